import * as v from 'valibot'
import { group, line, list, paragraph, three } from '../documents/fields.ts'

/** What a buyer compares: a line of the comparison table, and a feature of each card (Spec: T-10). */
const row = group('Ligne', {
  label: line('Nom de la ligne'),
  /** How much of it a pack holds, or whether it holds it at all. */
  values: three('Ce pack', v.union([v.boolean(), line('Une valeur', { most: 60 })])),
  /** One or two sentences, the same for the three packs unless each has its own. */
  explanation: v.union([paragraph('Explication'), three('Explications', paragraph('Explication'))]),
})

const rows = list('Lignes', row, { most: 12 })

/** What the packs of a list hold. */
export const packsDocument = group('Contenu des packs', {
  descriptions: three('Pour qui', paragraph('Phrase en tête')),
  rows,
})

/** What the packs of the three kinds of site have in common, after their own lines. */
export const packsOfSitesDocument = group('Lignes communes aux sites', { rows })

export type Row = v.InferOutput<typeof row>
