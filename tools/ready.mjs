/**
 * Makes a clone ready to run: installs missing dependencies and rebuilds a stale site, nothing else.
 *
 *   node tools/ready.mjs site      what the site needs
 *   node tools/ready.mjs start     what the site needs, then the production build if anything changed
 *   node tools/ready.mjs rebuild   what the site needs, then the production build in any case
 *   node tools/ready.mjs install   all dependencies, those of tests and tools included
 *   node tools/ready.mjs build     all dependencies, then the production build if anything changed
 *
 * Plain JavaScript without dependencies, because it runs before they are installed, on the machine's
 * Node.js (20.19 or later). Every later program runs on the Node.js that the project pins.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const at = (/** @type {string} */ path) => join(root, path)

const installStamp = at('node_modules/.ready')
const buildStamp = at('build/.ready')
const lock = at('.ready.lock')

const goal = process.argv[2] ?? ''
const stdio = /** @type {import('node:child_process').StdioOptions} */ (
  goal === 'rebuild' ? 'inherit' : ['ignore', 'pipe', 'pipe']
)
if (!['site', 'start', 'rebuild', 'install', 'build'].includes(goal)) {
  console.error('Usage: node tools/ready.mjs site|start|rebuild|install|build')
  process.exit(2)
}
try {
  // Checks before it locks, so that a read-only folder works when everything is ready.
  if (!isReady()) await makeReadyAlone()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

function isReady() {
  return isInstalled() && isDone()
}

/** Whether the goal needs no build. */
function isDone() {
  return goal === 'site' || goal === 'install' || (goal !== 'rebuild' && isBuilt())
}

/** A site needs 171 MB of packages; those of tests and tools are twice as much. */
function needsTools() {
  return goal === 'install' || goal === 'build'
}

/** @param {boolean} hasTools */
function installStampOf(hasTools) {
  return `${installHash()}${hasTools ? '' : ' without tools'}`
}

function isInstalled() {
  const stamp = stampOf(installStamp)
  return stamp === installStampOf(true) || (!needsTools() && stamp === installStampOf(false))
}

function isBuilt() {
  return stampOf(buildStamp) === buildHash()
}

function makeReady() {
  if (!isInstalled()) {
    // npm would follow the link and empty a folder in use.
    if (lstatSync(at('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
      throw new Error('node_modules is an outdated symbolic link: run npm ci in its target.')
    }
    if (!canInstall()) {
      throw new Error(
        `Node.js 20.19 or later is needed to install, and this is ${process.versions.node}: see docs/deployment.md.`,
      )
    }
    const stamp = installStampOf(needsTools())
    console.error('Installing the dependencies…')
    // Explicit, because NODE_ENV=production would omit the tools.
    const included = [needsTools() ? '--include=dev' : '--omit=dev', '--include=optional']
    // Adds the tools to a site that may be running; `npm ci` would first remove what it uses.
    const isWithoutTools = stampOf(installStamp) === installStampOf(false)
    const command = isWithoutTools ? ['install', '--no-save'] : ['ci']
    npm(...command, ...included, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error')
    pinnedNode()
    writeFileSync(installStamp, stamp)
  }
  if (isDone()) return
  // Computed first, so that a file saved during the build triggers another one.
  const hash = buildHash()
  console.error('Building the site…')
  const name = new Date().toISOString().replaceAll(/[:.]/g, '')
  const folder = at(join('builds', name))
  mkdirSync(folder, { recursive: true })
  try {
    const env = { ...process.env, BUILD_FOLDER: folder }
    run('The build', pinnedNode(), [at('tools/build/steps.ts')], env)
  } catch (error) {
    rmSync(folder, { recursive: true })
    throw error
  }
  writeFileSync(join(folder, '.ready'), hash)
  switchTo(name)
}

/**
 * Links `build` to a finished build by one rename, so that a site that starts meanwhile reads one build. The
 * former build stays, because a running site still reads it.
 *
 * @param {string} name
 */
function switchTo(name) {
  const former = lstatSync(at('build'), { throwIfNoEntry: false })
  let kept = former?.isSymbolicLink() ? basename(readlinkSync(at('build'))) : undefined
  if (former?.isDirectory()) {
    // A build of an older version of this file.
    kept = new Date(0).toISOString().replaceAll(/[:.]/g, '')
    rmSync(at(join('builds', kept)), { recursive: true, force: true })
    renameSync(at('build'), at(join('builds', kept)))
  }
  const link = at('builds/next')
  rmSync(link, { force: true })
  symlinkSync(join('builds', name), link)
  renameSync(link, at('build'))
  for (const other of readdirSync(at('builds'))) {
    const isBuild = /^\d{4}-\d\d-\d\dT\d+Z$/.test(other)
    if (isBuild && other !== name && other !== kept) {
      rmSync(at(join('builds', other)), { recursive: true })
    }
  }
}

/** Checks the version, because an older npm silently omits packages that need a later Node.js. */
function canInstall() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 20 || (major === 20 && minor >= 19)
}

/**
 * Returns the path of the pinned Node.js, an optional dependency that npm omits on unknown platforms. npm before
 * 10 does not link it into node_modules/.bin, so this does.
 */
function pinnedNode() {
  const pinned = at('node_modules/.bin/node')
  if (!existsSync(pinned)) {
    const programs = readdirSync(at('node_modules')).map((name) => `../${name}/bin/node`)
    const program = programs.find((path) => existsSync(at(join('node_modules/.bin', path))))
    if (program) symlinkSync(program, pinned)
  }
  if (existsSync(pinned)) return pinned
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major >= 26) return process.execPath
  throw new Error(
    `No Node.js is pinned for ${process.platform}-${process.arch}: run this with Node.js 26 or later.`,
  )
}

function buildHash() {
  return execFileSync(pinnedNode(), [at('tools/build/sources.ts')], { encoding: 'utf8' })
}

function installHash() {
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(at('package.json'), 'utf8'),
  )
  return createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
}

/** @param {string} path */
function stampOf(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** Makes everything ready under a lock, unless another process has done so meanwhile. */
async function makeReadyAlone() {
  for (let waiting = false; !tryLock(); waiting = true) {
    const owner = Number(stampOf(lock))
    // 0: the owner has created the file, but not written its process id yet.
    if (owner && !isRunning(owner)) {
      rmSync(lock, { force: true })
      continue
    }
    if (!waiting) console.error(`Waiting for process ${owner}, which is getting this folder ready…`)
    await setTimeout(200)
  }
  try {
    if (!isReady()) makeReady()
  } finally {
    rmSync(lock)
  }
}

function tryLock() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

/**
 * Runs the npm that started this, on its Node.js, because `npm ci` may replace the pinned Node.js.
 *
 * @param {string[]} args
 */
function npm(...args) {
  const { npm_execpath: npm, npm_node_execpath = process.execPath, ...env } = process.env
  const [program, ...before] = npm ? [npm_node_execpath, npm] : ['npm']
  run(`npm ${args[0]}`, program ?? '', [...before, ...args], env)
}

/**
 * Runs a program; prints its output only on failure, or at once with `rebuild`.
 *
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function run(name, program, args, env) {
  const options = { cwd: root, env, stdio, maxBuffer: Number.POSITIVE_INFINITY }
  const { status, signal, output, error } = spawnSync(program, args, options)
  if (error) throw error
  if (status === 0) return
  for (const part of output) process.stderr.write(part ?? '')
  throw new Error(`${name} failed (${signal ?? `exit code ${status}`}); see above.`)
}
