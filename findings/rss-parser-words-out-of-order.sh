#!/usr/bin/env bash
# rss-parser 3.13.0: the words of an Atom post with `type="xhtml"` (RFC 4287, 4.1.3.3) come back in another order. All
# text of an element comes first, joined, then its child elements: both in `content`, which is offered as HTML, and in
# `contentSnippet`. feedsmith 3.0.1 keeps the order.
# Guess before: the content is the markup of the feed, or else empty.
# Seen:
#   in the feed: Prices are <em>not</em> final before <strong>Monday</strong>.
#   rss-parser content: <p>Prices are  final before .<em>not</em><strong>Monday</strong></p>
#   rss-parser contentSnippet: Prices are  final before .notMonday
#   feedsmith content: <p>Prices are <em>not</em> final before <strong>Monday</strong>.</p>
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error rss-parser@3.13.0 feedsmith@3.0.1 >/dev/null
cat >show.mjs <<'END'
import { parseFeed } from 'feedsmith'
import Parser from 'rss-parser'
const post = 'Prices are <em>not</em> final before <strong>Monday</strong>.'
const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Prices</title><id>tag:example.com,2026:feed</id>
<updated>2026-11-22T12:00:00Z</updated><author><name>Nina</name></author>
<entry><title>Prices</title><id>tag:example.com,2026:1</id><updated>2026-11-22T12:00:00Z</updated>
<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>${post}</p></div></content></entry></feed>`
const paragraph = (html) => /<p>.*<\/p>/.exec(html)[0]
console.log('in the feed:', post)
const [{ content, contentSnippet }] = (await new Parser().parseString(feed)).items
console.log('rss-parser content:', paragraph(content))
console.log('rss-parser contentSnippet:', contentSnippet)
console.log('feedsmith content:', paragraph(parseFeed(feed).feed.entries[0].content.value))
END
diff <(node show.mjs) <(cat <<'END'
in the feed: Prices are <em>not</em> final before <strong>Monday</strong>.
rss-parser content: <p>Prices are  final before .<em>not</em><strong>Monday</strong></p>
rss-parser contentSnippet: Prices are  final before .notMonday
feedsmith content: <p>Prices are <em>not</em> final before <strong>Monday</strong>.</p>
END
) && echo 'As described: text first, elements after it.'
