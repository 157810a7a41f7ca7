/** Lists and hashes the inputs of a build, without dependencies, because it runs before `npm ci`. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'

const neverBuilt = /^(docs|e2e)\/|\.test\.tsx?$|\.md$/

/** Modules that are inputs of the build only if a build step imports them. */
const ownPrograms = /^(server|tools)\/.*\.(ts|mjs)$/
/** Build steps, which steps.ts runs as programs. */
const buildSteps = /^tools\/build\//

/**
 * @param {string} root project folder
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} hash of everything that could change a build
 */
export function buildHash(root, env) {
  const hash = createHash('sha256')
  for (const [file, body] of sourcesOf(root)) hash.update(`${file}\0${body.length}\0`).update(body)
  for (const [name, value] of buildVariables(root, env)) hash.update(`${name}=${value}\0`)
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @returns {string[]} paths below the root
 */
export function filesOf(root) {
  return filesIn(root, '', ignoredPaths(root))
}

/**
 * Lists the inputs of a build, sorted: all files but docs, tests, and modules of server and tools outside of the
 * imports of build steps.
 *
 * @param {string} root
 * @returns {Map<string, Buffer>} contents by path
 */
export function sourcesOf(root) {
  const files = filesOf(root).filter((file) => !neverBuilt.test(file))
  const bodies = new Map(files.sort().map((file) => [file, readFileSync(join(root, file))]))
  const reached = new Set(files.filter((file) => !ownPrograms.test(file) || buildSteps.test(file)))
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
 *
 * @param {string} root
 * @param {NodeJS.ProcessEnv} env
 * @returns {[name: string, value: string][]}
 */
function buildVariables(root, env) {
  const variables = JSON.parse(readFileSync(join(root, 'tools/build/variables.json'), 'utf8'))
  return Object.entries(variables)
    .filter(([, builds]) => builds === 'every build' || builds === `FORMS=${env.FORMS}`)
    .map(([name]) => [name, env[name] ?? ''])
}

/**
 * Returns the imported files, by relative path or by alias of package.json.
 *
 * @param {string} file
 * @param {string} text
 */
function importsOf(file, text) {
  return [...text.matchAll(/(?:\bfrom|\bimport)[\s(]*['"]([.#][^'"]+)['"]/g)].map(
    ([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : normalize(join(dirname(file), name)),
  )
}

/**
 * @param {string} root
 *
 * @param {string} folder relative to the root, with a trailing slash, or ''
 * @param {(path: string) => boolean} ignored
 * @returns {string[]} every file below, relative to the root
 */
function filesIn(root, folder, ignored) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    if (!folder && entry.name.startsWith('.')) return []
    if (entry.isDirectory()) return ignored(`${path}/`) ? [] : filesIn(root, `${path}/`, ignored)
    return entry.isFile() && !ignored(path) ? [path] : []
  })
}

/**
 * Parses .gitignore, because an archive of the project has no git. As in git, a line with a slash
 * before its last character is relative to the root.
 *
 * @param {string} root
 * @throws Error for any line but a folder or the start of a name
 */
function ignoredPaths(root) {
  const file = join(root, '.gitignore')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const unknown = lines.find((line) => !/^[\w./-]+(\/|\*)$/.test(line))
  if (unknown) throw new Error(`.gitignore: ${unknown} is neither folder/ nor start*`)
  const starts = lines.map((line) => line.replace(/\*$/, ''))
  const tied = starts.filter((line) => /\/./.test(line)).map((line) => line.replace(/^\//, ''))
  const free = starts.filter((line) => !/\/./.test(line))
  return (/** @type {string} */ path) =>
    tied.some((start) => path.startsWith(start)) ||
    free.some((start) => path.startsWith(start) || path.includes(`/${start}`))
}
