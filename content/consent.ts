import { visits } from './company/neutral-words.ts'

/** What the visitor decides: one choice per third party (Spec: L-12). */
export type Purpose = 'map' | 'video'

/**
 * Kept with each choice as proof of what was read, and asked again when it differs: change it
 * whenever a word of `purposes` changes (Spec: L-13); the repository keeps former wordings.
 */
export const consentVersion = '2026-11-22'

/** A choice is forgotten after this many days: six months at most (Spec: L-12). */
export const choiceDays = 180

/** What the browser has to know of both. */
export const choiceTerms = { version: consentVersion, days: choiceDays }

/** What each third party is, and what loading it means. */
export const purposes: Record<Purpose, { name: string; meaning: string }> = {
  map: {
    name: 'La carte Google Maps',
    meaning:
      'Sur la page Contactez-nous, une carte interactive à la place de notre dessin. La charger transmet à Google votre adresse IP et l’adresse de la page ; Google peut déposer des traceurs.',
  },
  video: {
    name: 'Le film de présentation',
    meaning:
      'Sur la page d’accueil, le lecteur d’un hébergeur de vidéos. L’ouvrir lui transmet votre adresse IP et l’adresse du site ; il peut déposer des traceurs.',
  },
}

/** The dialog behind the footer's link. */
export const choicesWords = {
  open: 'Gérer mes choix',
  title: 'Vos choix',
  intro:
    'Ce site ne dépose aucun cookie. La carte et la vidéo viennent d’autres sites : elles attendent votre accord.',
  accept: 'Accepter',
  refuse: 'Refuser',
  undecided: 'Rien de décidé : rien n’est chargé avant votre clic.',
  accepted: 'Accepté',
  refused: 'Refusé',
  /** `{etat}` is one of the two above. */
  decided: '{etat} le {jour}, jusqu’au {fin} (texte du {texte}).',
  kept: 'Vos choix restent dans ce navigateur, six mois au plus, et nous ne les recevons pas.',
  close: 'Fermer vos choix',
}

/** Under the film, which comes from `{hote}` (Spec: L-11). */
export const filmWords = {
  undecided: 'Le film vient de {hote}, après votre clic. Votre choix est retenu six mois au plus.',
  accepted: 'Le film vient de {hote}, comme vous l’avez accepté.',
  refused: 'Vous avez refusé le lecteur de {hote}. Regarder le film, c’est changer d’avis.',
}

/** On the map (Spec: L-11). */
export const mapWords = {
  title: 'Plan',
  drawing: 'La côte du Sahel dessinée, de Port El Kantaoui à Ksar Hellal ; l’agence est à Sousse.',
  frame: 'Carte Google Maps, centrée sur Sousse',
  marker: 'Graaand, Sousse',
  directions: 'Itinéraire vers',
  newTab: '(nouvel onglet)',
  text: `Deux bureaux, à Montpellier et à Sousse. ${visits}`,
  question:
    'Ce plan est dessiné par nous. La carte interactive vient de Google Maps, qui reçoit alors votre adresse IP et l’adresse de la page, et peut déposer des traceurs. Votre choix est retenu six mois au plus.',
  withoutScript:
    'Sans JavaScript, aucune carte n’est chargée d’ailleurs : le dessin et les itinéraires suffisent.',
  accept: 'Charger Google Maps',
  refuse: 'Garder le dessin',
  refused: 'Vous gardez le dessin ; rien n’est demandé à Google Maps.',
  loading: 'Google Maps se charge…',
  success: 'La carte vient de Google Maps, comme vous l’avez accepté.',
  failure: 'Google Maps n’a pas répondu. Le plan dessiné reste là, les itinéraires aussi.',
  retry: 'Réessayer',
}
