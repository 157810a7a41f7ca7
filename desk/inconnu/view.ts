/** The page says the same whatever was asked for. */
export interface UnknownView {
  /** What was to be kept there: given back, to be copied. */
  typed: string
}
