/** Returns the path of a page of this site; undefined for other URLs, to which an article cannot link. */
export function ownAddress(href: string, origin: string): string | undefined {
  const typed = href.trim()
  if (/^\/(?![/\\])\S*$/.test(typed)) return typed
  const url = URL.parse(typed)
  const isOwn = url !== null && /^https?:$/.test(url.protocol) && url.origin === origin
  return isOwn ? url.pathname + url.search + url.hash : undefined
}
