/** Two leads, or two quotes, that are not the same would have one name. */
export class ReferenceTaken extends Error {
  readonly references: readonly string[]

  constructor(references: readonly string[]) {
    super(`Others have the names ${references.join(', ')}`)
    this.name = 'ReferenceTaken'
    this.references = references
  }
}

/** The database does not answer, cannot be written, or is damaged: nothing was changed. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is unavailable: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
    this.name = 'StoreUnavailable'
  }
}
