import { contactFacts, legalWordings } from '../../company/legal-facts.ts'
import { freePreviews } from '../../constants.ts'
import type { Content } from '../../documents/documents.ts'
import type { LegalPage, WordLink } from './legal.ts'

/** Added only once the agency has named a mediator (Spec: L-30). */
const mediation: readonly (string | WordLink)[] = [
  'Un consommateur peut aussi saisir le médiateur que nomment les ',
  { label: 'mentions légales', to: '/mentions-legal' },
  '. ',
]

/** Spec: S-34 */
export function terms({ company, legalFacts, sentences }: Content): LegalPage {
  const { answerHours, answerTime, previewsOwnership } = sentences
  return {
    updated: '2026-11-27',
    gist: 'Lire ce site n’engage à rien. Demander un devis non plus.',
    sections: [
      {
        id: 'objet',
        title: 'Objet',
        blocks: [
          `Ces conditions disent comment se servir de ce site, publié par ${company.name}. Elles valent pour toute personne qui le visite.`,
          'Elles ne sont pas le contrat d’une prestation : ce contrat est le devis que vous acceptez. En cas de contradiction, le devis l’emporte.',
        ],
      },
      {
        id: 'acces',
        title: 'Accès au site',
        blocks: [
          'Le site est gratuit, ouvert à toute heure et ne demande ni compte ni mot de passe. Votre accès à internet reste à votre charge.',
          'Il peut s’arrêter pour un entretien ou une panne. Nous faisons court ; vos demandes déjà envoyées sont gardées pendant ce temps.',
        ],
      },
      {
        id: 'services',
        title: 'Services et prix présentés',
        blocks: [
          'Chaque prix est écrit hors taxes et toutes taxes comprises, en euros, ou en dinars tunisiens pour la Tunisie. Il couvre les fonctions courantes décrites à côté de lui. Ce qui est plus complexe coûte davantage.',
          'Ces prix sont indicatifs. Nous pouvons les modifier, jamais après votre accord. Un devis envoyé nous engage jusqu’au dernier jour de sa validité ; il ne vous engage qu’une fois accepté.',
          'Les pages qui portent la plaque « Exemple » montrent la mise en page. Elles ne promettent rien et ne décrivent pas de vrais travaux.',
        ],
      },
      {
        id: 'devis',
        title: 'Demande de devis',
        blocks: [
          `Le devis est gratuit, et les ${freePreviews} aperçus de votre futur site aussi. Les demander ne vous engage à rien, ni à payer, ni à poursuivre.`,
          `Donnez-nous des informations exactes et une adresse où vous joindre. Nous y répondons ${answerTime} (${answerHours}).`,
          'Un devis qui vous arrive par un lien s’accepte en ligne, en deux pages : rien n’est conclu avant le dernier bouton. Ce lien est secret : ne le transmettez qu’à une personne qui peut décider avec vous.',
          legalWordings.withdrawal.text,
          legalWordings.professionalWithdrawal.text,
        ],
      },
      {
        id: 'propriete',
        title: 'Propriété intellectuelle',
        blocks: [
          `Les textes, les dessins, le code et les signes de ce site appartiennent à ${company.name} ou à ceux que citent les mentions légales. Les reprendre demande notre accord écrit.`,
          `Les aperçus gratuits vous sont remis. ${previewsOwnership} Ce que nous créons pour un client lui revient au règlement final, dans l’étendue que le devis précise.`,
        ],
      },
      {
        id: 'usages',
        title: 'Ce qui n’est pas permis',
        blocks: [
          'Visitez, copiez l’adresse, comparez, imprimez pour vous. Il est en revanche interdit :',
          {
            list: [
              'd’envoyer par nos formulaires un texte illicite, injurieux ou publicitaire, ou l’adresse de quelqu’un d’autre ;',
              'd’accéder à ce qui n’est pas public, de gêner le fonctionnement du site ou d’en contourner les protections ;',
              'de présenter nos textes ou nos dessins comme les vôtres.',
            ],
          },
        ],
      },
      {
        id: 'commentaires',
        title: 'Commentaires',
        blocks: [
          'Un commentaire laissé sous un article est lu par quelqu’un avant de paraître. Nous pouvons refuser de le publier ; nous n’en changeons pas les mots.',
          'Il reste le vôtre. Vous nous permettez de le montrer ici, gratuitement, jusqu’à ce que vous nous demandiez de le retirer.',
        ],
      },
      {
        id: 'donnees',
        title: 'Données personnelles et traceurs',
        blocks: [
          [
            'Nous demandons peu et nous disons pourquoi : lisez la ',
            { label: 'politique de confidentialité', to: '/politique-de-confidentialite' },
            '. Le site ne dépose aucun cookie ; ce que votre navigateur garde pour vous est décrit dans la ',
            { label: 'politique de cookies', to: '/politique-de-cookies' },
            '.',
          ],
        ],
      },
      {
        id: 'liens',
        title: 'Liens vers d’autres sites',
        blocks: [
          'Des liens mènent à des réseaux sociaux, à une carte ou à un film. Nous ne répondons ni de ce que ces sites publient, ni de ce qu’ils recueillent une fois que vous y êtes.',
        ],
      },
      {
        id: 'responsabilite',
        title: 'Responsabilité',
        blocks: [
          'Nous relisons ce que nous publions et corrigeons ce qu’on nous signale. Une information du site ne remplace pourtant pas un conseil donné pour votre cas, et nous ne répondons pas de la décision prise sur elle seule.',
          'Nous ne répondons pas non plus d’une coupure de réseau ou d’une panne qui ne vient pas de nous. Rien ici ne retire à un consommateur les droits que la loi lui donne.',
          legalWordings.guarantees.text,
        ],
      },
      {
        id: 'modifications',
        title: 'Quand ces conditions changent',
        blocks: [
          'La date de la dernière version est écrite en tête du sommaire. La version qui vaut pour vous est celle du jour de votre visite ; nous envoyons les anciennes à qui les demande.',
        ],
      },
      {
        id: 'droit',
        title: 'Droit applicable et contact',
        blocks: [
          [
            'Le droit français s’applique ; un consommateur qui vit dans un autre pays garde les protections que la loi de ce pays lui assure. Avant tout procès, cherchons une solution ensemble. ',
            ...(legalFacts.facts.mediatorName === null ? [] : mediation),
            'À défaut, les tribunaux compétents sont ceux que la loi désigne.',
          ],
          { facts: Object.values(contactFacts(company)) },
        ],
      },
    ],
  }
}
