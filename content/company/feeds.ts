/** What the site is called outside its pages: feed readers, home screens, social cards. */
export const feeds = {
  blog: {
    title: 'Le journal de Graaand',
    description:
      'Créer un site, le faire trouver, l’entretenir : les articles de l’agence, à Montpellier et à Sousse.',
  },
  app: {
    name: 'Graaand, agence web créative',
    description: 'L’agence web de Montpellier et de Sousse : sites, référencement, identité.',
  },
  /** Describes the card of a page to those who do not see it. */
  card: (title: string) => `Une rue de carreaux, l’enseigne Graaand et ces mots : ${title}.`,
}
