# Reporting in TAP, for the scripts here: sourced after `work`, a folder, and `label`,
# what the names begin with, are set.
number=0 failures=0

# check NAME COMMAND...: its output goes to a log, which is shown if it fails.
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
