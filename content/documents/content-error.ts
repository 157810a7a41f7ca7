/** Documents that cannot be the site's: a line for each field that is refused, in French. */
export class ContentError extends Error {
  override name = 'ContentError'
}
