/*
 * Mails about a quote. `quotes/` formats sums, dates and references, so that mail and page agree.
 */

/** Numbers in words. */
const numbers = [
  ...['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'],
  ...['onze', 'douze', 'treize', 'quatorze', 'quinze', 'seize'],
]

const inDays = (days: number) => `${numbers[days] ?? days} jour${days > 1 ? 's' : ''}`

export const quoteMailLabels = {
  quote: 'Devis',
  contract: 'Contrat',
  request: 'Demande',
  total: 'Total',
  validUntil: 'Valable jusqu’au',
  lastDay: 'Dernier jour',
  acceptedBy: 'Accepté par',
  at: 'Le',
  shownAt: 'Dernière page, montrée le',
  changeMind: 'Changer d’avis',
  earlyStart: 'Début avant quatorze jours',
  earlyStartInTunisia: 'Début avant la fin du délai',
  withdrawUntil: 'Rétractation possible jusqu’au',
  linkSentTo: 'Lien envoyé à',
  copy: 'Exemplaire demandé',
  digest: 'Empreinte du document (SHA-256)',
  recordedBy: 'Accord sur papier, enregistré par',
  received: 'Texte reçu',
  receivedAt: 'Reçue le',
  by: 'De',
  receiptSentTo: 'Accusé de réception envoyé à',
  reason: 'Motif donné',
  question: 'Question',
} as const

export const forwardedLink =
  'Ce lien donne accès à votre devis\u00a0: ne le transmettez qu’à une personne qui peut décider avec vous.'

export const quoteMail = {
  greeting: (name: string) => `Bonjour ${name},`,
  signature: (person: string) => `${person}, Graaand`,
  sent: {
    subject: (number: string) => `Votre devis ${number} est prêt`,
    title: 'Votre devis est prêt.',
    opening: 'Voici votre devis, gratuit et sans engagement. Le PDF est joint.',
    button: 'Lire mon devis',
    question: 'Une question\u00a0? Répondez à ce message, ou posez-la sur la page.',
    questionByMail: 'Une question\u00a0? Répondez à ce message.',
  },
  reminder: {
    subject: (number: string, days: number) =>
      `Votre devis ${number} est valable ${days === 0 ? 'jusqu’à ce soir' : `encore ${inDays(days)}`}`,
    title: (days: number) =>
      days === 0 ? 'Dernier jour pour répondre.' : `Encore ${inDays(days)} pour répondre.`,
    opening: 'Votre devis expire bientôt. Si vous ne répondez pas, vous ne devez rien.',
    button: 'Relire mon devis',
    only: 'C’est le seul rappel que nous envoyons.',
  },
  accepted: {
    subject: (number: string) => `Devis ${number} accepté\u00a0: votre exemplaire`,
    title: 'Devis accepté.',
    opening: (hasForm: boolean) =>
      `Nous avons reçu votre accord. ${hasForm ? 'Le contrat et le formulaire de rétractation sont joints' : 'Le contrat est joint'}\u00a0: gardez ce message.`,
    changeMind: (day: string) => `jusqu’au ${day} inclus, sans motif`,
    button: 'Voir le contrat',
    deposit: (amount: string, day: string) => `La facture d’acompte, ${amount}, part le ${day}.`,
    nothingBefore: 'Rien à payer avant.',
    nothingUntil: (day: string) => `Rien à payer avant le ${day}.`,
    work: (day: string) => `Le travail commence le ${day}.`,
    evidence: (digest: string, address: string) =>
      `Comme preuve de votre accord, nous gardons le nom et la qualité que vous avez saisis${address ? `, ce que vous avez coché et l’adresse à laquelle le lien a été envoyé (${address})` : ' et ce que vous avez coché'}. Nous gardons aussi l’heure de la dernière page montrée, celle de votre accord, la version acceptée et l’empreinte de son fichier (SHA-256\u00a0: ${digest}). Aucune adresse IP n’est conservée avec votre demande.`,
    paperEvidence: (digest: string) =>
      `Comme preuve de votre accord, nous gardons l’exemplaire que vous avez signé sur papier et la date à laquelle nous l’avons enregistré. Nous gardons aussi la version acceptée et l’empreinte de son fichier (SHA-256\u00a0: ${digest}).`,
  },
  withdrawn: {
    subject: (number: string) => `Accusé de réception de votre rétractation, ${number}`,
    title: 'Rétractation reçue.',
    opening: (owesNothing: boolean) =>
      `Nous avons bien reçu votre rétractation. Le contrat est terminé${owesNothing ? ' et vous ne devez rien' : ''}.`,
    contract: (reference: string, day: string) => `${reference}, accepté le ${day}`,
    nothingAsked: 'Aucun paiement n’a été demandé.',
    refund: (period: string) => `Nous vous remboursons ce que vous avez payé, sous ${period}.`,
    earlyStart:
      'Vous aviez demandé que le travail commence avant la fin du délai\u00a0: vous payez la part déjà faite, s’il y en a une.',
    keep: 'Gardez ce message\u00a0: il prouve la date et l’heure de réception.',
  },
  link: {
    subject: (reference: string) => `Votre nouveau lien pour la demande ${reference}`,
    title: 'Votre nouveau lien.',
    opening:
      'Ce lien a été demandé pour cette adresse, sur notre site ou auprès de nous. Il mène à votre demande et à vos devis\u00a0; les liens précédents ne fonctionnent plus.',
    notAsked:
      'Si vous n’avez rien demandé, ne faites rien\u00a0: personne d’autre n’a reçu ce lien.',
    button: 'Ouvrir ma page',
  },
  note: 'Vous recevez ce message parce que vous nous avez demandé un devis.',
  noteWithoutPage: (email: string) =>
    `Vous recevez ce message parce que vous nous avez demandé un devis. Pour voir, corriger ou effacer vos données\u00a0: ${email}`,
}

export const quoteAgencyMail = {
  accepted: {
    subject: (reference: string, client: string) => `Accepté\u00a0: ${reference}, ${client}`,
    title: (client: string) => `${client} a accepté.`,
    opening: (version: number, situation: string) =>
      `Votre client a accepté la version\u00a0${version} (${situation})\u00a0: le contrat est joint.`,
    noPaymentBefore: (day: string) => `n’encaissez rien avant le ${day}`,
    noWorkBefore: (day: string) => `ne commencez rien avant le ${day}`,
    nowOn: 'vous pouvez demander l’acompte et commencer le travail',
    copy: { mail: 'par e-mail, en PDF', post: 'sur papier, par la poste\u00a0: à envoyer' },
    asked: 'demandé',
    notAsked: 'non demandé',
  },
  withdrawn: {
    subject: (reference: string, client: string) => `Rétractation\u00a0: ${reference}, ${client}`,
    title: (client: string) => `${client} a renoncé au contrat.`,
    opening:
      'Le contrat est terminé\u00a0: arrêtez le travail et n’encaissez rien. Votre client en a reçu la preuve, avec la date et l’heure.',
    refund: (period: string) => `Une somme déjà payée est à rembourser sous ${period}.`,
    earlyStart:
      'Le début avant la fin du délai avait été demandé\u00a0: seule la part déjà faite est due.',
  },
  declined: {
    subject: (reference: string, client: string) => `Refusé\u00a0: ${reference}, ${client}`,
    title: (client: string) => `${client} a refusé le devis.`,
    opening:
      'Cette version est fermée\u00a0: votre client ne peut plus l’accepter. Vous pouvez encore lui en envoyer une autre.',
    noReason: 'aucun',
  },
  question: {
    subject: (about: string, client: string) => `Question\u00a0: ${about}, ${client}`,
    title: (client: string) => `Une question de ${client}.`,
    opening:
      'Votre client attend une réponse. Écrivez-la dans le bureau, ou répondez à ce message.',
    button: 'Ouvrir la demande',
  },
  button: 'Ouvrir le devis',
  note: (address: string) =>
    `Ce message interne vous est envoyé à ${address}, où le site écrit à l’agence.`,
}
