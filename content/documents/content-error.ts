export class ContentError extends Error {
  override name = 'ContentError'
}
