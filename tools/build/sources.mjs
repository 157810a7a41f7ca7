/**
 * What the bytes of a build depend on, found by looking. Plain JavaScript without dependencies: it
 * decides whether to build, before anything is installed.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'

/** Read by people and by tests, never by a step of the build. */
const neverBuilt = /^(docs|e2e)\/|\.test\.tsx?$|\.md$/

/** Where modules live that run on a machine of ours: of those, the build has what it imports. */
const ownPrograms = /^(server|tools)\/.*\.(ts|mjs)$/
/** The steps, which nothing imports: steps.ts runs each as a program. */
const buildSteps = /^tools\/build\//

/**
 * @param {string} root folder of the project
 * @param {NodeJS.ProcessEnv} env
 * @returns {string} changes whenever a new build could differ from the last
 */
export function buildHash(root, env) {
  const hash = createHash('sha256')
  for (const [file, body] of sourcesOf(root)) hash.update(`${file}\0${body.length}\0`).update(body)
  for (const [name, value] of buildVariables(root, env)) hash.update(`${name}=${value}\0`)
  return hash.digest('hex')
}

/**
 * Every file of the project, whichever its folder: all that git does not ignore.
 *
 * @param {string} root
 * @returns {string[]} paths below the root
 */
export function filesOf(root) {
  return filesIn(root, '', ignoredPaths(root))
}

/**
 * Every file that a build may read, sorted: all that is not ignored by git, less what is never
 * built, less the server's and the tools' modules that no step of the build leads to.
 *
 * @param {string} root
 * @returns {Map<string, Buffer>} contents by path
 */
export function sourcesOf(root) {
  const files = filesOf(root).filter((file) => !neverBuilt.test(file))
  const bodies = new Map(files.sort().map((file) => [file, readFileSync(join(root, file))]))
  const reached = new Set(files.filter((file) => !ownPrograms.test(file) || buildSteps.test(file)))
  // A set goes on to what is added meanwhile.
  for (const file of reached) {
    if (!/\.(tsx?|mjs)$/.test(file)) continue
    for (const target of importsOf(file, String(bodies.get(file)))) {
      if (bodies.has(target)) reached.add(target)
    }
  }
  return new Map([...bodies].filter(([file]) => reached.has(file)))
}

/**
 * The settings that end up in the built files. Those of a static build do not count elsewhere: a
 * server has some of the same names for itself.
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
 * Modules of ours that a module names, static or not, by a relative path or by an alias of
 * package.json (`#server/x.ts` is `server/x.ts`).
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
 * @param {string} folder relative to the root, with a slash at its end, or empty
 * @param {(path: string) => boolean} ignored
 * @returns {string[]} every file below, relative to the root
 */
function filesIn(root, folder, ignored) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder + entry.name
    // Settings of editors, of git and of continuous integration.
    if (!folder && entry.name.startsWith('.')) return []
    if (entry.isDirectory()) return ignored(`${path}/`) ? [] : filesIn(root, `${path}/`, ignored)
    return entry.isFile() && !ignored(path) ? [path] : []
  })
}

/**
 * What .gitignore leaves out: what is installed, built, drawn or kept. It is read here since an
 * archive of the project has no git to ask. As git has it, a slash before the last character ties a
 * line to the root; what has none is ignored in every folder.
 *
 * @param {string} root
 * @throws Error when a line says more than the name of a folder, or the start of a name
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
