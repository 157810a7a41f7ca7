/** Where the server says what happens to it. Nothing that a visitor typed is ever passed here. */
export interface Log {
  info(message: string): void
  error(message: string): void
}

/** One dated line per event, errors on the error output. */
export const consoleLog: Log = {
  info: (message) => console.log(`${new Date().toISOString()} ${message}`),
  error: (message) => console.error(`${new Date().toISOString()} ${message}`),
}
