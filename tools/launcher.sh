#!/bin/sh
# Writes the program `inarow`: launcher.sh INTERPRETER LUA_DIR SO_DIR TO. It runs the tree
# that it lies in by the interpreter it was made for: its scripts are in LUA_DIR of that,
# the module in SO_DIR. What LUA_INIT says is not run; a relative interpreter would be one
# of the current folder. It takes the place of another one at once, which may be running.
#
# The place of a file that is not reached by links is known without starting readlink,
# which takes as long as a tenth of a short command.
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
