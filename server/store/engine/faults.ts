/** The database does not answer, is not writable, or is damaged; nothing was changed. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is unavailable: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
    this.name = 'StoreUnavailable'
  }
}
