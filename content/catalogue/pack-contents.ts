import * as v from 'valibot'
import { group, line, list, paragraph, three } from '../documents/fields.ts'

/** Spec: T-10 */
const row = group('Ligne', {
  label: line('Nom de la ligne'),
  values: three('Ce pack', v.union([v.boolean(), line('Une valeur', { most: 60 })])),
  /** One or two sentences, for all three packs or for each. */
  explanation: v.union([paragraph('Explication'), three('Explications', paragraph('Explication'))]),
})

const rows = list('Lignes', row, { most: 12 })

export const packsDocument = group('Contenu des packs', {
  descriptions: three('Pour qui', paragraph('Phrase en tête')),
  rows,
})

export const packsOfSitesDocument = group('Lignes communes aux sites', { rows })

export type Row = v.InferOutput<typeof row>
