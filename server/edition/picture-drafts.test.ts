import { describe, expect, test } from 'vitest'
import { assemble } from '#content/documents/assemble.ts'
import { textsOf, valueAt } from '#content/documents/paths.ts'
import { filesOf, plainFile } from '#content/documents/pictures.ts'
import { changedDocuments } from '#workshop/content.ts'
import { fakeEdition, nina, now, reviewed, set } from '#workshop/edition.ts'
import { createTemporaryStore } from '../store/suite/temporary-store.ts'
import { fingerprint } from './fingerprint.ts'
import { markContent } from './marks.ts'
import { toPreview } from './preview.ts'

const article = 'collections/articles/site-lent'
const id = '0123456789abcdef'.repeat(2)

/** A picture whose id and name would be faults in a text. */
const picture = (alt = 'Un four', more: object = {}) => ({
  ...{ id, name: '120 clients!.jpg', width: 480, height: 320, widths: [320, 480], alt, ...more },
})

async function setUp() {
  const store = await createTemporaryStore()
  const { edition, put } = fakeEdition(store)
  const keep = () =>
    store.publications.keepPictures(
      filesOf(picture()).map((file) => ({ id: file, type: 'image/avif', body: Buffer.from('x') })),
      now,
    )
  const only = async () => (await edition.state()).changes[0]
  return { store, edition, put, keep, only }
}

/** Adds a picture to an article, as the editor of the desk posts it. */
function withPicture(value: object) {
  const blocks = valueAt(changedDocuments(article, () => {}).get(article), 'blocks') as unknown[]
  return set(article, 'blocks', [...blocks, { picture: value }])
}

describe('a picture', () => {
  test('has only one text, its description', () => {
    expect(textsOf({ cover: picture() })).toEqual([{ path: 'cover.alt', text: 'Un four' }])
  })

  test('keeps its id, name and sizes unchanged, while its description is corrected', async () => {
    const { edition, only } = await setUp()
    const { corrected } = await edition.edit([withPicture(picture('Un four !'))], nina)
    expect(corrected).toBe('1 espace insécable posée pour vous.')
    expect((await only())?.state).toBe('ready')
    expect(JSON.stringify((await only())?.after)).toContain(
      JSON.stringify(picture('Un four\u00a0!')),
    )
  })

  test.each([
    ['', {}, 'refused'],
    [' ', {}, 'refused'],
    ['', { decorative: true }, 'ready'],
    ['x'.repeat(201), {}, 'refused'],
    ['Un four', { id: '../../x' }, 'refused'],
  ])('with « %s » and %o is %s', async (alt, more, state) => {
    const { edition, only } = await setUp()
    await edition.edit([withPicture(picture(alt, more))], nina)
    expect(await only()).toMatchObject({ state })
  })

  test('is not published while its files are missing', async () => {
    const { edition, keep, put } = await setUp()
    await edition.edit([withPicture(picture())], nina)
    const key = `${article}#blocks`
    expect(await edition.publish(await reviewed(edition, [key]), 0, nina)).toMatchObject({
      kind: 'failed',
      fault: { kind: 'rule', words: 'Une image n’est plus là. Envoyez-la de nouveau.' },
      change: { key },
    })
    expect(put).toEqual([])
    await keep()
    expect(await edition.publish(await reviewed(edition, [key]), 0, nina)).toMatchObject({
      kind: 'published',
      number: 1,
    })
    expect(JSON.stringify(put)).toContain(id)
  })

  test('is changed, described and removed in one draft', async () => {
    const { edition, only } = await setUp()
    await edition.create('collections/testimonials', 'Inès', undefined, nina)
    const document = 'collections/testimonials/ines-2'
    await edition.edit([set(document, 'photo', picture(''), null)], nina)
    await edition.edit([set(document, 'photo.alt', 'Inès', '')], nina)
    expect(valueAt((await only())?.after, 'photo.alt')).toBe('Inès')
    const remove = { kind: 'remove', document, path: 'photo' } as const
    await edition.edit([{ ...remove, seen: fingerprint(picture('')) }], nina)
    expect(valueAt((await only())?.after, 'photo')).toBeDefined()
    await edition.edit([{ ...remove, seen: fingerprint(picture('Inès')) }], nina)
    expect(valueAt((await only())?.after, 'photo')).toBeUndefined()
  })
})

describe('a preview', () => {
  const documents = changedDocuments(article, (post: { blocks: unknown[] }) => {
    post.blocks.push({ picture: picture() })
  })
  const marks = markContent(assemble(documents), documents)
  const key = `${article}#blocks.${(valueAt(documents.get(article), 'blocks') as []).length - 1}.picture`
  const html = `<p>/images/${plainFile(id)}</p><img srcSet="data:,x 1w, /images/${id}-320.avif 320w" src="/images/${id}.webp" alt="Un four"><img src="/images/${'f'.repeat(32)}.webp"><img src="/assets/a.svg">`

  test('shows draft pictures and marks them with their field', () => {
    expect(toPreview(html, marks)).toBe(
      `<p>/images/${plainFile(id)}</p><img data-field="${key}" srcSet="data:,x 1w, /bureau/edition/images/${id}-320.avif 320w" src="/bureau/edition/images/${id}.webp" alt="Un four"><img src="/images/${'f'.repeat(32)}.webp"><img src="/assets/a.svg">`,
    )
  })

  test('shows lazy pictures at once, and removes their preloads', () => {
    const late = `<img sizes="(scripting: none) 720px, .1px" src="/assets/a.svg"><link rel="preload" as="image" imageSrcSet="/images/${id}-320.avif 320w"><link rel="icon" href="/a.png">`
    expect(toPreview(late, marks)).toBe(
      '<img sizes="720px" src="/assets/a.svg"><link rel="icon" href="/a.png">',
    )
  })
})
