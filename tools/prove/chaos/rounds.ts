import { sitePaths } from '#content/all-pages.ts'
import { loadContent } from '#content/documents/load.ts'
import { valueAt } from '#content/documents/paths.ts'
import type { PublicationsStore } from '#server/store/content/publications.ts'
import type { Store } from '#server/store/store.ts'
import { editorAt } from '#workshop/editor.ts'

/** The fields that a round changes: texts on two sheets, and a price that most pages show. */
export const fieldsOfRounds = [
  'pages/accueil#hero.lead',
  'company/sentences#teamWords',
  'catalogue/prices#site-vitrine.prices.euro.0',
] as const
const [lead, sentence, price] = fieldsOfRounds

const marksOfRounds = 17

export const markOf = (round: number) => round % marksOfRounds
const textOf = (round: number) => `Une phrase du tour${String.fromCharCode(97 + markOf(round))}.`
/** 601 to 618: above the price of the repository (600), below another price on the same pages (619). */
export const amountOf = (round: number) => 601 + markOf(round)

/** Marks of texts and prices on a page; -1 is the price of the repository. */
const marksIn = (html: string) => [
  ...new Set(
    [...html.matchAll(/\btour([a-q])\b|\b6(?:0\d|1[0-7])(?=\s€ HT)/g)].map(([mark, letter]) =>
      letter ? letter.charCodeAt(0) - 97 : Number(mark) - 601,
    ),
  ),
]

/** Mark of a field's value; undefined for a value of the repository. */
function markIn(value: unknown): number | undefined {
  const [mark] = marksIn(typeof value === 'number' ? `${value} € HT` : String(value))
  return mark
}

/**
 * Stores the texts and the price of a round as a person at the desk does.
 *
 * @param onSending called with the key of each field before it is posted
 * @param onSaved called with the key of each field that the desk reported as stored
 * @returns a function that publishes them and returns the number of the publication
 */
export async function prepareRound(
  url: string,
  secret: string,
  round: number,
  { onSending, onSaved }: Partial<Record<'onSending' | 'onSaved', (key: string) => void>> = {},
) {
  const editor = editorAt(url, secret)
  for (const [sheet, key, value] of [
    ['/pages/accueil', lead, textOf(round)],
    ['/phrases/toutes', sentence, textOf(round)],
    ['/prix/site-vitrine', price, String(amountOf(round))],
  ] as const) {
    onSending?.(key)
    await editor.save(sheet, { [key]: value })
    onSaved?.(key)
  }
  return editor.review()
}

const paths = [...sitePaths(loadContent()), '/devis?service=seo']

/** Returns the pages with marks: before any publication, those with the lowest price. */
export async function markedPages(url: string) {
  // Throws at once if the site does not answer.
  await fetch(`${url}/robots.txt`)
  const pages = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(url + path)
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      return { path, marks: marksIn(await answer.text()) }
    }),
  )
  return pages.filter(({ marks }) => marks.length > 0)
}

export async function marksStored(publications: PublicationsStore, number: number) {
  const revisions = (await publications.read(number))?.revisions ?? []
  return fieldsOfRounds.map((key) => {
    const [document, field = ''] = key.split('#')
    return markIn(valueAt(revisions.find((one) => one.document === document)?.content, field))
  })
}

export async function marksDrafted(store: Store): Promise<ReadonlyMap<string, number | undefined>> {
  const drafts = await store.contentDrafts.list()
  return new Map(
    drafts.map(({ document, field, value }) => [`${document}#${field}`, markIn(value)]),
  )
}

export async function judgePages(
  url: string,
  publications: PublicationsStore,
  { number, pages }: { number: number; pages: number },
): Promise<string[]> {
  const faults: string[] = []
  const [stored, ...others] = await marksStored(publications, number)
  if (others.some((mark) => mark !== stored)) {
    faults.push(`publication ${number} has the rounds ${[stored, ...others]}`)
  }
  const marked = await markedPages(url)
  const half = marked.filter(({ marks }) => marks.length > 1 || marks[0] !== stored)
  if (half.length > 0) {
    const [first] = half
    faults.push(
      `${half.length} pages of another publication than ${number}: ${first?.path} ${first?.marks}`,
    )
  }
  if (marked.length !== pages) faults.push(`${marked.length} pages instead of ${pages}`)
  return faults
}
