import { pipeline } from 'node:stream/promises'
import { readSettings, type Settings } from './settings.ts'
import { StoreUnavailable } from './store/engine/faults.ts'
import { openStore } from './store/open-store.ts'
import type { Store } from './store/store.ts'

export interface Outcome<Output = string> {
  /** 0 done, 1 not done, 2 wrong usage. */
  code: 0 | 1 | 2
  output?: Output
  error?: string
}

export async function runCommand(
  run: (
    args: string[],
    tools: { store: Store; settings: Settings; siteUrl: string },
  ) => Promise<Outcome<string | AsyncIterable<string>>>,
): Promise<void> {
  const read = readSettings(process.env)
  if (!read.ok) {
    process.stderr.write(`${read.message}\n`)
    process.exit(1)
  }
  const { settings } = read
  const store = openStore(settings, (line) => process.stderr.write(`${line}\n`))
  try {
    const siteUrl = settings.siteUrl ?? `http://localhost:${settings.port}`
    const { code, output, error } = await run(process.argv.slice(2), { store, settings, siteUrl })
    // Not console.log, because an export must be byte-exact.
    if (output)
      await pipeline(typeof output === 'string' ? [output] : output, process.stdout, { end: false })
    if (error) process.stderr.write(error)
    process.exitCode = code
  } catch (error) {
    // `leads list | head` closes the pipe early.
    if ((error as NodeJS.ErrnoException).code !== 'EPIPE') {
      if (!(error instanceof StoreUnavailable)) throw error
      process.stderr.write(`${error.message}\n`)
      process.exitCode = 1
    }
  } finally {
    await store.close()
  }
}
