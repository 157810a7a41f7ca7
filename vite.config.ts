import { readFile } from 'node:fs/promises'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, minify, type Plugin } from 'vite'
import { readBuildSettings } from './tools/build-settings.ts'

const settings = readBuildSettings(process.env)

export default defineConfig({
  plugins: [inlineLoader(), reactRouter()],
  define: {
    // One object, replaced at build time; see app/build-settings.ts.
    __BUILD_SETTINGS__: JSON.stringify(settings),
    // By itself, so that what the other kind of build needs is left out.
    'import.meta.env.FORMS': JSON.stringify(settings.forms),
  },
  build: {
    // Drawings are files with a hash in their name, cached for a year, not data URIs in the HTML.
    assetsInlineLimit: 0,
    // What a part needs is asked for by its own imports: no hints in the page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // The server's half is one file, where the parts that the browser loads later have to be too.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
})

/** Gives app/hydration/loader.js as a minified string: it is part of every page's first bytes. */
function inlineLoader(): Plugin {
  return {
    name: 'inline-loader',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('/loader.js?inline-script')) return null
      const path = id.replace(/\?.*$/, '')
      this.addWatchFile(path)
      const { code } = await minify(path, await readFile(path, 'utf8'))
      return `export default ${JSON.stringify(code.trim())}`
    },
  }
}
