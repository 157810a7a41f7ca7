import { load } from 'cheerio'
import { expect, test } from 'vitest'
import { valueAt } from '#content/documents/paths.ts'
import { drawDesk } from '#desk/door.tsx'
import { sheetAddress } from '#desk/edition/wire.ts'
import { fingerprint } from '#server/edition/fingerprint.ts'
import { openDesk } from '#workshop/desk.ts'
import { fakeEdition, nina, documents as repository, reviewed } from '#workshop/edition.ts'
import { sheetsOf } from '../../server/edition/sheets.ts'
import { createTemporaryStore } from '../../server/store/suite/temporary-store.ts'
import { words } from '../prove/fuzz/hostile.ts'
import { hostile, runningTexts, taken } from './hostile-texts.ts'

test('every page of the desk escapes hostile texts', { tags: 'thorough' }, async () => {
  const store = await createTemporaryStore()
  const { edition } = fakeEdition(store)
  const { desk, enter } = await openDesk({
    store,
    edition,
    draw: (title, drawing) => drawDesk(title, drawing, { scripts: {}, styles: [] }),
  })
  const { headers } = await enter()
  // All blocks of an article are one draft.
  const fields = taken.map(({ document, field }) => ({
    document,
    path: field.startsWith('blocks.') ? 'blocks' : field,
  }))
  await edition.edit(
    fields
      .filter(({ document }) => repository.has(document))
      .map(({ document, path }) => {
        const value = valueAt(hostile.get(document), path)
        const seen = fingerprint(valueAt(repository.get(document), path))
        return { kind: 'set', document, path, value, seen } as const
      }),
    nina,
  )
  const { changes, working } = await edition.state()
  expect(changes.length).toBeGreaterThan(500)
  // Long sentences would exceed the limits of the texts that borrow them.
  const ready = changes
    .filter(({ state, document }) => state === 'ready' && document !== 'company/sentences')
    .map(({ key }) => key)
  const pages = [
    ...sheetsOf(working).map((sheet) => sheetAddress(sheet).replace('/bureau', '')),
    '/edition',
    ...words('/relire /historique /projets /modeles ?q=script ?q=%22%3E%3Cfuzz-b').map(
      (path) => `/edition${path}`,
    ),
  ]
  const look = async (path: string) => {
    const answer = await desk.request(path, { headers })
    expect([200, 302], path).toContain(answer.status)
    expect(runningTexts(load(await answer.text())), path).toEqual([])
  }
  for (const path of pages) await look(path)
  expect(ready.length).toBeGreaterThan(100)
  expect(await edition.publish(await reviewed(edition, ready), 0, nina)).toMatchObject({
    kind: 'published',
  })
  for (const path of ['/historique?voir=1', '/publications/1', '/relire']) {
    await look(`/edition${path}`)
  }
  await look('/journal')
})
