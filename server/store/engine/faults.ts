/** The database does not answer, is not writable, or is damaged; nothing was changed. */
export class StoreUnavailable extends Error {
  /** @param hint what the operator can do */
  constructor(cause: unknown, hint?: string) {
    const words = [cause instanceof Error ? cause.message : cause, ...(hint ? [hint] : [])]
    super(`The database is unavailable: ${words.join('; ')}`, { cause })
    this.name = 'StoreUnavailable'
  }
}

/** The database answers, but can never store what visitors type. */
export class WrongDatabase extends Error {}
