import * as v from 'valibot'
import { choice, fixed, group, line, list, paragraph, titledText } from '../../documents/fields.ts'

/** Spec: S-39 */
export const caseStudyDocument = group('Réalisation d’exemple', {
  lead: paragraph('Phrase sous le titre'),
  facts: list(
    'En bref',
    group('Fait', {
      term: fixed('Nom'),
      value: fixed('Valeur'),
      lang: v.optional(choice('Langue', ['en'])),
    }),
    { least: 4, most: 4 },
  ),
  story: group('L’histoire', {
    title: line('Titre, pour qui l’entend'),
    steps: list('Étapes', titledText('Étape'), { least: 3, most: 3 }),
  }),
  slider: group('Les autres réalisations', {
    title: line('Titre'),
    label: line('Nom de la rangée, pour qui l’entend'),
    previous: line('Bouton vers les précédentes'),
    next: line('Bouton vers les suivantes'),
  }),
})
