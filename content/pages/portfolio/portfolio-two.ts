/** What the page of a project says around it. */
export const projectWords = {
  /** On the page of the project that /single-portfolio tells. */
  told: 'Lire le récit en trois étapes',
  all: 'Revoir les huit réalisations d’exemple',
}
