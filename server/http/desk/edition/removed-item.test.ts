import { expect, test } from 'vitest'
import { valueAt } from '#content/documents/paths.ts'
import type { NodeView } from '#desk/edition/view.ts'
import { fieldAddress, nameOf } from '#desk/edition/wire.ts'
import { openDesk } from '#workshop/desk.ts'
import { fakeEdition, nina as ninaHerself, original, reviewed } from '#workshop/edition.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { createTemporaryStore } from '../../../store/suite/temporary-store.ts'
import type { SheetView } from './sheet-view.ts'

async function setUp() {
  const store = await createTemporaryStore()
  const { edition } = fakeEdition(store)
  const { desk, enter } = await openDesk({ store, edition })
  const browserOf = async (name: string) => {
    const { headers } = await enter({ name })
    const asJson = { ...headers, Accept: 'application/json' }
    const post = (path: string, fields: Record<string, string>) =>
      desk.request(`/edition/${path}`, {
        method: 'POST',
        headers: asJson,
        body: new URLSearchParams(fields),
      })
    return Object.assign(post, {
      browse: (path: string, fields: Record<string, string>) =>
        desk.request(`/edition/${path}`, {
          ...{ method: 'POST', headers },
          body: new URLSearchParams(fields),
        }),
      moveUp: (path: string, { key, seen }: { key: string; seen: string }) =>
        post(fieldAddress(path, key, 'montee'), { [nameOf('seen', key)]: seen }),
      async open(path: string) {
        const answer = await desk.request(`/edition/${path}`, { headers: asJson })
        return (await answer.json()) as SheetView
      },
    })
  }
  return { edition, nina: await browserOf('Nina Ferrand'), karim: await browserOf('Karim') }
}

test('a text for a line that a colleague removed is returned to its author', async () => {
  const { edition, nina, karim } = await setUp()
  const document = 'catalogue/packs/seo'
  const last = (original(document, 'rows') as unknown[]).length - 1
  const row = `${document}#rows.${last}`
  const seenAt = (path: string) => fingerprint(original(document, path))
  const removed = await nina(fieldAddress('packs/seo', row, 'retrait'), {
    [nameOf('seen', row)]: seenAt(`rows.${last}`),
  })
  expect(removed.status).toBe(200)
  const typed = {
    [nameOf('text', `${row}.label`)]: 'Mon texte',
    [nameOf('seen', `${row}.label`)]: seenAt(`rows.${last}.label`),
  }
  const answer = await karim('packs/seo', typed)
  expect(answer.status).toBe(409)
  const sheet = (await answer.json()) as SheetView
  expect(sheet.said).toBe(
    'Nina vient de retirer ce que vous changiez. Votre texte n’est pas enregistré\u00a0: «\u00a0Mon texte\u00a0»',
  )
  // Without scripts, an old form also posts the unchanged texts of the removed line.
  const label = original(document, `rows.${last}.label`) as string
  const tick = `${row}.values.2`
  const untouched = await karim('packs/seo', {
    [nameOf('text', `${row}.label`)]: label,
    [nameOf('seen', `${row}.label`)]: seenAt(`rows.${last}.label`),
    [nameOf('text', tick)]: 'Compris',
    [nameOf('seen', tick)]: fingerprint(true),
  })
  expect(untouched.status).toBe(200)
  const { working } = await edition.state()
  expect(valueAt(working.get(document), 'rows')).toHaveLength(last)
})

test.each([
  ['a field that a release removed', 'pages/accueil', 'pages/accueil#hero.badge', 409],
  ['a document that a release renamed', 'pages/accueil', 'pages/maison#hero.lead', 409],
  ['a sheet that a release removed', 'pages/maison', 'pages/maison#hero.lead', 404],
])('a text for %s is returned to its author', async (_, sheet, key, status) => {
  const { edition, nina } = await setUp()
  const fields = { [nameOf('text', key)]: 'Mon texte', [nameOf('seen', key)]: fingerprint('Avant') }
  const answer = await nina.browse(sheet, fields)
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain('Mon texte')
  expect((await edition.state()).drafts).toEqual([])
  // Without scripts, an old form also posts the unchanged texts.
  const untouched = await nina.browse(sheet, { ...fields, [nameOf('text', key)]: 'Avant' })
  expect(untouched.status).toBe(status === 404 ? 404 : 303)
})

const faq = 'pages/questions-frequentes'

function listsIn(nodes: readonly NodeView[]): (NodeView & { kind: 'list' })[] {
  return nodes.flatMap((node) =>
    node.kind === 'list' ? [node] : node.kind === 'group' ? listsIn(node.nodes) : [],
  )
}

/** The items of a list as a person saw them, each with its fields by label. */
function itemsOf(sheet: SheetView, list: string) {
  const found = listsIn(sheet.parts.flatMap(({ nodes }) => nodes)).find(({ key }) => key === list)
  return (found?.nodes ?? []).map((item) => ({
    ...item,
    fields: item.nodes.flatMap((node) =>
      node.kind === 'leaf' ? [node] : node.kind === 'group' ? node.nodes : [],
    ),
  }))
}

test.each(['moves', 'moves and rewrites', 'moves, and publishes'])(
  'an answer typed while a colleague %s its question stays under its question',
  async (how) => {
    const { edition, nina, karim } = await setUp()
    const [, second] = itemsOf(await karim.open('pages/questions-frequentes'), `${faq}#items`)
    const answer = second?.fields[1]
    if (!second || answer?.kind !== 'leaf') throw new Error('no answer')
    const question = original(faq, 'items.1.question')
    const name = how === 'moves and rewrites' ? 'Une autre question\u00a0?' : question
    if (name !== question) {
      const [{ key = '', seen = '' } = {}] = second.fields as { key: string; seen: string }[]
      await nina('pages/questions-frequentes', {
        [nameOf('text', key)]: `${name}`,
        [nameOf('seen', key)]: seen,
      })
    }
    const [, now] = itemsOf(await nina.open('pages/questions-frequentes'), `${faq}#items`)
    if (!now) throw new Error('no question')
    expect((await nina.moveUp('pages/questions-frequentes', now)).status).toBe(200)
    if (how === 'moves, and publishes') {
      await edition.publish(await reviewed(edition, [`${faq}#items`]), 0, ninaHerself)
    }
    const saved = await karim('pages/questions-frequentes', {
      [nameOf('text', answer.key)]: 'La réponse de Karim.',
      [nameOf('seen', answer.key)]: answer.seen,
    })
    expect(saved.status).toBe(200)
    const { working } = await edition.state()
    const items = valueAt(working.get(faq), 'items') as { question: string; answer: string }[]
    expect(items.filter(({ answer }) => answer === 'La réponse de Karim.')).toEqual([
      { question: name, answer: 'La réponse de Karim.' },
    ])
    expect(items[1]).toEqual(original(faq, 'items.0'))
    // « Reprendre » restores the text of the same question, not of the former one at its place.
    if (how === 'moves') {
      await edition.edit(
        [{ kind: 'revert', document: faq, path: answer.key.split('#')[1] ?? '' }],
        ninaHerself,
      )
      const after = (await edition.state()).working.get(faq)
      expect(valueAt(after, 'items.0.answer')).toBe(original(faq, 'items.1.answer'))
    }
  },
)

test('a tick of a pack stays in its row while a colleague moves rows with equal ticks', async () => {
  const { edition, nina, karim } = await setUp()
  const [document, list] = ['catalogue/packs/seo', 'catalogue/packs/seo#rows']
  const rows = original(document, 'rows') as { label: string; values: unknown[] }[]
  const at = rows.findIndex(({ values }, index) => index > 0 && typeof values[0] === 'boolean')
  const row = itemsOf(await karim.open('packs/seo'), list)[at]
  const key = `${row?.key}.values.0`
  const isTicked = rows[at]?.values[0] === true
  if (!row) throw new Error('no row')
  await nina.moveUp('packs/seo', row)
  await karim('packs/seo', {
    [nameOf('text', key)]: isTicked ? 'Non compris' : 'Compris',
    [nameOf('seen', key)]: fingerprint(isTicked),
  })
  const now = valueAt((await edition.state()).working.get(document), 'rows') as typeof rows
  expect(now[at - 1]).toMatchObject({
    label: rows[at]?.label,
    values: [!isTicked, ...(rows[at]?.values.slice(1) ?? [])],
  })
  expect(now[at]).toEqual(rows[at - 1])
})
