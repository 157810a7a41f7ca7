import { group, line, paragraph } from '../documents/fields.ts'

export const feedsDocument = group('Hors des pages', {
  blog: group('Le flux du blog', { title: line('Titre'), description: paragraph('Description') }),
  app: group('Sur l’écran d’accueil', { name: line('Nom'), description: paragraph('Description') }),
})

export const cardAlt = (title: string) =>
  `Une rue de carreaux, l’enseigne Graaand et ces mots : ${title}.`

/** Text of the card for pages whose title the build did not draw. */
export const commonCardAlt = 'Une rue de carreaux et l’enseigne Graaand.'
