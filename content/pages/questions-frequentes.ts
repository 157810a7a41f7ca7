import type { QuestionAnswer } from '../catalogue/pricing.ts'
import { cms, invoicing, previewsOwnership } from '../company/neutral-words.ts'
import { timelines } from '../constants.ts'

/** The page /questions-frequentes: ten entries (Spec: S-31). */
export const faqPage = {
  title: 'Vos questions.',
  /** Where the price of a showcase site follows. */
  text: `L’essentiel sur les délais, les prix et vos droits. Un site vitrine se fait en ${timelines.showcaseSite}.`,
  items: [
    {
      question: 'Quels services proposez-vous ?',
      answer:
        'Création de site web, référencement naturel, design graphique, logo et branding, UI/UX design et webmastering. Et, à la demande, le marketing sur les réseaux sociaux. Chaque service se commande seul.',
    },
    {
      question: 'Comment naît une stratégie ?',
      answer:
        'En vous écoutant. Puis nous écrivons, sur une page, à qui vous parlez, ce que vous en attendez et comment le mesurer.',
    },
    {
      question: 'Pour quels secteurs travaillez-vous ?',
      answer:
        'Entreprises, indépendants, artisans, commerçants et particuliers, du restaurant au cabinet médical. Une profession réglementée fait valider ses textes par son Ordre.',
    },
    {
      question: 'Quels sont vos délais ?',
      answer: `Un site se fait en ${timelines.website}, une fois vos textes reçus. Comptez ${timelines.showcaseSite} pour une vitrine et, pour une boutique, ${timelines.ecommerceSite}. Un logo ou une charte se fait en ${timelines.identity} à partir du concept choisi ; les premiers logos arrivent en ${timelines.firstLogoProposals}.`,
    },
    {
      question: 'À qui appartiennent les créations ?',
      answer: `À vous, dès le règlement final : fichiers, code, droits. Et les aperçus gratuits ? ${previewsOwnership}`,
    },
    {
      question: 'Assurez-vous la maintenance ?',
      answer: `Oui. Après la livraison, les défauts sont corrigés sans frais pendant ${timelines.freeSupport} ; le support dure le temps écrit dans le pack. Ensuite, le webmastering prend le relais, au mois. L’hébergement est compris 3, 6 ou 12 mois selon le pack.`,
    },
    {
      question: 'Avec quels outils travaillez-vous ?',
      answer: cms,
    },
    {
      question: 'Le devis est-il gratuit ?',
      answer:
        'Toujours, et sans engagement. Les trois aperçus aussi. Le devis donne les prix en HT et en TTC, les dates de paiement et le coût des années suivantes.',
    },
    {
      question: 'Travaillez-vous avec l’étranger ?',
      answer: `Oui, en visio et au téléphone. ${invoicing} Une version en arabe est possible.`,
    },
    {
      question: 'À quels résultats puis‑je m’attendre ?',
      answer: `Nous fixons ensemble ce qui sera mesuré, des demandes ou des ventes. Un référencement prend ${timelines.seoResults}. Personne d’honnête ne promet la première place.`,
    },
  ] satisfies QuestionAnswer[],
}
