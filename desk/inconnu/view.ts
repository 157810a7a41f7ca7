export interface UnknownView {
  typed: string
}
