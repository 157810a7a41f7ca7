import { type Criterion, criterionIds, isOfRgaa } from './criteria.ts'
import { type Evidence, type EvidenceName, evidence } from './evidence.ts'
import { type AuditedPage, auditedPages } from './pages.ts'

/** C: satisfied; NC: not satisfied; NA: the page has nothing of the kind; D: derogated. */
export const states = ['C', 'NC', 'NA', 'D'] as const
export type State = (typeof states)[number]

export interface Verdict<Name = EvidenceName> {
  state: State
  evidence: readonly Name[]
}

/**
 * @param known evidence of the audit to which the page belongs
 * @throws Error for a criterion without verdict, or a verdict with an unknown state or evidence
 */
export function readVerdict<Name extends string>(
  { page, verdicts }: AuditedPage,
  criterion: Criterion,
  known: Readonly<Record<Name, Evidence>>,
): Verdict<Name> {
  const [state, ...names] = verdicts[criterion]?.split(' ') ?? []
  const isKnown = states.some((known) => known === state)
  const unknown = names.filter((name) => !Object.hasOwn(known, name))
  if (!isKnown || unknown.length > 0 || (state !== 'NA' && names.length === 0)) {
    throw new Error(`${page}, ${criterion}: ${verdicts[criterion] ?? 'no verdict'}`)
  }
  return { state: state as State, evidence: names as Name[] }
}

export const verdictOf = (page: AuditedPage, criterion: Criterion) =>
  readVerdict(page, criterion, evidence)

export interface Result {
  criterion: Criterion
  state: State
  pages: Readonly<Record<State, readonly AuditedPage[]>>
  evidence: readonly EvidenceName[]
}

/** Returns the state of a criterion on the whole sample: one page that fails makes it fail. */
function resultOf(criterion: Criterion): Result {
  const all = auditedPages.map((page) => ({ page, ...verdictOf(page, criterion) }))
  const inState = (state: State) => all.filter((one) => one.state === state).map(({ page }) => page)
  const pages = { C: inState('C'), NC: inState('NC'), NA: inState('NA'), D: inState('D') }
  const state = (['NC', 'D', 'C'] as const).find((one) => pages[one].length > 0) ?? 'NA'
  const named = all.flatMap(({ evidence }) => evidence)
  return { criterion, state, pages, evidence: [...new Set(named)] }
}

export const results = criterionIds.map(resultOf)

export const countOf = (page: AuditedPage, state: State) =>
  criterionIds.filter((one) => isOfRgaa(one) && verdictOf(page, one).state === state).length

/** Satisfied criteria over those that are satisfied or not, from 0 to 1. */
const rate = (satisfied: number, failed: number) => satisfied / (satisfied + failed)

export const rateOf = (page: AuditedPage) => rate(countOf(page, 'C'), countOf(page, 'NC'))

/** Criteria of RGAA over the sample; those that WCAG 2.2 adds have no part in the rate. */
export const count = (state: State) =>
  results.filter((one) => isOfRgaa(one.criterion) && one.state === state).length

export const siteRate = rate(count('C'), count('NC'))

export const meanRate =
  auditedPages.reduce((sum, page) => sum + rateOf(page), 0) / auditedPages.length

/** State of conformity in the words of the law: 50 % separates the last two. */
export const conformity =
  count('NC') === 0 ? 'totalement' : siteRate >= 0.5 ? 'partiellement' : 'non'

export const conformityWords = conformity === 'non' ? 'non conforme' : `${conformity} conforme`

/** Day of the last page. */
export const auditedOn =
  auditedPages
    .map(({ audited }) => audited)
    .toSorted()
    .at(-1) ?? ''

/** `97,3 %`, rounded down, so that 100 % means that nothing fails. */
export const percent = (part: number) =>
  `${(Math.floor(part * 1000) / 10).toLocaleString('fr-FR')}\u00a0%`
