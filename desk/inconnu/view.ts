export interface UnknownView {
  typed: string
  /** Whether the address is of the edition. */
  isEdition: boolean
}
