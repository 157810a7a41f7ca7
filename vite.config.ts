import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, type Plugin, type Rolldown } from 'vite'
import { readBuildSettings } from './tools/build/build-settings.ts'

const settings = readBuildSettings(process.env)

/**
 * Few files, since each costs a request: the libraries, what surrounds every page, what many pages
 * share, and what is a page's own. A group takes along what its modules import.
 */
const chunks = [
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|react-router|scheduler)\/|preload-helper/,
    priority: 4,
  },
  // What the inline script calls before all others, and they too.
  { name: 'idle', test: /\/app\/runtime\/loading\//, priority: 5 },
  // What surrounds every page, the bricks that most are made of and the prices of the menu; what comes
  // on demand has a folder of its own below these. The currency is there before the parts of
  // /tarifs/webmastering come, and a file of its own would be a request more on seven pages.
  {
    name: 'site',
    test: /\/app\/((layout|ui|lead-form|pages\/tarifs\/currency)\/)?[\w.-]+\.tsx?$|\/content\/catalogue\//,
    priority: 3,
  },
  { name: 'prices', test: /\/pages\/tarifs\/.*\.tsx?$/, minShareCount: 3, priority: 1 },
  // What the previews are is known to the forms' own half, of which most pages take nothing.
  { name: 'previews', test: /\/previews\/answers\//, priority: 4 },
  // What remembers a consent: two pages ask for it, and the dialog of all choices, which comes late.
  { name: 'consent', test: /\/app\/layout\/consent\//, priority: 2 },
  // Style sheets stay with their pages.
  { name: 'shared', test: /\.tsx?$/, minShareCount: 5 },
]

export default defineConfig({
  plugins: [inlineScript(), reactRouter(), plainRouteModules(), withoutDataRouter()],
  define: {
    // One object, replaced at build time; see app/build-settings.ts.
    __BUILD_SETTINGS__: JSON.stringify(settings),
    // By itself, so that what the other kind of build needs is left out.
    'import.meta.env.FORMS': JSON.stringify(settings.forms),
  },
  build: {
    // Drawings are files with a hash in their name, cached for a year, not data URIs in the HTML.
    assetsInlineLimit: 0,
    // Nested rules stay nested, which is shorter: every browser has known them since 2023.
    cssTarget: ['chrome123', 'edge123', 'firefox125', 'safari17.5'],
    // What a part needs is asked for by its own imports: no hints in the page.
    modulePreload: { polyfill: false, resolveDependencies: () => [] },
    // The server's half is one file, where the parts that the browser loads later have to be too.
    rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // What a chunk exports keeps its name: app/entry.server.tsx names one.
          output: {
            codeSplitting: { groups: chunks },
            minifyInternalExports: false,
            // Asks V8 to compile whole files while nobody waits, off the main thread: at the first
            // gesture, compiling one function after the other kept a slow phone for 100 ms.
            postBanner: ({ isDynamicEntry }) =>
              isDynamicEntry ? '' : '//# allFunctionsCalledOnLoad',
          },
        },
      },
    },
  },
})

/** Gives app/runtime/boot/inline/bootstrap.js as a string: it is part of every page. */
function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('.js?inline-script')) return null
      const path = id.replace(/\?.*$/, '')
      this.addWatchFile(path)
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: { write: false, lib: { entry: path, formats: ['iife'], name: 'script' } },
      })
      const [script] = (built as Rolldown.RolldownOutput[]).flatMap(({ output }) => output)
      if (script?.type !== 'chunk') throw new Error(`${path} has no script`)
      return `export default ${JSON.stringify(script.code.trim())}`
    },
  }
}

/**
 * React Router wraps what a route module exports to hand it the data of its own router, which the
 * built site does without (app/runtime/router/site-router.tsx): here the wrappers hand on nothing.
 *
 * @throws when no module has such wrappers: another version writes them differently
 */
function plainRouteModules(): Plugin {
  const wrappers = /import \{([^}]*\bUNSAFE_with\w+Props\b[^}]*)\} from "react-router";/
  let unwrapped = 0
  return {
    name: 'plain-route-modules',
    apply: 'build',
    buildEnd(error) {
      if (!error && unwrapped === 0) throw new Error('no route module is wrapped as expected')
    },
    transform(code) {
      const [statement, names] = wrappers.exec(code) ?? []
      if (!statement || !names) return null
      unwrapped += 1
      const plain = names
        .split(',')
        .map((name) => `const ${name.split(' as ').at(-1)?.trim()} = (component) => component;`)
      // On one line, as it was: the source map stays true.
      return { code: code.replace(statement, plain.join(' ')), map: null }
    },
  }
}

/**
 * The router of React Router that loads data is used by nothing here, and was held in the bundle by one
 * call whose outcome nobody reads: marked as such, it goes, with 3 kB of brotli on every page.
 *
 * @throws when no module has that call: another version writes it differently
 */
function withoutDataRouter(): Plugin {
  const call = 'React$1.memo(DataRoutes)'
  let marked = false
  return {
    name: 'without-data-router',
    apply: 'build',
    buildEnd(error) {
      if (!error && !marked) throw new Error(`no module says ${call}`)
    },
    transform(code) {
      if (!code.includes(call)) return null
      marked = true
      // On one line, as it was: the source map stays true.
      return { code: code.replace(call, `/* @__PURE__ */ ${call}`), map: null }
    },
  }
}
