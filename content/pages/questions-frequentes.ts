import type { QuestionAnswer } from '../catalogue/pricing.ts'
import { cms, previewsOwnership } from '../company/neutral-words.ts'
import { timelines } from '../constants.ts'

/** The page /questions-frequentes: ten entries (Spec: S-31). */
export const faqPage = {
  title: 'Vos dix questions.',
  /** Where the price of a showcase site follows. */
  text: `Délais, prix, droits : l’essentiel avant un devis gratuit. Un site vitrine se fait en ${timelines.showcaseSite}.`,
  items: [
    {
      question: 'Quels services proposez-vous ?',
      answer:
        'Création de site web, référencement naturel, design graphique, logo et branding, UI/UX design et webmastering. Le marketing sur les réseaux sociaux se demande sur devis. Chaque service se commande seul.',
    },
    {
      question: 'Comment naît une stratégie ?',
      answer:
        'En écoutant d’abord : vos clients, vos chiffres, vos envies, vos concurrents. Puis nous écrivons, sur une page, à qui vous parlez, ce que vous en attendez et comment le mesurer.',
    },
    {
      question: 'Pour quels secteurs travaillez-vous ?',
      answer:
        'Entreprises, indépendants, artisans, commerçants et particuliers, du restaurant au cabinet médical. Une profession réglementée fait valider ses textes par son Ordre.',
    },
    {
      question: 'Quels sont vos délais ?',
      answer: `Un site : ${timelines.website}, selon sa taille et la vitesse à laquelle arrivent vos textes. Un logo ou une charte : ${timelines.identity}. Plus précisément : une vitrine, ${timelines.showcaseSite} ; une boutique, ${timelines.ecommerceSite} ; les premiers logos, ${timelines.firstLogoProposals}. La date du devis l’emporte.`,
    },
    {
      question: 'À qui appartiennent les créations ?',
      answer: `À vous, dès le règlement final : fichiers, code, droits. Et les aperçus gratuits ? ${previewsOwnership}`,
    },
    {
      question: 'Assurez-vous la maintenance ?',
      answer: `Oui. Après la livraison, les défauts sont corrigés sans frais pendant ${timelines.freeSupport} ; le support dure le temps écrit dans le pack. Ensuite, le webmastering se paie au mois. L’hébergement est compris 3, 6 ou 12 mois selon le pack ; au-delà, son prix est précisé dans le devis.`,
    },
    {
      question: 'Avec quels outils travaillez-vous ?',
      answer: `${cms} Cet outil est choisi avec vous, selon ce que vous voulez changer et relier.`,
    },
    {
      question: 'Le devis est-il gratuit ?',
      answer:
        'Toujours, et sans engagement. Les trois aperçus aussi. Le devis donne les prix en HT et en TTC, l’échéancier de paiement et le coût annuel après la première année.',
    },
    {
      question: 'Travaillez-vous avec l’étranger ?',
      answer:
        'Oui, en visio et au téléphone. Le devis est en euros ou en dinars et nomme la société qui facture, en France ou en Tunisie. Une version arabe se demande au devis.',
    },
    {
      question: 'À quels résultats puis‑je m’attendre ?',
      answer: `Nous fixons ensemble ce qui sera mesuré : des demandes, des appels, des ventes. Un référencement prend ${timelines.seoResults}. Personne d’honnête ne promet la première place.`,
    },
  ] satisfies QuestionAnswer[],
}
