import type { FormName } from '../forms/form-name.ts'
import type { Sentences } from './sentences.ts'

/** Begins every mail whose words name nobody, because anyone can type another person's name. */
export const hello = 'Bonjour,'

export const agencyMail = {
  kind: {
    quote: 'Devis',
    contact: 'Message',
    footer: 'Petit message',
    comment: 'Commentaire',
    'coming-soon': 'Inscription',
  } satisfies Record<FormName, string>,
  origin: {
    quote: 'formulaire de devis',
    contact: 'page de contact',
    footer: 'bas de page',
    comment: 'commentaire du blog',
    'coming-soon': 'page d’ouverture prochaine',
  } satisfies Record<FormName, string>,
  title: (name: string) => (name ? `Une demande de ${name}.` : 'Une nouvelle demande.'),
  callBack: (when: string) => `Une réponse est attendue avant ${when}.`,
  comment: 'Un commentaire laissé sous un article : à relire avant de le publier.',
  'coming-soon': 'Une adresse de plus à prévenir de l’ouverture, une seule fois.',
  reply: 'Répondre',
  openDesk: 'Ouvrir dans le bureau',
  seePreviews: 'Voir exactement ce qui a été vu',
  labels: {
    reference: 'Référence',
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    service: 'Service',
    pack: 'Pack',
    description: 'Projet',
    previews: 'Ses trois aperçus',
    answers: 'Ses cinq réponses',
    message: 'Message',
    comment: 'Commentaire',
    received: 'Reçu le',
  },
}

export const policyLabel = 'Politique de confidentialité'

/**
 * The acknowledgement to the visitor. It repeats no typed text, because anyone can type another person's
 * e-mail address.
 */
export const acknowledgement = ({ answerHours, answerTime }: Sentences) => ({
  subject: (reference: string) => `Votre demande ${reference} est bien arrivée`,
  title: 'C’est bien arrivé.',
  opening: `Nous avons reçu votre demande et nous vous répondons ${answerTime} (${answerHours}).`,
  next: {
    quote:
      'Ensuite : un entretien, puis vos trois aperçus gratuits, ou ce qui est offert avec le service choisi. Vous ne devez rien.',
    contact: 'Ensuite : une réponse écrite, ou un appel si vous le préférez.',
    footer:
      'Ensuite : quelques questions sur votre projet, puis un devis gratuit et sans engagement.',
  } satisfies Partial<Record<FormName, string>>,
  previews: ['Vos trois aperçus', 'joints à votre demande'] as const,
  phone: (reference: string) =>
    `Au téléphone, la référence ${reference} suffit pour retrouver votre demande.`,
  answer: 'Un détail à ajouter ? Répondez simplement à ce message.',
  /** Text and button of the secret link to the client’s page. */
  follow: {
    words:
      'Suivez ici votre demande\u00a0; vos devis s’y afficheront. Ce lien vous est personnel\u00a0: ne le transmettez qu’à une personne qui peut décider avec vous.',
    button: 'Suivre ma demande',
  },
  signature: 'L’équipe Graaand',
  privacy:
    'Vous recevez ce message parce que cette adresse a été saisie sur notre site. Vos informations servent à vous répondre et sont effacées trois ans après notre dernier échange.',
  dataByMail: (email: string) => `Pour les consulter ou les effacer\u00a0: ${email}`,
})

/** Label of the link to the page where clients see, correct and erase their data. */
export const ownDataLabel = 'Mes données'

export const invitationMail = {
  subject: 'Votre invitation au bureau de Graaand',
  greeting: (firstName: string) => (firstName ? `Bonjour ${firstName},` : hello),
  title: 'Bienvenue au bureau.',
  paragraphs: [
    'Voici votre invitation au bureau de Graaand : on y lit les demandes reçues par le site, et l’on y répond.',
  ],
  after: [
    'Ce lien ne sert qu’une fois, pendant 48 heures. Il crée votre première clé d’accès ; il n’y a pas de mot de passe.',
    'Ne transmettez ce lien à personne. Si vous n’attendiez pas cette invitation, ne faites rien.',
  ],
  button: 'Créer ma première clé',
}

export const answerMail = {
  from: (firstName: string) => `${firstName}, Graaand`,
  youWrote: (day: string) => `Le ${day}, vous écriviez :`,
  privacy: (email: string) =>
    `Vous recevez ce message en réponse à votre demande. Pour consulter ou effacer vos informations : ${email}`,
}

export const reminderMail = {
  subject: (reference: string) => `Rappel : la demande ${reference}`,
  title: (reference: string) => `La demande ${reference} vous attend.`,
  opening: 'Ce rappel a été demandé au bureau pour aujourd’hui.',
  button: 'Ouvrir la demande',
  note: 'Vous recevez ce rappel parce que la demande vous est confiée, ou parce qu’elle n’est confiée à personne.',
}

export const mailFooter = 'Graaand, agence web à Montpellier et à Sousse'
