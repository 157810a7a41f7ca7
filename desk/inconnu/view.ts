export interface UnknownView {
  typed: string
  isEdition: boolean
}
