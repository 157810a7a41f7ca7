import type { FormName } from './form-name.ts'

/**
 * Version stored with each lead as proof of the text shown; change it with every change of the text below (Spec: L-8).
 */
export const privacyNoticeVersion = '2026-11-28'

/** Shown by each telephone field (Spec: L-4). */
export const phoneNotice =
  'Votre numéro sert à répondre à votre demande. Tout appel commercial suppose votre accord préalable.'

/** First words of the policy and of each notice. */
export const privacyGist =
  'Vos messages servent à vous répondre. Nous ne les vendons pas, et nous les effaçons.'

const kept = 'trois ans après notre dernier échange'

/** Purpose and legal basis of each form; its first words and retention if not the usual ones (Spec: L-1). */
const reasons: Record<FormName, { gist?: string; purpose: string; basis: string; until?: string }> =
  {
    quote: {
      purpose: 'vous répondre et préparer votre devis',
      basis: 'mesures précontractuelles',
    },
    contact: { purpose: 'vous répondre', basis: 'mesures précontractuelles' },
    footer: {
      purpose: 'vous répondre et préparer votre devis',
      basis: 'mesures précontractuelles',
    },
    comment: {
      gist: 'Vos messages sont lus avant de paraître. Nous ne les vendons pas, et nous les effaçons.',
      purpose: 'lire votre commentaire et décider de sa publication',
      basis: 'intérêt légitime',
      until: `${kept} ou, si le commentaire est publié, quand vous en demandez le retrait`,
    },
    'coming-soon': {
      gist: 'Vos données servent à vous prévenir. Nous ne les vendons pas, et nous les effaçons.',
      purpose: 'vous prévenir de l’ouverture',
      basis: 'votre consentement, que vous retirez quand vous voulez',
      until: 'après le message d’ouverture ou votre désinscription, dans les trois ans au plus',
    },
  }

/**
 * Returns the notice inside a form: controller, purpose, basis, readers, retention, rights.
 *
 * @returns purpose and basis for the privacy policy, the text before the link, and the link
 */
export function privacyNotice(form: FormName) {
  const { gist = privacyGist, purpose, basis, until = kept } = reasons[form]
  return {
    purpose,
    basis,
    text: `${gist.slice(0, -1)} ${until}. Graaand les traite pour ${purpose} (base légale : ${basis}). L’équipe (Montpellier, Sousse) et nos prestataires techniques les lisent${form === 'comment' ? ', et tout le monde une fois publiés' : ''}. Accès, rectification, effacement, limitation, portabilité, opposition :`,
    link: { label: 'politique de confidentialité', to: '/politique-de-confidentialite' as const },
  }
}

export type PrivacyNotice = ReturnType<typeof privacyNotice>
