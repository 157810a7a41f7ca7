/** A step of the way we work (Spec: S-23). */
interface Step {
  title: string
  text: string
  /** What the client holds at the end of it. */
  outcomes: readonly string[]
}

/** Said above the four steps. */
export const processIntro = {
  title: 'Quatre étapes, de l’entretien au suivi.',
  text: 'Vous savez à tout moment où nous en sommes et ce que cela coûte.',
}

/** The four steps (Spec: S-23), also shown on /expertises. */
export const steps: readonly Step[] = [
  {
    title: 'Découverte et analyse',
    text: 'Un entretien, à Montpellier, à Sousse ou en visio. Vous racontez votre métier et vos clients. Nous écrivons un plan d’une page, et nous fixons la date de vos aperçus.',
    outcomes: ['Entretien', 'Étude de la concurrence', 'Plan d’une page'],
  },
  {
    title: 'Design et création',
    text: 'Nous dessinons trois aperçus, gratuits. Vous en choisissez un et vous signez le devis, si tout vous convient ; nous construisons alors le site.',
    outcomes: ['3 aperçus gratuits', 'Maquettes', 'Développement'],
  },
  {
    title: 'Validation et ajustements',
    text: 'Vous essayez le site sur une adresse de test. Chaque remarque est traitée, puis revue avec vous.',
    outcomes: ['Site de test', 'Retours suivis', 'Essais sur téléphone'],
  },
  {
    title: 'Livraison et suivi',
    text: 'Mise en ligne, prise en main, et le support compris dans nos packs de site : cinq jours, un mois ou trois. Le webmastering prend ensuite le relais, si vous le voulez.',
    outcomes: ['Mise en ligne', 'Formation', 'Suivi'],
  },
]
