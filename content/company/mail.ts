import type { FormName } from '#forms/result.ts'

/** What the agency is told, by form. */
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
  title: (name: string) => (name ? `Quelqu’un frappe : ${name}.` : 'Quelqu’un frappe.'),
  callBack: (when: string) => `Une réponse est attendue avant ${when}.`,
  comment: 'Un avis laissé sous un article : à relire avant de le publier.',
  'coming-soon': 'Une adresse de plus à prévenir le jour de l’ouverture, et seulement ce jour-là.',
  reply: 'Répondre',
  seePreviews: 'Voir exactement ce qui a été vu',
  /** In the order of the mail. */
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

/** What the visitor is told. Nothing here repeats what was typed: addresses can be borrowed. */
export const acknowledgement = {
  subject: (reference: string) => `Votre demande ${reference} est bien arrivée`,
  preview: 'Une vraie personne la lit, et vous répond sous un jour ouvré.',
  title: 'C’est bien arrivé.',
  opening:
    'Votre demande est sur la table : nous la lisons, puis nous revenons vers vous sous un jour ouvré.',
  next: {
    quote:
      'Et ensuite ? Un entretien de trente minutes, puis trois aperçus gratuits ou l’essai qui va avec votre service. Vous gardez ce qui vous ressemble, ou rien : vous ne devez rien.',
    contact: 'Et ensuite ? Une réponse écrite, ou un appel si vous préférez la voix.',
    footer:
      'Et ensuite ? Quelques questions pour bien comprendre, puis une proposition, toujours sans engagement.',
  } satisfies Partial<Record<FormName, string>>,
  previews: ['Vos trois aperçus', 'joints à votre demande'] as const,
  phone: (reference: string) =>
    `Au téléphone, la référence ${reference} suffit pour qu’on vous retrouve.`,
  answer: 'Un détail à ajouter ? Répondez simplement à ce message.',
  button: 'Revenir sur le site',
  closing: 'À très vite, toute la rue Graaand',
  privacy: (email: string) =>
    `Vous recevez ce message parce que cette adresse a été saisie sur notre site. Vos informations servent à vous répondre et sont effacées trois ans après notre dernier échange. Pour les consulter ou les effacer : ${email}`,
  policy: 'Politique de confidentialité',
}

export const mailFooter = 'Graaand, agence web à Montpellier et à Sousse'
