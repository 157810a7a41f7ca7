export interface UnknownView {
  /** Text that could not be stored, returned for copying. */
  typed: string
}
