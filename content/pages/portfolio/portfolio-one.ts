import { group, line, paragraph } from '../../documents/fields.ts'

/** Spec: S-38 */
export const portfolioOneDocument = group('Réalisations, en grand', {
  text: paragraph('Texte'),
  links: group('Liens', {
    all: line('Vers toutes les réalisations'),
    prices: line('Vers les prix'),
  }),
})
