import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type SiteProcess = Awaited<ReturnType<typeof startSite>>

/**
 * Starts a site on a free port and waits for its printed address.
 *
 * @throws Error with the output of a server that exits before it listens
 */
export async function startSite(
  settings: Record<string, string>,
  end: Pick<SpawnOptions, 'timeout' | 'killSignal'> = {},
  [program, ...args]: readonly [string, ...string[]] = ['server/start'],
) {
  const child = spawn(program, args, {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...end,
  })
  const takeAlong = () => child.kill('SIGKILL')
  process.once('exit', takeAlong)
  const printed: string[] = []
  const exit = once(child, 'exit') as Promise<[number | null]>
  exit.then(() => process.off('exit', takeAlong))
  createInterface(child.stderr).on('line', (line) => printed.push(line))
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      printed.push(line)
      const [address] = /https?:\/\/[^\s/]+/.exec(line) ?? []
      if (address) resolve(address)
    })
    exit.then(([code]) => reject(new Error(`The site ended (${code}):\n${printed.join('\n')}`)))
  })
  /** Ends the server by a signal; returns the exit code, or null if it was killed. */
  async function stop(signal: NodeJS.Signals = 'SIGTERM') {
    child.kill(signal)
    const [code] = await exit
    return code
  }
  return {
    ...{ url, process: child, output: () => printed.join('\n'), stop },
    [Symbol.asyncDispose]: async () => void (await stop()),
  }
}

export const temporaryFolder = () => mkdtempDisposable(join(tmpdir(), 'graaand-site-'))

/** Starts a site with an empty database in a temporary folder. */
export async function startEmptySite(more: Record<string, string> = {}) {
  const folder = await temporaryFolder()
  const settings = { DATA_DIR: folder.path, ...more }
  const site = await startSite(settings)
  async function dispose() {
    await site.stop()
    await folder.remove()
  }
  return { ...site, settings, [Symbol.asyncDispose]: dispose }
}
