/**
 * Build step: bundles the server, its processes, and the renderers of site, desk and client's pages into
 * build/server. They share chunks, so that a running server holds each module once. A bundle starts faster and
 * needs less memory than hundreds of TypeScript files.
 */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import bundled from './bundled.json' with { type: 'json' }
import { buildFolder } from './folder.ts'

const root = join(import.meta.dirname, '../..')
const out = join(buildFolder, 'server')

const inputs = Object.entries(bundled).map(([name, file]) => [name, join(root, file)])

/** Packages that load other files: native code, fonts, data. */
const unbundled = ['pdfkit', 'pg', 'prom-client', 'sharp']

const built = await build({
  root,
  configFile: join(root, 'vite.config.ts'),
  logLevel: 'warn',
  publicDir: false,
  plugins: [builtinsOnDemand(), reactForProduction(), withoutSheetsOfDesk()],
  ssr: { noExternal: true, external: unbundled },
  build: {
    outDir: out,
    emptyOutDir: true,
    ssr: true,
    ssrEmitAssets: true,
    target: 'node26',
    rolldownOptions: {
      input: Object.fromEntries(inputs),
      output: {
        chunkFileNames: '[name]-[hash].js',
        // Names stay, because the log shows where an error was thrown.
        minify: { mangle: false, compress: false, codegen: { removeWhitespace: true } },
      },
    },
  },
})

// e2e/built/memory.test.ts reads which modules a program loads.
const { output } = built as Rolldown.RolldownOutput
const chunks = output
  .filter((file) => file.type === 'chunk')
  .map(({ fileName, imports, dynamicImports, moduleIds }) => {
    const modules = moduleIds.map((id) => relative(root, id))
    return [fileName, { imports, dynamicImports, modules }] as const
  })
await writeFile(join(buildFolder, 'chunks.json'), JSON.stringify(Object.fromEntries(chunks)))

// The renderer of the site references these pictures, fonts and sheets.
await cp(join(out, 'assets'), join(buildFolder, 'client/assets'), { recursive: true })
await rm(join(out, 'assets'), { recursive: true })
for (const name of await readdir(out)) {
  const file = join(out, name)
  await writeFile(file, inAscii(await readFile(file, 'utf8')))
}

/**
 * Gets Node.js's modules without `import`, which reads each export: of `node:http`, one loads all of `fetch`,
 * 15 MB.
 */
function builtinsOnDemand(): Plugin {
  return {
    name: 'builtins-on-demand',
    enforce: 'pre',
    resolveId: { filter: { id: /^node:(?!module$)/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0node:/ },
      handler: (id) => `module.exports = process.getBuiltinModule('${id.slice(1)}')`,
    },
  }
}

/** React chooses its build by this variable when it loads, which would keep both builds in the bundle. */
function reactForProduction(): Plugin {
  return {
    name: 'react-for-production',
    transform: {
      filter: { id: /\/node_modules\/(react|react-dom|scheduler)\// },
      handler: (code) => code.replaceAll('process.env.NODE_ENV', '"production"'),
    },
  }
}

/** The renderer of the desk imports a component's sheet, which only the browser's half of the desk serves. */
function withoutSheetsOfDesk(): Plugin {
  return {
    name: 'without-sheets-of-desk',
    enforce: 'pre',
    resolveId: {
      filter: { id: /[.]css$/ },
      handler: (_, importer) =>
        importer?.startsWith(join(root, 'desk/')) ? '\0no-sheet' : undefined,
    },
    load: { filter: { id: /^\0no-sheet$/ }, handler: () => '' },
  }
}

/** V8 stores a script with a character beyond ASCII in two bytes a character. */
function inAscii(code: string): string {
  return code.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
