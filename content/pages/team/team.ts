/** What the page of a member says around them (Spec: S-51). */
export const memberWords = {
  skills: 'Ce que l’on peut lui confier',
  /** On the page of the member of /single-team. */
  more: 'Voir sa fiche détaillée',
  all: 'Revoir les douze membres d’exemple',
}
