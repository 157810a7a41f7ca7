/**
 * Build step: the client's pages, apart from site and desk and without scripts. Writes build/follow/client
 * and build/follow/server. They use the site's font file, which clients have cached.
 */
import { access, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { build, type InlineConfig } from 'vite'
import { splitByMoment } from './moments.ts'

const root = join(import.meta.dirname, '../../follow')
const out = join(import.meta.dirname, '../../build/follow')

const site = join(import.meta.dirname, '../../build/client/assets')
const isFont = (file: string) => file.endsWith('.woff2')

const shared: InlineConfig = { root, configFile: false, publicDir: false, logLevel: 'warn' }

await build({
  ...shared,
  css: { postcss: { plugins: [splitByMoment] } },
  experimental: {
    renderBuiltUrl: (file) => (isFont(file) ? `/assets/${basename(file)}` : { relative: false }),
  },
  build: {
    outDir: join(out, 'client'),
    assetsDir: 'suivi/assets',
    emptyOutDir: true,
    // server/http/follow/door.ts reads it.
    manifest: true,
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    rolldownOptions: {
      input: {
        suivi: join(root, 'follow.css'),
        // Documents with a client's home pages, for client and desk.
        petit: join(root, 'home-page-small.css'),
        apercu: join(root, 'home-page.css'),
      },
    },
  },
})
const folder = join(out, 'client/suivi/assets')
for (const font of (await readdir(folder)).filter(isFont)) {
  // Equal bytes have equal names; a missing file means that the former step has not run.
  await access(join(site, font))
  await rm(join(folder, font))
}
await build({
  ...shared,
  build: { outDir: join(out, 'server'), emptyOutDir: true, ssr: join(root, 'door.tsx') },
})
