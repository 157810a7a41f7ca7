/** Never log typed text. */
export interface Log {
  info(message: string): void
  error(message: string): void
}

// Without a listener, a full disk or an ended reader of the log ends the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

/** Returns an error's class, code and place, since its message may quote what a person typed. */
export function whereThrown(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const [place = ''] = error.stack?.slice(String(error).length).match(/^ +at .*/m) ?? []
  const code = 'code' in error ? ` ${error.code}` : ''
  return `${error.name}${code}${place.replace(/^ +/, ' ')}`
}

export const consoleLog: Log = {
  info: (message) => console.log(`${new Date().toISOString()} ${message}`),
  error: (message) => console.error(`${new Date().toISOString()} ${message}`),
}
