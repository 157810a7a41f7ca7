/** The page of every address that is none of ours; both strings are exact (Spec: S-14). */
export const notFound = {
  picture: 'Erreur 404',
  title: 'Nous ne trouvons pas la page que vous recherchez',
  home: "Retour à la page d'accueil",
}

/** Shown when a page breaks in the visitor's browser. */
export const crash = {
  title: 'Un carreau vient de se décoller.',
  text: 'La page s’est arrêtée net, et ce n’est pas de votre fait. Rechargez‑la ; si cela recommence, appelez‑nous ou écrivez‑nous : une vraie personne répond.',
  home: 'Revenir à l’accueil',
}
