import { group, line, paragraph } from '../../documents/fields.ts'

export const portfolioTwoDocument = group('Réalisations', {
  text: paragraph('Texte'),
  links: group('Liens', {
    large: line('Vers les premières, en grand'),
    openingNews: line('Vers l’annonce de l’ouverture'),
  }),
  all: line('Depuis une réalisation, lien vers toutes'),
})
