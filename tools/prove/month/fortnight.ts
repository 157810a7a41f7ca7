import { randomUUID } from 'node:crypto'
import { tokenOf } from '#server/people/session.ts'
import { editorAt } from '#workshop/editor.ts'
import { enterDesk } from '#workshop/staff.ts'
import { ask } from '#workshop/web.ts'
import { wordOf } from '../chaos/edition-edits.ts'
import { amountOf, marksStored } from '../chaos/rounds.ts'
import type { Month } from './verdict.ts'

const home = 'pages/accueil'
const faq = 'pages/questions-frequentes'
const template = 'desk/templates/question'

/** Milliseconds after which a phone network cuts a post. */
const longestOnPhone = 15

/**
 * Lets people without scripts write while two releases of the site come and the second is taken back. They write in
 * pages opened before, at once in one document, and over a network that cuts posts. Every typed text has a word of its own.
 */
export async function startFortnight(
  url: string,
  { settings, store, hold }: Pick<Month, 'store' | 'hold'> & { settings: Record<string, string> },
) {
  const { publications } = store
  /** Texts that the desk confirmed, with the turn of their word. */
  const kept = new Map<string, { key: string; turn: number }>()
  let [turn, told] = [0, 0]

  const enter = async (name: string) => {
    const { secret } = await enterDesk(settings, { name })
    const headers = { cookie: `bureau=${secret}`, 'x-token': tokenOf(secret) }
    return { ...editorAt(url, secret), headers }
  }
  type Editor = Awaited<ReturnType<typeof enter>>

  /** Opens a sheet; returns a function that posts it later with one text, and returns the text's word and whether it was kept. */
  async function openPage(editor: Editor, sheet: string) {
    const [post, opened] = [await editor.openSheet(sheet), turn]
    return async (key: string, { isOnPhone = false, end = '' } = {}) => {
      const word = wordOf(turn++)
      const typed = { [key]: `Un ${word}${end}.` }
      const cut = { signal: AbortSignal.timeout(longestOnPhone) }
      if (isOnPhone) await post(typed, cut).catch(() => {})
      const answer = await post(typed)
      if (answer.status !== 303 && (await answer.text()).includes(word)) {
        told += 1
        return { word, isKept: false }
      }
      // The author saw the texts that were kept before the page was opened.
      for (const [old, one] of kept) if (one.key === key && one.turn < opened) kept.delete(old)
      kept.set(word, { key, turn: turn - 1 })
      return { word, isKept: true }
    }
  }

  const publish = async (editor: Editor) => (await editor.review())()

  /** Tells whether the home page shows a published text. */
  async function isShown(word: string): Promise<boolean> {
    return (await (await fetch(url)).text()).includes(word)
  }

  async function isPublished(word: string): Promise<boolean> {
    return JSON.stringify(await publications.read(await publications.last())).includes(word)
  }

  let old: Awaited<ReturnType<typeof openPage>>[] = []
  let [waiting, limited, added]: [string[], string, string] = [[], '', '']

  return {
    /** A day at the desk: two people answer the same question, and one of them another over a phone. */
    async work(day: number) {
      const people = await Promise.all(['Nina Ferrand', 'Karim Jaziri'].map(enter))
      const [hers, his] = await Promise.all(
        people.map((editor) => openPage(editor, '/pages/questions-frequentes')),
      )
      const keyOf = (index: number) => `${faq}#items.${index % 5}.answer`
      hold((await hers?.(keyOf(day)))?.isKept === true, 'an answer was refused')
      hold((await his?.(keyOf(day)))?.isKept === false, 'an answer replaced one not seen')
      const other = await his?.(keyOf(day + 1), { isOnPhone: true })
      hold(other !== undefined, 'an answer was lost on a phone')
    },

    /** Opens pages, and writes texts for the parts that the next release changes. */
    async before(release: number) {
      const [nina, karim] = await Promise.all([enter('Nina Ferrand'), enter('Karim Jaziri')])
      if (release === 1) {
        const drafts = [
          await (await openPage(karim, '/pages/accueil'))(`${home}#offer.see`),
          await (await openPage(nina, '/modeles/question'))(`${template}#text`),
        ]
        waiting = drafts.map(({ word }) => word)
      }
      if (release === 2) {
        const end = ' qui dépasse la limite de la version suivante'
        const page = await openPage(nina, '/pages/accueil')
        limited = (await page(`${home}#services.link`, { end })).word
        await publish(nina)
      }
      if (release === 3) {
        const page = await openPage(nina, '/pages/accueil')
        added = (await page(`${home}#hero.badge`)).word
        await publish(nina)
      }
      const sheets = release === 1 ? ['/pages/accueil', '/modeles/question'] : ['/pages/accueil']
      old = await Promise.all(sheets.map((sheet) => openPage(karim, sheet)))
    },

    /** Posts the pages opened before the release, and reads the desk's words on texts without a place. */
    async after(release: number) {
      const [page, entry] = old
      const nina = await enter('Nina Ferrand')
      const isKept = async (key: string) => (await page?.(key))?.isKept
      hold((await isKept(`${home}#hero.see`)) === true, 'an unchanged field refused an old page')
      if (release === 1) {
        hold(!(await isKept(`${home}#offer.see`)), 'a text for a removed field was not told')
        hold(!(await isKept(`${home}#services.text`)), 'a text replaced that of a release')
        hold(!(await entry?.(`${template}#text`))?.isKept, 'a text for a gone sheet was not told')
      }
      const isBack = release === 3
      const overview = await nina.overview()
      for (const word of [...waiting, ...(isBack ? [added] : release === 2 ? [limited] : [])]) {
        hold(overview.includes(word), `${word} is told by nobody after release ${release}`)
      }
      if (limited !== '') {
        const isExpected = isBack && (await isPublished(limited))
        hold((await isShown(limited)) === isExpected, `${limited} is shown: ${!isExpected}`)
      }
    },

    /** Checks that every kept text is a draft or in a publication, and that quotes offer the published price. */
    async judge() {
      const last = await publications.last()
      const numbers = Array.from({ length: last }, (_, index) => index + 1)
      const all = [
        await store.contentDrafts.list(),
        ...(await Promise.all(numbers.map(publications.read))),
      ]
      const stored = JSON.stringify(all)
      for (const [word, { key }] of kept) hold(stored.includes(word), `${word} of ${key} is lost`)
      const [, , mark] = await marksStored(publications, last)
      const lead = (await store.listLeads()).find(
        ({ quarantine, values }) => !quarantine && values.email,
      )
      if (mark === undefined || !lead) return
      const { headers } = await enter('Nina Ferrand')
      const id = randomUUID()
      await ask(`${url}/bureau/demandes/${lead.reference}/devis`, headers, { id })
      const quote = await ask(`${url}/bureau/devis/${id}`, headers)
      const price = `"euro":"${amountOf(mark)},00"`
      hold(quote?.text.includes(price) === true, `a quote does not offer ${price}`)
    },

    figures: () =>
      `${kept.size} texts of people without scripts kept, ${told} told as not kept; two releases, and back from the second to the first`,
  }
}
