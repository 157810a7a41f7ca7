import {
  auditedOn,
  conformity,
  meanRate,
  results,
  siteRate,
  verdictOf,
} from '#content/accessibility/audit.ts'
import { criteria, criterionIds } from '#content/accessibility/criteria.ts'
import { evidence } from '#content/accessibility/evidence.ts'
import { auditedPages } from '#content/accessibility/pages.ts'

/** The audit's grid as data: the verdict of each criterion on each page, and the evidence that they name. Spec: L-28 */
export const accessibilityData = () =>
  JSON.stringify({
    reference: 'RGAA 4.1.2',
    auditedOn,
    conformity: `${conformity} conforme`,
    rate: siteRate,
    meanRate,
    criteria: results.map(({ criterion, state }) => ({
      criterion,
      text: criteria[criterion],
      state,
    })),
    pages: auditedPages.map((page) => ({
      page: page.page,
      name: page.name,
      audited: page.audited,
      verdicts: Object.fromEntries(criterionIds.map((id) => [id, verdictOf(page, id)])),
    })),
    evidence,
  })
