#!/bin/sh
# Keeps an archive on two SSH servers on this machine, with the commands of the page. One
# server is killed while it works. With `all`, there are four times as many games, and
# first a run without a kill: archive.sh [all]. It reports in TAP.
set -u
root=$PWD place=$(mktemp -d) all=${1:-} games=2400 part=400
[ "$all" ] || games=600 part=100
port=$((20000 + $$ % 20000))
# Kills a server and its sessions, as if its machine had crashed.
stop() {
    pkill -9 -P "$(cat "$place/process$1")" 2>/dev/null
    kill -9 "$(cat "$place/process$1")" 2>/dev/null
}
trap 'stop 1; stop 2; rm -rf "$place"' EXIT

# Each server has its own home, like two machines, without shell profiles.
serve() {
    mkdir "$place/home$1"
    ssh-keygen -q -t ed25519 -N '' -f "$place/host$1" &&
        cat >"$place/server$1" <<END || return 1
ListenAddress 127.0.0.1:$((port + $1))
HostKey $place/host$1
AuthorizedKeysFile $place/key.pub
StrictModes no
UsePAM no
PidFile none
MaxStartups 100
SetEnv PATH=$root/build:/usr/bin:/bin HOME=$place/home$1
ForceCommand cd $place/home$1 && eval "\$SSH_ORIGINAL_COMMAND"
END
    /usr/sbin/sshd -D -e -f "$place/server$1" 2>"$place/log$1" &
    echo $! >"$place/process$1"
    echo "ssh -p $((port + $1)) -i $place/key -o UserKnownHostsFile=/dev/null" \
        "-o StrictHostKeyChecking=no -o LogLevel=ERROR 127.0.0.1" >>"$place/hosts"
}

work=$place label=
. tests/hosts/tap.sh

[ "$(id -u)" != 0 ] || mkdir -p /run/sshd # a directory that servers of root need
ssh-keygen -q -t ed25519 -N '' -f "$place/key"
serve 1 && serve 2
build/inarow convert --to pente_org tests/games/pente_org.rec >"$place/some.txt"
for _ in $(seq $((games / 6))); do cat "$place/some.txt"; done >"$place/games.txt"
sed -n '/^mkdir parts$/,/^```$/p' docs/command-line.md | sed '$d' |
    sed "s/-N 1000/-N $part/; s/1000 \* {#} - 999/$part * {#} - $((part - 1))/" \
        >"$place/recipe"

cd "$place" || exit
"$root/build/inarow" judge --json - <games.txt >expected
check "the archive has $games games" [ "$(wc -l <expected)" = $games ]

if [ "$all" ]; then
    sh recipe 2>&1
    check "two machines give the same answers as one" cmp expected judged.jsonl
    rm -rf parts judged.jsonl
fi
sh recipe 2>recipe.log &
recipe=$!
until [ -s judged.jsonl ]; do
    kill -0 $recipe 2>/dev/null || break
    sleep 0.1
done
before=$(wc -l <judged.jsonl)
stop 1
wait $recipe
status=$?
echo "# $before of $games games were judged when a server was killed"
check "the server is killed in the middle" [ "$before" -lt $games ]
check "the command survives a server that is killed in the middle" [ "$status" = 0 ]
check "each game is found once, in order" cmp expected judged.jsonl
[ "$failures" = 0 ]
