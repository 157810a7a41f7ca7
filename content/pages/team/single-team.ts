import { choice, fixedNumber, group, line, list, paragraph } from '../../documents/fields.ts'

export const toldMember = 'leila-mansour'

const traits = (label: string) =>
  group(label, { title: line('Titre'), items: list('Lignes', line('Ligne'), { most: 5 }) })

/** Spec: S-40 */
export const memberProfileDocument = group('Fiche d’exemple', {
  lead: paragraph('Phrase sous le nom'),
  text: paragraph('Texte'),
  qualifications: traits('Le parcours'),
  attributes: traits('Les traits'),
  skills: group('Le savoir-faire', {
    title: line('Titre'),
    items: list(
      'Compétences',
      group('Compétence', {
        title: line('Nom'),
        percent: fixedNumber('Sur cent'),
        gauge: choice('Dessin', ['identity', 'illustration', 'posters']),
      }),
      { least: 3, most: 3 },
    ),
  }),
})
