/**
 * Build step: collects the inline blocks of each document in build/policies.json for the server. With
 * `FORMS=emailjs` it completes build/client for hosts without headers: each page gets its policy in a
 * `<meta>`, and 404.html is written.
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
  // app/browser/prefetch.ts adds these rules to every page.
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
    // A static host cannot generate a nonce per visit, but a constant one still blocks `style=` attributes.
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

export function policyFacts({ videoUrl, geoEndpoint, forms, emailJs }: BuildSettings): PolicyFacts {
  return {
    videoOrigin: new URL(videoUrl).origin,
    connectTo: [URL.parse(geoEndpoint)?.origin, emailJs?.origin].filter(
      (origin) => origin !== undefined,
    ),
    // Target of a form without scripts: app/lead-form/lead-form.tsx.
    formTargets: [forms === 'emailjs' ? 'mailto:' : "'self'"],
  }
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

function withPolicy(html: string, address: string, built: BuiltPolicies): string {
  const [head] = find(html, 'head')
  if (!head) throw new Error(`${address} has no head`)
  const policy = metaPolicy(address, built, address === mapFrame ? built.nonce : undefined)
  const text = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  return exchange(html, [{ start: head.start, end: head.start, text }])
}
