import { group, line, list, paragraph, questionAnswer } from '../documents/fields.ts'

/** Spec: S-31 */
export const faqDocument = group('Questions fréquentes', {
  title: line('Titre'),
  text: paragraph('Phrase sous le titre, suivie du prix d’un site vitrine'),
  items: list('Questions', questionAnswer, { least: 10, most: 10 }),
})
