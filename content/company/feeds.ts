import { group, line, paragraph } from '../documents/fields.ts'

/** What the site is called outside its pages: feed readers, home screens, social cards. */
export const feedsDocument = group('Hors des pages', {
  blog: group('Le flux du blog', { title: line('Titre'), description: paragraph('Description') }),
  app: group('Sur l’écran d’accueil', { name: line('Nom'), description: paragraph('Description') }),
})

/** Describes the card of a page to those who do not see it. */
export const cardAlt = (title: string) =>
  `Une rue de carreaux, l’enseigne Graaand et ces mots : ${title}.`
