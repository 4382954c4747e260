#!/bin/sh
# Writes the program `inarow`: launcher.sh INTERPRETER LUA_DIR SO_DIR TO. The program runs
# its own tree with the interpreter that the tree was built for. The scripts are in
# LUA_DIR of the tree, and the module is in SO_DIR. LUA_INIT has no effect. A relative
# interpreter would depend on the current folder. The program replaces an existing one at
# once, even while that one runs.
#
# If no link leads to the file, its place is known without starting readlink, which takes
# a tenth of the time of a short command.
set -eu
cat >"$4.new" <<END
#!/bin/sh
case \$0 in
/*) self=\$0 ;;
*) self=\$PWD/\$0 ;;
esac
case \$self in *//* | */./* | */../*) self= ;; esac
if [ ! -f "\$self" ] || [ -h "\$self" ] || [ -h "\${self%/*}" ]; then
    self=\$(readlink -f -- "\$0") || exit 2
fi
tree=\${self%/*/*}
unset LUA_INIT LUA_INIT_5_2 LUA_INIT_5_3 LUA_INIT_5_4
exec $1 "\$tree/$2/inarow/cli/main.lua" --library "\$tree/$3" --called "\$0" "\$@"
END
chmod 755 "$4.new"
mv "$4.new" "$4"
