import { group, list, paragraph, questionAnswer } from '../../documents/fields.ts'

export const pricePageDocument = group('Page de tarifs', {
  banner: paragraph('Phrase sous le titre'),
  questions: list('Questions', questionAnswer, { least: 6, most: 6 }),
})
