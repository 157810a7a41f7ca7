/** Lists and hashes the inputs of a build; tools/ready.mjs starts it. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path/posix'
import project from '../../package.json' with { type: 'json' }
import bundled from './bundled.json' with { type: 'json' }
import variables from './variables.json' with { type: 'json' }

const neverBuilt = /^(docs|e2e)\/|\.test\.tsx?$|\.md$/

/** Modules that are inputs of the build only if a build step or a bundle imports them. */
const ownPrograms = /^(server|tools)\/.*\.(ts|mjs)$/
/** Build steps, which steps.ts runs as programs, and the programs that tools/build/server.ts bundles. */
const programs = new Set(Object.values(bundled))
const isProgram = (file: string) => file.startsWith('tools/build/') || programs.has(file)

/** Folders by the beginning of an import: `tools/workshop/` by `#workshop/`. */
const aliases = Object.entries(project.imports).map(
  ([alias, folder]) => [alias.slice(0, -1), folder.slice(0, -1)] as const,
)

type Environment = Readonly<Record<string, string | undefined>>

if (import.meta.main)
  process.stdout.write(buildHash(join(import.meta.dirname, '../..'), process.env))

/** Returns a hash of everything that could change a build. */
export function buildHash(root: string, env: Environment): string {
  const hash = createHash('sha256')
  for (const [file, body] of sourcesOf(root)) hash.update(`${file}\0${body.length}\0`).update(body)
  for (const [name, value] of buildVariables(env)) hash.update(`${name}=${value}\0`)
  return hash.digest('hex')
}

/**
 * Lists paths below the root, but those of .gitignore, because an archive of the project has no git. As in git, a
 * line with a slash before its last character is relative to the root.
 */
export function filesOf(root: string): string[] {
  const exclude = readFileSync(join(root, '.gitignore'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace(/\/$/, ''))
    .map((line) => (line.includes('/') ? line.replace(/^\//, '') : `**/${line}`))
  return globSync('[!.]*{,/**}', { cwd: root, exclude, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
}

/**
 * Lists the inputs of a build, sorted: all files but docs, tests, and modules of server and tools outside of the
 * imports of build steps.
 *
 * @returns contents by path
 */
export function sourcesOf(root: string): Map<string, Buffer> {
  const files = filesOf(root).filter((file) => !neverBuilt.test(file))
  const bodies = new Map(files.sort().map((file) => [file, readFileSync(join(root, file))]))
  const reached = new Set(files.filter((file) => !ownPrograms.test(file) || isProgram(file)))
  // The loop also visits files added during it.
  for (const file of reached) {
    if (!/\.(tsx?|mjs)$/.test(file)) continue
    for (const target of importsOf(file, String(bodies.get(file)))) {
      if (bodies.has(target)) reached.add(target)
    }
  }
  return new Map([...bodies].filter(([file]) => reached.has(file)))
}

/**
 * Returns the settings that built files contain. Those of EmailJS count only in a static build; otherwise they
 * are settings of the server.
 */
function buildVariables(env: Environment): [name: string, value: string][] {
  return Object.entries(variables)
    .filter(([, builds]) => builds === 'every build' || builds === `FORMS=${env.FORMS}`)
    .map(([name]) => [name, env[name] ?? ''])
}

/** Returns the imported files, by relative path or by alias of package.json. */
export function importsOf(file: string, text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport)[\s(]*['"]([.#][^'"]+)['"]/g)].map(
    ([, name = '']) => {
      const [alias, folder] = aliases.find(([alias]) => name.startsWith(alias)) ?? [
        '',
        dirname(file),
      ]
      return join(folder, name.slice(alias.length))
    },
  )
}
