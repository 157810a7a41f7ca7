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

export interface Verb<Call, Output = string> {
  /** Options that the call may have beside those of its key. */
  may?: readonly string[]
  /** Returns undefined for a wrong usage. */
  run(call: Call): Outcome<Output> | undefined | Promise<Outcome<Output> | undefined>
}

/** Finds a call in a table by its key, such as `retry ID` or `erase --email`. */
export function findVerb<V extends Verb<never, unknown>>(
  verbs: Readonly<Record<string, V>>,
  [verb = '', ...words]: readonly string[],
  options: readonly string[],
): V | undefined {
  if (verb.includes(' ')) return undefined
  const isCall = ([key, { may = [] }]: [string, V]) => {
    const needed = options.filter((option) => !may.includes(option)).toSorted()
    return key === [verb, ...words.map(() => 'ID'), ...needed.map((one) => `--${one}`)].join(' ')
  }
  return Object.entries(verbs).find(isCall)?.[1]
}
