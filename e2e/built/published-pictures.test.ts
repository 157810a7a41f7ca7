import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { readDocuments } from '#content/documents/load.ts'
import { type ReceivedPicture, readPicture } from '../../server/edition/pictures.ts'
import { openStore } from '../../server/store/open-store.ts'
import { eventually } from '../../tools/test/eventually.ts'
import { startSite } from '../../tools/test/site-process.ts'

const act = { person: null, now: Date.UTC(2026, 10, 26) }
const document = 'collections/articles/site-lent'
const path = '/blog/site-lent'

async function received(background: string): Promise<ReceivedPicture> {
  const bytes = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const result = await readPicture(bytes, 'IMG_4127.jpg')
  if ('refusal' in result) throw new Error(result.refusal)
  return result
}

test('a picture is public only while a publication contains it', {
  tags: 'thorough',
  timeout: 180_000,
}, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'graaand-pictures-'))
  const site = await startSite({ DATA_DIR: folder })
  const store = openStore({ databaseUrl: undefined, dataDirectory: folder })
  onTestFinished(async () => {
    await site.stop()
    await store.close()
    await rm(folder, { recursive: true })
  })
  const statusOf = async (address: string) => (await fetch(site.url + address)).status
  const [shown, draft] = [await received('teal'), await received('tomato')]
  await store.publications.keepPictures([...shown.pictures, ...draft.pictures], act.now)
  for (const { id } of shown.pictures) expect(await statusOf(`/images/${id}`)).toBe(404)

  const base = readDocuments().get(document) as { blocks: unknown[] }
  const [first, ...others] = base.blocks
  const blocks = [first, { picture: { ...shown.picture, alt: 'Un mur bleu' } }, ...others]
  const change = { document, base, content: { ...base, blocks } }
  expect(await store.publications.publish(0, [change], act)).toBe(1)
  const image = await eventually(async () => {
    const $ = load(await (await fetch(site.url + path)).text())
    const found = $('.article-text img')
    expect(found).toHaveLength(1)
    expect($('style').text()).toContain('.article-photo')
    return found
  })
  expect(image.attr('alt')).toBe('Un mur bleu')
  const addresses = [
    image.attr('src') ?? '',
    ...[...(image.attr('srcset') ?? '').matchAll(/\/images\/\S+/g)].map(([address]) => address),
  ]
  expect(addresses).toHaveLength(3)
  for (const address of addresses) {
    const answer = await fetch(site.url + address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    const { format, width } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, width]).toEqual(
      address.endsWith('.webp') ? ['webp', 1080] : ['heif', Number(/-(\d+)\./.exec(address)?.[1])],
    )
  }
  for (const { id } of draft.pictures) {
    expect(await statusOf(`/images/${id}`)).toBe(404)
    expect(await statusOf(`/bureau/edition/images/${id}`)).toBe(401)
  }

  expect(await store.publications.restore(0, 1, act)).toBe(2)
  await eventually(async () => expect(await statusOf(addresses[0] ?? '')).toBe(404))
})
