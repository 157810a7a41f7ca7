/**
 * Build step: renders every page into build/client, with the files of its islands, the feeds and
 * security.txt. `/404` is the not-found page. Collects the inline blocks of each document in
 * build/policies.json for the server. With `FORMS=emailjs` it completes build/client for hosts without
 * headers: each page gets its policy in a `<meta>`, and 404.html is written.
 */
import { randomBytes } from 'node:crypto'
import { glob, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { load } from 'cheerio'
import { assemble } from '#content/documents/assemble.ts'
import { readDocuments } from '#content/documents/load.ts'
import type * as door from '../../app/render/render-page.tsx'
import { createFinisher } from '../../server/site/finish-page.ts'
import { hashes, inlineHashes, withNonce } from '../../server/site/inline-hashes.ts'
import { exchange, find } from '../../server/site/markup.ts'
import { type PageRecord, recordPage } from '../../server/site/page-record.ts'
import {
  type BuiltPolicies,
  type InlineHashes,
  mapFrame,
  metaPolicy,
} from '../../server/site/security.ts'
import type { TrimmedSheets } from '../../server/site/trim-sheet.ts'
import { policyFacts, readBuildSettings } from './build-settings.ts'
import { buildFolder } from './folder.ts'

const build = buildFolder
const client = join(build, 'client')

const assets: door.SiteAssets = JSON.parse(await readFile(join(build, 'assets.json'), 'utf8'))
const { documentPaths, renderPage, feeds }: typeof door = await import(
  join(build, 'server/render-page.js')
)

/** Browsers with speculation rules prerender the page of a hovered link. */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/bureau*', '/suivi*', '/assets/*'] } },
          {
            or: [
              // `(.+)`, because `*` would also match an address without a query.
              { not: { href_matches: '/*\\?(.+)' } },
              { href_matches: '/devis\\?service=([^&]+)' },
            ],
          },
          { not: { selector_matches: '[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
const speculationRules = JSON.stringify(rules)
await write('/speculation-rules.json', speculationRules)

const settings = readBuildSettings(process.env)
const isStatic = settings.forms === 'emailjs'
const built: BuiltPolicies = {
  siteUrl: settings.siteUrl,
  facts: policyFacts(settings),
  documents: {},
  nonce: randomBytes(16).toString('base64'),
}
const documents = readDocuments()
const content = assemble(documents)
await writeFile(join(build, 'documents.json'), JSON.stringify(Object.fromEntries(documents)))
const trimmed: TrimmedSheets = new Map()
const finish = createFinisher(client, assets, trimmed)
const rendered: Record<string, PageRecord> = {}
for (const path of documentPaths(content)) {
  const { page, record } = recordPage(renderPage, path, content, assets)
  const { html, files } = page
  rendered[path] = record
  let finished = finish(html, (address) => files.get(address) ?? '')
  const { scripts, styles } = inlineHashes(finished)
  // app/browser/prefetch.ts adds these rules to every page.
  const added = path === mapFrame ? [] : hashes([{ text: speculationRules }])
  built.documents[path] = { scripts: [...scripts, ...added], styles }
  // A static host cannot generate a nonce per visit, but a constant one still blocks `style=` attributes.
  if (path === mapFrame) finished = withNonce(finished, built.nonce)
  if (isStatic) finished = withPolicy(finished, path)
  await write(join(path, 'index.html'), finished)
  if (isStatic && path === '/404') await write('/404.html', finished)
  for (const [address, text] of files) await write(address, text)
}
if (isStatic) built.documents['/404.html'] = built.documents['/404'] ?? { scripts: [], styles: [] }
for await (const name of glob('**/*.svg', { cwd: client })) {
  built.documents[`/${name}`] = pictureHashes(await readFile(join(client, name), 'utf8'))
}
await writeFile(join(build, 'policies.json'), JSON.stringify(built))
await writeFile(join(build, 'trimmed.json'), JSON.stringify(Object.fromEntries(trimmed)))
// With this file, server/site/render-worker.ts finds the pages that a publication changes.
await writeFile(join(build, 'rendered.json'), JSON.stringify(rendered))
for (const [address, text] of Object.entries(feeds)) await write(address, text(content))

// RFC 9116 recommends less than a year, so that an abandoned site has no valid contact.
const expires = new Date()
expires.setUTCMonth(expires.getUTCMonth() + 11)
await write(
  '/.well-known/security.txt',
  `Contact: mailto:${content.company.email}
Expires: ${expires.toISOString()}
Preferred-Languages: fr, en
Canonical: ${settings.siteUrl}/.well-known/security.txt
`,
)

async function write(address: string, text: string) {
  const file = join(client, address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

/** Hashes of an SVG's inline blocks, with XML entities resolved, because it may be opened directly. */
function pictureHashes(svg: string): InlineHashes {
  const $ = load(svg, { xml: true })
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((block) => ({ text: $(block).text() }))
  return { scripts: hashes(texts('script:not([href])')), styles: hashes(texts('style')) }
}

function withPolicy(html: string, address: string): string {
  const [head] = find(html, ['head'])
  if (!head) throw new Error(`${address} has no head`)
  const policy = metaPolicy(address, built, address === mapFrame ? built.nonce : undefined)
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return exchange(html, [{ start: head.start, end: head.start, text }])
}
