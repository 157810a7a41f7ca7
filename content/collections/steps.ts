/** A step of the way we work (Spec: S-23). */
interface Step {
  title: string
  text: string
  /** What the client holds at the end of it. */
  outcomes: readonly string[]
}

/** Said above the four steps. */
export const processIntro = {
  title: 'Quatre étapes, zéro mystère.',
  text: 'Vous savez à tout moment où nous en sommes, ce qui vient, et ce que cela coûte.',
}

/** The four steps (Spec: S-23), also shown on /expertises. */
export const steps: readonly Step[] = [
  {
    title: 'Découverte et analyse',
    text: 'Un café, à Montpellier, à Sousse ou en visio. Vous racontez votre métier, vos clients, ce qui coince. Nous posons les questions qu’on ne vous pose jamais, puis nous écrivons un plan d’une page que tout le monde comprend.',
    outcomes: ['Entretien', 'Étude des voisins', 'Plan d’une page'],
  },
  {
    title: 'Design et création',
    text: 'Nous dessinons trois directions, pas une de moins. Vous choisissez celle qui vous ressemble, et nous la construisons : textes, images, écrans, code, carreau après carreau.',
    outcomes: ['3 aperçus gratuits', 'Maquettes', 'Développement'],
  },
  {
    title: 'Validation et ajustements',
    text: 'Vous cliquez, vous lisez, vous chipotez : c’est fait pour. Chaque remarque est notée, traitée et revue avec vous avant d’aller plus loin.',
    outcomes: ['Site de test', 'Retours suivis', 'Essais sur téléphone'],
  },
  {
    title: 'Livraison et suivi',
    text: 'Mise en ligne, prise en main, et le support compris dans nos packs de site : cinq jours, un mois ou trois. Ensuite, nous restons au bout du fil.',
    outcomes: ['Mise en ligne', 'Formation', 'Suivi'],
  },
]
