/**
 * Build step: bundles the files of the desk and of the client's pages apart from the site, so that they add
 * nothing to it. Writes `client` in build/desk and build/follow. The client's pages have no scripts and use the
 * site's font file, which clients have cached.
 */
import { access, readdir, rm } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { scripts } from '../../desk/browser/scripts.ts'
import { sheetsOfPage } from '../../server/site/styled-browsers.ts'
import { buildFolder } from './folder.ts'

const top = join(import.meta.dirname, '../..')

/** Few files for the shared code of the desk's pages; pages without an island load the files without React. */
const groups = [
  { name: 'plain', test: /desk\/ui\/(open-dialog|listen-keys|place|tab-memory|token-of-page)/ },
  { name: 'shared', test: /desk\/(ui|layout)\/.*[.]tsx$/, minShareCount: 2 },
]

const currentBrowsers: Plugin = {
  name: 'current-browsers',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
      file.source = sheetsOfPage([String(file.source).trim()]).join('')
    }
  },
}

async function bundle(
  name: string,
  assetsDir: string,
  input: Readonly<Record<string, string>>,
  config: InlineConfig = {},
) {
  const root = join(top, name)
  const inputs = Object.entries(input).map(([entry, file]) => [entry, join(root, file)])
  await build({
    ...{ root, configFile: join(top, 'vite.config.ts'), publicDir: false, logLevel: 'warn' },
    plugins: [currentBrowsers],
    ...config,
    build: {
      outDir: join(buildFolder, name, 'client'),
      emptyOutDir: true,
      assetsDir,
      // server/http/desk/door.ts and server/http/follow/door.ts read it.
      manifest: true,
      modulePreload: { resolveDependencies: (_, files) => files },
      rolldownOptions: {
        input: Object.fromEntries(inputs),
        output: { codeSplitting: { includeDependenciesRecursively: false, groups } },
      },
    },
  })
}

// Before sign-in, pages load only `bureau.css` and `ceremonies.ts`.
const entries = ['bureau.css', 'inside.css', ...scripts].map((file) => [parse(file).name, file])
await bundle('desk', 'bureau/assets', Object.fromEntries(entries))

const isFont = (file: string) => file.endsWith('.woff2')
// `petit` and `apercu` are documents with a client's home pages, for client and desk.
const sheets = { suivi: 'follow.css', petit: 'home-page-small.css', apercu: 'home-page.css' }
await bundle('follow', 'suivi/assets', sheets, {
  experimental: {
    renderBuiltUrl: (file) => (isFont(file) ? `/assets/${basename(file)}` : { relative: false }),
  },
})
const folder = join(buildFolder, 'follow/client/suivi/assets')
for (const font of (await readdir(folder)).filter(isFont)) {
  // Equal bytes have equal names in both builds: if the file is missing there, the site is not built.
  await access(join(buildFolder, 'client/assets', font))
  await rm(join(folder, font))
}
