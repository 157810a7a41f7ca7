import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { filesOf, importsOf } from '../build/sources.ts'

/** Importers by imported file. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>

/** Types change nothing when a program runs, and every selection checks the types of the whole project. */
const imported = /\b(?:import|export)\s+type\s[^'"]*?\bfrom\s*['"][^'"]+['"]/g

/** The program of another process: a module starts the file beside it, with its own ending. */
const started = /`([\w-]+)\$\{extname\(import\.meta\.filename\)\}/g

const isModule = (file: string) => /\.(?:tsx?|mjs)$/.test(file)

/**
 * Tables of every page and document. A search stops there, because it would reach the whole project: a fault of one
 * row breaks the build, and the loops over pages look at the rest.
 */
const tables = ['app/render/pages.ts', 'content/documents/documents.ts']

/**
 * Reads who imports whom in the whole project. Documents of `content/` and pages of `docs/` count as imported by the
 * tests of their folder, other data by the module beside it with its name, or else by all modules beside it.
 */
export function readImporters(root: string): Importers {
  const importers = new Map<string, Set<string>>()
  const add = (file: string, importer: string) => {
    const known = importers.get(file)
    if (known) known.add(importer)
    else importers.set(file, new Set([importer]))
  }
  const files = filesOf(root)
  const isTest = (file: string) => /\.test\.tsx?$/.test(file)
  const modules = files.filter((file) => isModule(file) && !isTest(file))
  const testsIn = (folder: string) =>
    files.filter((file) => file.startsWith(folder) && isTest(file))
  const readBy = { 'content/': testsIn('content/'), 'docs/': testsIn('docs/') }
  for (const file of files.filter(isModule)) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(imported, '')
    for (const target of importsOf(file, text)) add(target, file)
    for (const [, name = ''] of text.matchAll(started)) add(`${join(dirname(file), name)}.ts`, file)
  }
  for (const file of files.filter((file) => /\.(?:ya?ml|json|css|txt|md)$/.test(file))) {
    if (importers.has(file)) continue
    const [, readers] = Object.entries(readBy).find(([folder]) => file.startsWith(folder)) ?? []
    if (readers) {
      for (const test of readers) add(file, test)
      continue
    }
    const name = file.replace(/\.\w+$/, '.ts')
    const beside = modules.filter((module) => dirname(module) === dirname(file))
    for (const module of beside.includes(name) ? [name] : beside) add(file, module)
  }
  return importers
}

/** Returns the files and everything that imports them, directly or through others. */
export function reachedBy(files: readonly string[], importers: Importers): Set<string> {
  const reached = new Set(files)
  // The loop also visits files added during it.
  for (const file of reached) {
    if (tables.includes(file) && !files.includes(file)) continue
    for (const importer of importers.get(file) ?? []) reached.add(importer)
  }
  return reached
}
