/** What the page of a project says around it. */
export const projectWords = {
  all: 'Revoir les huit réalisations d’exemple',
}
