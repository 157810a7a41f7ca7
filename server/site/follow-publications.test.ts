import { expect, test, vi } from 'vitest'
import { assemble } from '#content/documents/assemble.ts'
import type { Content, ContentHolder } from '#content/documents/documents.ts'
import { readDocuments } from '#content/documents/load.ts'
import { publishedContent } from '#content/documents/overlay.ts'
import type { Change } from '../store/content/publications.ts'
import { StoreUnavailable } from '../store/engine/faults.ts'
import { describeEachStore } from '../store/suite/each-store.ts'
import { followPublications } from './follow-publications.ts'

const documents = readDocuments()
const act = { person: null, now: 0 }

function sentences(visits: string, base = documents.get('company/sentences') as object): Change {
  return { document: 'company/sentences', content: { ...base, visits }, base }
}

describeEachStore('an instance that follows publications', (store) => {
  function follower() {
    const content: ContentHolder = { current: assemble(documents) }
    const errors: string[] = []
    const shown: { pages: Content; data: Content }[] = []
    const following = followPublications({
      publications: store().publications,
      content,
      site: {
        async render(published) {
          const made = publishedContent(documents, published)
          const put = () => void shown.push({ pages: made.content, data: content.current })
          return { ...made, put }
        },
      },
      log: { info() {}, error: (line) => errors.push(line) },
    })
    return { content, errors, shown, following }
  }

  test('switches to the pages and data of a publication together, and only once', async () => {
    const { content, shown, following } = follower()
    await following.catchUp()
    expect(shown).toEqual([])
    await store().publications.publish(0, [sentences('Le matin.')], act)
    await Promise.all([following.catchUp(), following.catchUp()])
    expect(content.current.sentences.visits).toBe('Le matin.')
    expect(shown).toHaveLength(1)
    expect(shown[0]?.pages).toBe(content.current)
  })

  test('shows the repository after a publication without documents', async () => {
    const { content, following } = follower()
    const { visits } = content.current.sentences
    await store().publications.publish(0, [sentences('Le matin.')], act)
    await following.catchUp()
    await store().publications.restore(0, 1, act)
    await following.catchUp()
    expect(content.current.sentences.visits).toBe(visits)
  })

  test('logs at its start each published field that the repository has changed too', async () => {
    const { content, errors, following } = follower()
    const older = { ...(documents.get('company/sentences') as object), visits: 'Jamais.' }
    await store().publications.publish(0, [sentences('Le matin.', older)], act)
    await following.start()
    following.stop()
    expect(content.current.sentences.visits).toBe('Le matin.')
    expect(errors).toEqual([expect.stringContaining('company/sentences.yaml › visits')])
  })
})

test('the site is unchanged while the database does not answer', async () => {
  const content: ContentHolder = { current: assemble(documents) }
  const before = content.current
  const errors: string[] = []
  const fail = () => Promise.reject(new StoreUnavailable(new Error('gone')))
  const following = followPublications({
    publications: { last: fail, read: fail },
    content,
    site: { render: () => Promise.reject(new Error('must not render')) },
    log: { info() {}, error: (line) => errors.push(line) },
  })
  await following.start(0)
  following.stop()
  expect(content.current).toBe(before)
  expect(errors).toEqual([])
  await expect(following.catchUp()).rejects.toThrow(StoreUnavailable)
})

test('the start waits for an unavailable database, as after a restart of the machine', async () => {
  const content: ContentHolder = { current: assemble(documents) }
  const revisions = [{ ...sentences('Le matin.'), id: '1', author: 'Nina', at: 0 }]
  const publication = { number: 1, author: 'Nina', at: 0, restores: null, revisions }
  const last = vi
    .fn()
    .mockRejectedValueOnce(new StoreUnavailable(new Error('gone')))
    .mockResolvedValue(1)
  const following = followPublications({
    publications: { last, read: async () => publication },
    content,
    site: {
      render: async (published) => ({ ...publishedContent(documents, published), put() {} }),
    },
    log: { info() {}, error() {} },
  })
  await following.start()
  following.stop()
  expect(content.current.sentences.visits).toBe('Le matin.')
})

test('a publication that cannot be rendered is logged once, and the site is unchanged', async () => {
  const content: ContentHolder = { current: assemble(documents) }
  const before = content.current
  const errors: string[] = []
  const publication = { number: 1, author: 'Nina', at: 0, restores: null, revisions: [] }
  const following = followPublications({
    publications: { last: async () => 1, read: async () => publication },
    content,
    site: { render: () => Promise.reject(new Error('no memory')) },
    log: { info() {}, error: (line) => errors.push(line) },
  })
  await following.start()
  following.stop()
  await following.catchUp()
  expect(errors).toEqual(['A publication could not be shown: no memory'])
  expect(content.current).toBe(before)
})

test('a publication that could not be rendered is rendered again later and shown', async () => {
  const content: ContentHolder = { current: assemble(documents) }
  const errors: string[] = []
  const revisions = [{ ...sentences('Le matin.'), id: '1', author: 'Nina', at: 0 }]
  const publication = { number: 1, author: 'Nina', at: 0, restores: null, revisions }
  const render = vi
    .fn()
    .mockRejectedValueOnce(new Error('rendering ended with exit code null'))
    .mockImplementation(async (published) => {
      return { ...publishedContent(documents, published), put: () => {} }
    })
  const following = followPublications({
    publications: { last: async () => 1, read: async () => publication },
    content,
    site: { render },
    log: { info() {}, error: (line) => errors.push(line) },
  })
  await following.start()
  following.stop()
  await following.catchUp()
  expect(render).toHaveBeenCalledTimes(1)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000)
  await following.catchUp()
  expect(content.current.sentences.visits).toBe('Le matin.')
  expect(errors).toHaveLength(1)
  vi.restoreAllMocks()
})
