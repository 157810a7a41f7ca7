/**
 * Build step: bundles the desk and the client's pages apart from the site, so that they add nothing to it.
 * Writes `client` and `server` in build/desk and build/follow. The client's pages have no scripts and use the
 * site's font file, which clients have cached.
 */
import { access, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { splitByMoment } from './moments.ts'

const top = join(import.meta.dirname, '../..')

async function bundle(
  name: string,
  assetsDir: string,
  input: Readonly<Record<string, string>>,
  config: InlineConfig = {},
) {
  const root = join(top, name)
  const out = join(top, 'build', name)
  const shared: InlineConfig = { root, configFile: false, publicDir: false, logLevel: 'warn' }
  const inputs = Object.entries(input).map(([entry, file]) => [entry, join(root, file)])
  await build({
    ...shared,
    ...config,
    build: {
      outDir: join(out, 'client'),
      assetsDir,
      emptyOutDir: true,
      // server/http/desk/door.ts and server/http/follow/door.ts read it.
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
      rolldownOptions: { input: Object.fromEntries(inputs) },
    },
  })
  await build({
    ...shared,
    ...config,
    build: { outDir: join(out, 'server'), emptyOutDir: true, ssr: join(root, 'door.tsx') },
  })
}

// Before sign-in, pages load only `connexion`.
const scripts = { bureau: 'browser.tsx', connexion: 'connexion/ceremonies.ts' }
await bundle('desk', 'bureau/assets', scripts)

const isFont = (file: string) => file.endsWith('.woff2')
// `petit` and `apercu` are documents with a client's home pages, for client and desk.
const sheets = { suivi: 'follow.css', petit: 'home-page-small.css', apercu: 'home-page.css' }
await bundle('follow', 'suivi/assets', sheets, {
  css: { postcss: { plugins: [splitByMoment] } },
  experimental: {
    renderBuiltUrl: (file) => (isFont(file) ? `/assets/${basename(file)}` : { relative: false }),
  },
})
const folder = join(top, 'build/follow/client/suivi/assets')
for (const font of (await readdir(folder)).filter(isFont)) {
  // Equal bytes have equal names in both builds: if the file is missing there, the site is not built.
  await access(join(top, 'build/client/assets', font))
  await rm(join(folder, font))
}
