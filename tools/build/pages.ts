/**
 * Build step: renders every page into build/client, with the files of its islands, the feeds and
 * security.txt. `/404` is the not-found page.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { assemble } from '#content/documents/assemble.ts'
import { readDocuments } from '#content/documents/load.ts'
import type * as door from '../../app/render/render-page.tsx'
import { createFinisher } from '../../server/site/finish-page.ts'
import { readBuildSettings } from './build-settings.ts'

const build = join(import.meta.dirname, '../../build')

const assets: door.SiteAssets = JSON.parse(await readFile(join(build, 'assets.json'), 'utf8'))
const { documentPaths, renderPage, feeds }: typeof door = await import(
  join(build, 'server/render-page.js')
)

const documents = readDocuments()
const content = assemble(documents)
await writeFile(join(build, 'documents.json'), JSON.stringify(Object.fromEntries(documents)))
const finish = createFinisher(join(build, 'client'), assets)
const rendered: Record<string, string> = {}
for (const path of documentPaths(content)) {
  const { html, files } = renderPage(path, content, assets)
  rendered[path] = createHash('sha256').update(html).digest('base64url')
  await write(
    join(path, 'index.html'),
    finish(html, (address) => files.get(address) ?? ''),
  )
  for (const [address, text] of files) await write(address, text)
}
// server/site/render-worker.ts compares publications with this file.
await writeFile(join(build, 'rendered.json'), JSON.stringify(rendered))
for (const [address, text] of Object.entries(feeds)) await write(address, text(content))

/** Browsers with speculation rules prerender the page of a hovered link. */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // `(.+)`, because `*` would also match an address without a query.
          { not: { href_matches: ['/bureau*', '/suivi*', '/assets/*', '/*\\?(.+)'] } },
          { not: { selector_matches: '[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
await write('/speculation-rules.json', JSON.stringify(rules))

// RFC 9116 recommends less than a year, so that an abandoned site has no valid contact.
const expires = new Date()
expires.setUTCMonth(expires.getUTCMonth() + 11)
const { siteUrl } = readBuildSettings(process.env)
await write(
  '/.well-known/security.txt',
  `Contact: mailto:${content.company.email}
Expires: ${expires.toISOString()}
Preferred-Languages: fr, en
Canonical: ${siteUrl}/.well-known/security.txt
`,
)

async function write(address: string, text: string) {
  const file = join(build, 'client', address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
