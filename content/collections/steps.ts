import { group, line, list, paragraph } from '../documents/fields.ts'

/** Spec: S-23 */
export const stepsDocument = group('Les quatre étapes', {
  title: line('Titre'),
  text: paragraph('Texte'),
  items: list(
    'Étapes',
    group('Étape', {
      title: line('Titre'),
      text: paragraph('Texte'),
      outcomes: list('Ce que le client tient à la fin', line('Résultat'), { most: 5 }),
    }),
    { least: 4, most: 4 },
  ),
  action: line('Bouton vers le devis'),
})
