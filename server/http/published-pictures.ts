import { type Context, Hono } from 'hono'
import type { ContentHolder } from '#content/documents/documents.ts'
import { filesOf, isPictureFile, picturesIn, plainFile } from '#content/documents/pictures.ts'
import type { Picture } from '../store/content/pictures.ts'
import type { PublicationsStore } from '../store/content/publications.ts'

interface Parts {
  content: ContentHolder
  store: { publications: Pick<PublicationsStore, 'picture'> }
  /** Shows what other instances have published. */
  catchUp(): Promise<void>
}

/** Bytes of pictures kept in memory. */
const largestShelf = 32 * 1024 * 1024

const year = 31_536_000

/**
 * Serves pictures of published documents; for drafts and removed pictures, the answer is that of an unknown
 * path.
 */
export function publishedPictures({ content, store, catchUp }: Parts) {
  const shelf = createShelf((id) => store.publications.picture(id))
  let known: { content: unknown; names: ReadonlySet<string> } | undefined

  function isPublished(name: string): boolean {
    const { current } = content
    if (known?.content !== current) {
      known = { content: current, names: new Set(picturesIn(current).flatMap(filesOf)) }
    }
    return known.names.has(name)
  }

  return new Hono().get('/images/:name', async (c, next) => {
    const name = c.req.param('name')
    if (isPictureFile(name) && !isPublished(name)) await catchUp().catch(() => {})
    if (!isPublished(name)) return next()
    // Browsers without AVIF name `image/webp` in `Accept`; programs without this header get the requested
    // file.
    const taken = c.req.header('Accept') ?? ''
    const isOld = taken.includes('image/webp') && !taken.includes('image/avif')
    const picture = await shelf.take(isOld ? plainFile(name.slice(0, 32)) : name)
    if (!picture) return next()
    return send(c, picture, {
      'Cache-Control': `public, max-age=${year}, immutable`,
      Vary: 'Accept',
    })
  })
}

/** Serves drafts too, so only behind the session of the desk, and uncached. */
export function draftPictures({ store }: Pick<Parts, 'store'>) {
  return new Hono().get('/edition/images/:name', async (c, next) => {
    const name = c.req.param('name')
    const picture = isPictureFile(name) ? await store.publications.picture(name) : undefined
    if (!picture) return next()
    return send(c, picture, { 'Cache-Control': 'private, no-store' })
  })
}

function send(c: Context, { id, type, body }: Picture, headers: Record<string, string>) {
  const etag = `"${id}"`
  const all = { ...headers, ETag: etag }
  const known = (c.req.header('If-None-Match') ?? '').split(/\s*,\s*/)
  if (known.some((tag) => tag.replace(/^W\//, '') === etag)) return c.body(null, 304, all)
  return c.body(new Uint8Array(body), 200, { ...all, 'Content-Type': type })
}

function createShelf(read: (id: string) => Promise<Picture | undefined>) {
  const kept = new Map<string, Picture>()
  let bytes = 0

  function put(picture: Picture) {
    if (kept.has(picture.id)) return
    kept.set(picture.id, picture)
    bytes += picture.body.length
    for (const [id, { body }] of kept) {
      if (bytes <= largestShelf) break
      kept.delete(id)
      bytes -= body.length
    }
  }

  return {
    async take(id: string): Promise<Picture | undefined> {
      const there = kept.get(id)
      if (!there) {
        const picture = await read(id)
        if (picture) put(picture)
        return picture
      }
      // Moves the picture to the end, because the first of the map is dropped first.
      kept.delete(id)
      kept.set(id, there)
      return there
    },
  }
}
