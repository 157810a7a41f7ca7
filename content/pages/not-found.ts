/** The page of every address that is none of ours; both strings are exact (Spec: S-14). */
export const notFound = {
  picture: 'Erreur 404',
  title: 'Nous ne trouvons pas la page que vous recherchez',
  home: "Retour à la page d'accueil",
}

/** Shown when a page breaks in the visitor's browser. */
export const crash = {
  title: 'La page vient de s’arrêter.',
  text: 'Ce n’est pas de votre fait. Rechargez‑la ; si cela recommence, appelez‑nous ou écrivez‑nous.',
  home: 'Revenir à l’accueil',
}
