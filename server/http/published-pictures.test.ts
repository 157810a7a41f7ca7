import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ContentHolder } from '#content/documents/documents.ts'
import { pictureFile, plainFile } from '#content/documents/pictures.ts'
import { changedContent } from '#workshop/content.ts'
import { addMissingHeaders, noDocumentPolicy, securityHeaders } from '../site/security.ts'
import { describeEachStore } from '../store/suite/each-store.ts'
import { draftPictures, publishedPictures } from './published-pictures.ts'

const id = '0123456789abcdef'.repeat(2)
const draft = 'f'.repeat(32)

const files = [id, draft].flatMap((each) => [
  { id: pictureFile(each, 320), type: 'image/avif', body: Buffer.from(`avif ${each}`) },
  { id: plainFile(each), type: 'image/webp', body: Buffer.from(`webp ${each}`) },
])

const contentWith = (...ids: string[]): ContentHolder['current'] =>
  changedContent('collections/articles/site-lent', (post: { blocks: unknown[] }) => {
    for (const each of ids) {
      post.blocks.push({
        picture: { id: each, name: 'a.jpg', width: 320, height: 200, widths: [320], alt: 'Four' },
      })
    }
  })

describeEachStore('a picture of the store', (store) => {
  async function site() {
    const { publications } = store()
    await publications.keepPictures(files, 0)
    let reads = 0
    const content: ContentHolder = { current: contentWith(id) }
    const elsewhere: Partial<ContentHolder> = {}
    const app = new Hono()
      .use(
        addMissingHeaders({
          'Content-Security-Policy': noDocumentPolicy,
          ...securityHeaders(true),
        }),
      )
      .route(
        '/',
        publishedPictures({
          content,
          async catchUp() {
            if (elsewhere.current) content.current = elsewhere.current
          },
          store: {
            publications: {
              picture(name) {
                reads++
                return publications.picture(name)
              },
            },
          },
        }),
      )
      .route('/bureau', draftPictures({ store: { publications } }))
      .notFound((c) => c.text('Introuvable', 404))
    const ask = (address: string, headers: Record<string, string> = {}) =>
      Promise.resolve(app.request(address, { headers }))
    return { content, elsewhere, ask, reads: () => reads }
  }

  test('is served as immutable once a published document names it, and read once', async () => {
    const { ask, reads } = await site()
    const answer = await ask(`/images/${id}-320.avif`)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(`avif ${id}`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept',
      'content-security-policy': noDocumentPolicy,
      'x-content-type-options': 'nosniff',
    })
    const again = await ask(`/images/${id}-320.avif`, {
      'If-None-Match': `W/${answer.headers.get('etag')}`,
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(reads()).toBe(1)
  })

  test('is served once another instance has published it', async () => {
    const { elsewhere, ask } = await site()
    const address = `/images/${pictureFile(draft, 320)}`
    expect((await ask(address)).status).toBe(404)
    elsewhere.current = contentWith(id, draft)
    expect((await ask(address)).status).toBe(200)
  })

  test('is served as WebP to a browser without AVIF', async () => {
    const { ask } = await site()
    const taken = async (accept: string) => {
      const answer = await ask(`/images/${id}-320.avif`, { Accept: accept })
      return answer.headers.get('content-type')
    }
    expect(await taken('image/webp,image/apng,*/*;q=0.8')).toBe('image/webp')
    expect(await taken('image/avif,image/webp,*/*;q=0.8')).toBe('image/avif')
    expect(await taken('*/*')).toBe('image/avif')
  })

  test('is not found while only drafts name it, or once no document names it any more', async () => {
    const { ask, content, reads } = await site()
    const names = [`${draft}-320.avif`, `${draft}.webp`, `${id}-480.avif`, '..%2fx', 'x']
    for (const name of names) {
      expect((await ask(`/images/${name}`)).status, name).toBe(404)
    }
    expect(reads()).toBe(0)
    content.current = contentWith(draft)
    expect((await ask(`/images/${draft}.webp`)).status).toBe(200)
    expect((await ask(`/images/${id}.webp`)).status).toBe(404)
  })

  test('is served at the desk, even if only drafts name it, and not cached', async () => {
    const { ask } = await site()
    const answer = await ask(`/bureau/edition/images/${draft}-320.avif`)
    expect([answer.status, await answer.text()]).toEqual([200, `avif ${draft}`])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect((await ask('/bureau/edition/images/none')).status).toBe(404)
  })
})

test('the most recently requested pictures stay in memory', async () => {
  const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(32))
  const read: string[] = []
  const pictures = publishedPictures({
    catchUp: async () => {},
    content: { current: contentWith(...ids) },
    store: {
      publications: {
        async picture(name) {
          read.push(name.slice(0, 1))
          return { id: name, type: 'image/webp', body: Buffer.alloc(12 * 1024 * 1024) }
        },
      },
    },
  })
  for (const letter of 'abacab') {
    const answer = await pictures.request(`/images/${letter.repeat(32)}.webp`)
    expect(answer.status).toBe(200)
  }
  expect(read.join('')).toBe('abcb')
})
