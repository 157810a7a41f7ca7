#!/usr/bin/env bash
# structured-data-testing-tool 4.5.0: JSON-LD in a `@graph`, as most content systems write it, is not seen, and the page
# passes: an article that lacks all that the tool requires fails by itself, and has no test at all in a graph. Its reader,
# web-auto-extractor 1.0.17, files the whole graph under the name "undefined".
# Guess before: the same faults in both forms, because `@graph` is a part of JSON-LD 1.0.
# Seen:
#   alone: 3 passed, 8 failed, schemas Article
#   in a graph: 0 passed, 0 failed, schemas none
#   reader, in a graph: undefined
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --ignore-scripts \
  structured-data-testing-tool@4.5.0 web-auto-extractor@1.0.17 >/dev/null
cat >show.cjs <<'END'
const { structuredDataTest } = require('structured-data-testing-tool')
const { Google } = require('structured-data-testing-tool/presets')
const Reader = require('web-auto-extractor').default
const page = (data) =>
  `<html><head><title>Pots</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body></body></html>`
const article = { '@type': 'Article', name: 'Pots' }
const alone = page({ '@context': 'https://schema.org', ...article })
const graph = page({ '@context': 'https://schema.org', '@graph': [article] })
// The tool rejects with its report if a test fails.
const report = (html) => structuredDataTest(html, { presets: [Google] }).catch((error) => error.res)
async function show() {
  for (const [name, html] of [['alone', alone], ['in a graph', graph]]) {
    const { passed, failed, schemas } = await report(html)
    console.log(`${name}: ${passed.length} passed, ${failed.length} failed, schemas ${schemas.join() || 'none'}`)
  }
  console.log(`reader, in a graph: ${Object.keys(Reader().parse(graph).jsonld)}`)
}
show()
END
diff <(node show.cjs) <(cat <<'END'
alone: 3 passed, 8 failed, schemas Article
in a graph: 0 passed, 0 failed, schemas none
reader, in a graph: undefined
END
) && echo 'As described: what stands in a graph is not checked.'
