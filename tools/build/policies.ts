/**
 * A step of the build: reads what each document holds that a policy has to allow, and writes
 * build/policies.json for the server, which reads no HTML. With `FORMS=emailjs` it also makes
 * build/client complete by itself, for hosts that serve files and nothing else: such a host sets no
 * headers, so each page says its policy itself, and finds the not-found page in 404.html.
 */
import { randomBytes } from 'node:crypto'
import { cp, glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { load } from 'cheerio'
import {
  type BuiltPolicies,
  type InlineHashes,
  mapFrame,
  metaPolicy,
  type PolicyFacts,
} from '../../server/http/security.ts'
import { fileAddress } from '../../server/http/static.ts'
import { hashes, inlineHashes, withNonce } from '../../server/site/inline-hashes.ts'
import { exchange, find } from '../../server/site/markup.ts'
import { type BuildSettings, readBuildSettings } from './build-settings.ts'

const build = join(import.meta.dirname, '../../build')
const client = join(build, 'client')

if (import.meta.main) await writePolicies(readBuildSettings(process.env))

async function writePolicies(settings: BuildSettings) {
  const isStatic = settings.forms === 'emailjs'
  const documents: Record<string, InlineHashes> = {}
  const built = {
    siteUrl: settings.siteUrl,
    facts: policyFacts(settings),
    documents,
    nonce: randomBytes(16).toString('base64'),
  }
  // app/browser/prefetch.ts puts them into every page.
  const rules = hashes([{ text: await readFile(join(client, 'speculation-rules.json'), 'utf8') }])
  for await (const name of glob('**/*.{html,svg}', { cwd: client })) {
    const file = join(client, name)
    const text = await readFile(file, 'utf8')
    const address = fileAddress(`/${name}`)
    if (name.endsWith('.svg')) {
      documents[address] = pictureHashes(text)
      continue
    }
    const { scripts, styles } = inlineHashes(text)
    documents[address] = {
      scripts: address === mapFrame ? scripts : [...scripts, ...rules],
      styles,
    }
    let html = text
    // No host of files can make a nonce for each visit: what it has still shuts out `style=`.
    if (address === mapFrame) html = withNonce(html, built.nonce)
    if (isStatic) html = withPolicy(html, address, built)
    if (html !== text) await writeFile(file, html)
  }
  if (isStatic) {
    await cp(join(client, '404/index.html'), join(client, '404.html'))
    documents['/404.html'] = documents['/404'] ?? { scripts: [], styles: [] }
  }
  await writeFile(
    join(build, 'policies.json'),
    `${JSON.stringify(built satisfies BuiltPolicies)}\n`,
  )
}

/** What the pages of a build ask for and post to, beyond the files of the site. */
export function policyFacts({ videoUrl, geoEndpoint, forms, emailJs }: BuildSettings): PolicyFacts {
  return {
    videoOrigin: new URL(videoUrl).origin,
    connectTo: [URL.parse(geoEndpoint)?.origin, emailJs?.origin].filter(
      (origin) => origin !== undefined,
    ),
    // What a form does when no script takes it: see app/lead-form/lead-form.tsx.
    formTargets: [forms === 'emailjs' ? 'mailto:' : "'self'"],
  }
}

/** Of a drawing, which may be opened by itself: XML, whose blocks are what its entities stand for. */
function pictureHashes(svg: string): InlineHashes {
  const $ = load(svg, { xml: true })
  const texts = (selector: string) =>
    $(selector)
      .toArray()
      .map((block) => ({ text: $(block).text() }))
  return { scripts: hashes(texts('script:not([href])')), styles: hashes(texts('style')) }
}

function withPolicy(html: string, address: string, built: BuiltPolicies): string {
  const [head] = find(html, 'head')
  if (!head) throw new Error(`${address} has no head`)
  const policy = metaPolicy(address, built, address === mapFrame ? built.nonce : undefined)
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return exchange(html, [{ start: head.start, end: head.start, text }])
}
