/**
 * A step of the build: renders every page into a file of build/client, with the files that its islands ask
 * for, and what the site says to machines. `/404` is the not-found page as a file, which the server sends
 * with status 404.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { loadContent } from '#content/documents/load.ts'
import type * as door from '../../app/render/render-page.tsx'

const build = join(import.meta.dirname, '../../build')

const assets: door.SiteAssets = JSON.parse(await readFile(join(build, 'assets.json'), 'utf8'))
const { documentPaths, renderPage, feeds }: typeof door = await import(
  join(build, 'server/render-page.js')
)

const content = loadContent()
for (const path of documentPaths(content)) {
  const { html, files } = renderPage(path, content, assets)
  await write(join(path, 'index.html'), html)
  for (const [address, text] of files) await write(address, text)
}
for (const [address, text] of Object.entries(feeds)) await write(address, text(content))

/** A page whose link is pointed at is rendered beforehand, where the browser knows how. */
const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          // A search of `*` would match none too.
          { not: { href_matches: ['/bureau*', '/suivi*', '/assets/*', '/*\\?(.+)'] } },
          { not: { selector_matches: '[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}
await write('/speculation-rules.json', JSON.stringify(rules))

async function write(address: string, text: string) {
  const file = join(build, 'client', address)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
