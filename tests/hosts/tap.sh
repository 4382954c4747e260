# Reports in TAP, for the scripts of this folder. Source it after setting `work`, a
# folder, and `label`, the beginning of the names.
number=0 failures=0

# check NAME COMMAND... writes the output to a log, and prints the log on failure.
check() {
    number=$((number + 1))
    name=$label$1
    shift
    if "$@" >"$work/log" 2>&1; then
        echo "ok $number - $name"
    else
        failures=$((failures + 1))
        echo "not ok $number - $name"
        sed 's/^/# /' "$work/log" | tail -n 20
    fi
}
