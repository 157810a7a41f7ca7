/** Never log typed text. */
export interface Log {
  info(message: string): void
  error(message: string): void
}

// Without a listener, a full disk or an ended reader of the log ends the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

export const consoleLog: Log = {
  info: (message) => console.log(`${new Date().toISOString()} ${message}`),
  error: (message) => console.error(`${new Date().toISOString()} ${message}`),
}
