/**
 * Build step: bundles the public site's browser code to build/client, and lists it in build/assets.json.
 * tools/build/pages.ts renders the pages.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type Manifest, minify, type Plugin } from 'vite'
import { sitePages } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { islands } from '../../app/browser/islands.ts'
import type { SiteAssets } from '../../app/render/render-page.tsx'
import { buildFolder } from './folder.ts'

const root = join(import.meta.dirname, '../..')
const out = buildFolder
const inBrowser = (file: string) => join(root, 'app/browser', file)

await build({
  root,
  logLevel: 'warn',
  plugins: [withoutContent()],
  build: {
    outDir: join(out, 'client'),
    emptyOutDir: true,
    manifest: true,
    // The JSON of an island lists its files instead.
    modulePreload: false,
    rolldownOptions: {
      input: { site: inBrowser('site.ts'), plan: inBrowser('plan.ts') },
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          // One request for all islands' code, one for all forms'.
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|app\/(browser\/(react|typed)|render\/search|lead-form\/form-result)/,
            },
            {
              name: 'forms',
              test: /app\/(lead-form\/(?!on-demand)|ui\/|.*\/(footer|contact|comment|coming-soon)-form)|\/forms\/(?!quote)|valibot|quotes\/dates/,
            },
          ],
        },
        // Makes V8 compile whole files in advance, off the main thread: lazy compilation at the first
        // interaction blocked a slow phone for 100 ms.
        postBanner: () => '//# allFunctionsCalledOnLoad',
      },
    },
  },
})

const manifestFolder = join(out, 'client/.vite')
const manifest: Manifest = JSON.parse(await readFile(join(manifestFolder, 'manifest.json'), 'utf8'))
await rm(manifestFolder, { recursive: true })

/**
 * Refuses imports of content/ in browser scripts, because publications change texts without a bundler.
 *
 * @throws Error with the modules of content/ that a browser script imports
 */
function withoutContent(): Plugin {
  return {
    name: 'without-content',
    buildEnd() {
      const content = join(root, 'content/')
      const found = [...this.getModuleIds()].filter((id) => id.startsWith(content))
      if (found.length > 0) throw new Error(`scripts of the browser import ${found.join(', ')}`)
    },
  }
}

function filesOf(key: string): string[] {
  const { imports = [], file } = manifest[key] ?? {}
  if (!file) throw new Error(`the build has no ${key}`)
  return [...new Set([...imports.flatMap(filesOf), `/${file}`])]
}

const onEveryPage = new Set(filesOf('app/browser/site.ts'))
const chunk = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.name === name)
const react = filesOf(chunk('react') ?? '')
const filesOfIslands = Object.keys(islands).map((name) => {
  const own = Object.keys(manifest).find((path) => path.endsWith(`/${name}.tsx`))
  const files = new Set([...react, ...filesOf(own ?? chunk('forms') ?? '')])
  return [name, [...files].filter((file) => !onEveryPage.has(file))]
})
const site = filesOf('app/browser/site.ts').at(-1) ?? ''
const boot = await readFile(inBrowser('boot.js'), 'utf8')
// In a block, so that its names are no global ones.
const { code, errors } = await minify('boot.js', `{${boot}}`)
if (errors[0]) throw errors[0]
const assets: SiteAssets = {
  site,
  boot: code.replaceAll('__SITE__', site),
  plan: filesOf('app/browser/plan.ts').at(-1) ?? '',
  islands: Object.fromEntries(filesOfIslands),
  cards: Object.fromEntries(
    [...sitePages(loadContent())].map(([path, { title }]) => [path, title]),
  ),
}
await writeFile(join(out, 'assets.json'), JSON.stringify(assets))
