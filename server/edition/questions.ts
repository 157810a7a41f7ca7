import { currencyAt } from '#content/catalogue/currency.ts'
import { levels } from '#content/catalogue/packs.ts'
import { formatAmount } from '#content/catalogue/pricing.ts'
import { isDay } from '#content/days.ts'
import { documentKind, packNamesOf } from '#content/documents/document-kind.ts'
import type { Documents } from '#content/documents/documents.ts'
import type { Asked } from '#content/documents/kind.ts'
import { joinPath, textsOf, valueAt } from '#content/documents/paths.ts'
import { figureQuestions } from '#content/rules/figures.ts'
import { formatDay } from '#quotes/dates.ts'
import { labelOf } from './fields.ts'
import { findWords, type Range } from './find-text.ts'
import { fingerprint } from './fingerprint.ts'
import { onlineValue, type Unit } from './working.ts'

export interface Question {
  path: string
  words: string
  /** Consequence if nobody answers. */
  why: string
  safe: unknown
  /** Labels of the buttons, if they cannot be derived from the values. */
  answers?: { safe: string; keep: string }
}

/**
 * Returns the questions about a change, answered or not.
 *
 * @param today `2026-11-26`
 */
export function questionsOf(unit: Unit, online: Documents, today: string): Question[] {
  const before = onlineValue(online, unit)
  const { asks = [], isOfDesk } = documentKind(unit.document) ?? {}
  return [
    ...(isOfDesk ? [] : figures(unit, before)),
    ...asks.flatMap((name) => asked[name](unit, before, today)),
  ]
}

/**
 * Returns the fingerprint of an answer, which contains the value: a question about a changed value is asked
 * again.
 */
export function answerTo({ path, words }: Question, { field, value }: Unit): string {
  return fingerprint([words, valueAt(value, field === '' ? path : path.slice(field.length + 1))])
}

function figures({ field, value }: Unit, before: unknown): Question[] {
  const known = textsOf(before)
  const asked = new Set(
    known.flatMap(({ text }) => figureQuestions(text).map(({ words }) => words)),
  )
  return textsOf(value).flatMap(({ path, text }) =>
    figureQuestions(text)
      .filter(({ words }) => !asked.has(words))
      .map(({ words }) => ({
        path: path === '' ? field : joinPath(field, path),
        words,
        why: 'Sans réponse, ce texte ne sera pas publié.',
        safe: known.find((one) => one.path === path)?.text ?? '',
      })),
  )
}

function movedPrice({ field, value }: Unit, before: unknown): Question[] {
  if (typeof value !== 'number' || typeof before !== 'number' || before <= 0) return []
  const percent = Math.round((100 * Math.abs(value - before)) / before)
  if (2 * Math.abs(value - before) <= before) return []
  const price = (amount: number) => formatAmount(amount, currencyAt(field))
  return [
    {
      path: field,
      words: `De ${price(before)} à ${price(value)}\u00a0: ${percent}\u00a0% de ${value < before ? 'moins' : 'plus'}. Est-ce voulu\u00a0?`,
      why: 'Sans réponse, ce prix ne sera pas publié.',
      safe: before,
    },
  ]
}

/** Asks about an article dated before its first publication, or on a day to come: it is online at once. */
function otherDay({ field, value }: Unit, before: unknown, today: string): Question[] {
  const isNew = field === '' && before === null
  if (!isNew && field !== 'date') return []
  const date = isNew ? valueAt(value, 'date') : value
  if (typeof date !== 'string' || !isDay(date) || date === today) return []
  const isToCome = date > today
  if (!isToCome && !isNew) return []
  const words = isToCome
    ? 'un jour à venir. Il serait en ligne tout de suite, et le premier du blog jusque-là'
    : 'un jour passé'
  return [
    {
      path: 'date',
      words: `Cet article est daté du ${formatDay(date)}, ${words}. Est-ce voulu\u00a0?`,
      why: 'Sans réponse, cet article ne sera pas publié.',
      safe: isNew ? today : before,
    },
  ]
}

function emptiedFact({ document, field, value }: Unit, before: unknown): Question[] {
  if (value !== null || typeof before !== 'string') return []
  return [
    {
      path: field,
      words: `${labelOf(document, field)}\u00a0: «\u00a0${before}\u00a0» est en ligne. Faut-il le retirer\u00a0?`,
      why: 'Sans réponse, ce fait reste en ligne.',
      safe: before,
    },
  ]
}

function lessIncluded({ document, field, value }: Unit, before: unknown): Question[] {
  if (field !== 'rows') return []
  if (!Array.isArray(value) || !Array.isArray(before)) return []
  return value.flatMap((row, index) => {
    const label = valueAt(row, 'label')
    const was = before.find((one) => valueAt(one, 'label') === label)
    return levels.flatMap((_, at) =>
      valueAt(was, `values.${at}`) === true && valueAt(row, `values.${at}`) === false
        ? [
            {
              path: joinPath(field, `${index}.values.${at}`),
              words: `«\u00a0${label}\u00a0» ne serait plus compris dans le ${packNamesOf(document, field)[at]}. Est-ce voulu\u00a0?`,
              why: 'Sans réponse, ce contenu ne sera pas publié.',
              safe: true,
            },
          ]
        : [],
    )
  })
}

/** Asks about explanations that still cite a pack's old value, or one between the old and the new. */
function oldExplanation({ field, value }: Unit, before: unknown): Question[] {
  if (field !== 'rows') return []
  if (!Array.isArray(value) || !Array.isArray(before)) return []
  return value.flatMap((row, index) => {
    const was = before.find((one) => valueAt(one, 'label') === valueAt(row, 'label'))
    return levels.flatMap((_, at) => {
      const [old, own] = [was, row].map((one) => valueAt(one, `values.${at}`))
      const isOfPack = Array.isArray(valueAt(row, 'explanation'))
      const place = isOfPack ? `explanation.${at}` : 'explanation'
      const text = valueAt(row, place)
      if (typeof old !== 'string' || typeof own !== 'string' || typeof text !== 'string') return []
      if (old === own) return []
      const still = citedIn(text, old, own)
      const found = still ?? citedBetween(text, own, old, valueAt(was, place))
      if (!found) return []
      const cited = text.slice(found.start, found.end)
      const isCapital = cited !== cited.toLowerCase()
      const next = isCapital ? own.charAt(0).toUpperCase() + own.slice(1) : own
      return [
        {
          path: joinPath(field, `${index}.${place}`),
          words: still
            ? `L’explication dit encore «\u00a0${cited}\u00a0».`
            : `L’explication dit «\u00a0${cited}\u00a0», le contenu «\u00a0${own}\u00a0».`,
          why: 'Sans réponse, ce contenu ne sera pas publié.',
          safe: text.slice(0, found.start) + next + text.slice(found.end),
          answers: { safe: `Écrire «\u00a0${next}\u00a0»`, keep: 'Laisser' },
        },
      ]
    })
  })
}

/** Finds an old value that is no part of the new one: « 5 jours » in « 5 jours ouvrés ». */
function citedIn(text: string, old: string, own: string): Range | undefined {
  const renewed = findWords(text, own)
  return findWords(text, old).find(
    ({ start, end }) => !renewed.some((one) => one.start <= start && end <= one.end),
  )
}

/** Finds a value that replaced the old one of the online text, and is not the new one. */
function citedBetween(text: string, own: string, old: string, online: unknown): Range | undefined {
  const [place] = typeof online === 'string' ? findWords(online, old) : []
  if (typeof online !== 'string' || !place) return undefined
  const [before, after] = [online.slice(0, place.start), online.slice(place.end)]
  const [start, end] = [before.length, text.length - after.length]
  if (start >= end || !text.startsWith(before) || !text.endsWith(after)) return undefined
  const isRenewed = findWords(text, own).some((one) => one.start < end && start < one.end)
  return isRenewed ? undefined : { start, end }
}

/** Asks about fewer opening hours, because promised answer times were computed with the online ones. */
function shorterHours({ field, value }: Unit, before: unknown): Question[] {
  if (!Array.isArray(value) || !Array.isArray(before)) return []
  const sizes = [value, before].map((all) =>
    field === 'hours' ? all.reduce((sum, opening) => sum + minutesOf(opening), 0) : all.length,
  ) as [number, number]
  const [now, was] = field === 'closed' ? [-sizes[0], -sizes[1]] : sizes
  if (now >= was) return []
  return [
    {
      path: field,
      words:
        'Ces heures raccourcissent la semaine. Les réponses déjà promises gardent-elles leur délai\u00a0?',
      why: 'Sans réponse, ces heures ne seront pas publiées.',
      safe: before,
    },
  ]
}

function minutesOf(opening: unknown): number {
  const [from = 0, to = 0] = ['opens', 'closes'].map((name) => {
    const [hours = 0, minutes = 0] = String(valueAt(opening, name)).split(':').map(Number)
    return 60 * hours + minutes
  })
  return Number.isFinite(to - from) ? to - from : 0
}

/** Questions that the rows of the kinds of documents name. */
const asked: Readonly<Record<Asked, (unit: Unit, before: unknown, today: string) => Question[]>> = {
  emptiedFact,
  lessIncluded,
  movedPrice,
  oldExplanation,
  otherDay,
  shorterHours,
}
