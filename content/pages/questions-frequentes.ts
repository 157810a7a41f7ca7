import type { QuestionAnswer } from '../catalogue/pricing.ts'
import { timelines } from '../constants.ts'

/** The page /questions-frequentes: ten entries (Spec: S-31). */
export const faqPage = {
  title: 'Dix carreaux à retourner.',
  text: 'Une seule réponse à la fois : on lit mieux.',
  items: [
    {
      question: 'Quels services proposez-vous ?',
      answer:
        'Création de site web, référencement naturel, design graphique, logo et branding, UI/UX design, webmastering, et le marketing sur les réseaux sociaux sur devis. Ensemble, ou un seul : aucun n’attend les autres pour commencer.',
    },
    {
      question: 'Comment naît une stratégie ?',
      answer:
        'En écoutant d’abord : vos clients, vos chiffres, vos envies, ce que font vos voisins. Puis nous écrivons qui vous voulez toucher, ce qu’ils doivent faire, et comment on saura que ça marche. La stratégie tient sur une page, sinon elle ne tient pas.',
    },
    {
      question: 'Pour quels secteurs travaillez-vous ?',
      answer:
        'Commerces, artisans, indépendants, cabinets, hôtels, associations, jeunes pousses. Nous n’avons pas de métier réservé : la curiosité est notre spécialité, et vous restez l’expert du vôtre.',
    },
    {
      question: 'Quels sont vos délais ?',
      answer: `Un site : ${timelines.website}, selon sa taille et la vitesse à laquelle arrivent vos textes. Un logo ou une charte : ${timelines.identity}. La date est écrite sur le devis, et c’est elle qui compte.`,
    },
    {
      question: 'À qui appartiennent les créations ?',
      answer:
        'À vous, dès le règlement final : fichiers sources, code, droits. Vous pouvez partir avec, les modifier, les confier à quelqu’un d’autre. Nous demandons seulement la permission de les montrer.',
    },
    {
      question: 'Assurez-vous la maintenance ?',
      answer: `Oui. Après la livraison, vous avez ${timelines.freeSupport} d’aide gratuite ; ensuite, un contrat de webmastering veille au mois, ou nous passons à la demande.`,
    },
    {
      question: 'Avec quels outils travaillez-vous ?',
      answer:
        'Ceux que vous pourrez garder sans nous : des logiciels ouverts, des formats lisibles, un code rangé et commenté. Nous choisissons après vous avoir écouté, jamais avant.',
    },
    {
      question: 'Le devis est-il gratuit ?',
      answer:
        'Toujours, et sans engagement. Les trois aperçus aussi. Vous recevez un prix ligne à ligne, en HT et en TTC, et vous pouvez dire non sans donner de raison.',
    },
    {
      question: 'Travaillez-vous avec l’étranger ?',
      answer:
        'Oui : deux rives déjà, et des clients un peu partout. On travaille en visio, en français ou en anglais, et le devis est dans votre monnaie, en euros ou en dinars.',
    },
    {
      question: 'À quels résultats puis-je m’attendre ?',
      answer: `À ceux que nous aurons écrits ensemble au départ et mesurés à l’arrivée : des demandes, des appels, des ventes. Un site clair agit tout de suite ; un référencement prend ${timelines.seoResults}. Personne d’honnête ne promet la première place.`,
    },
  ] satisfies QuestionAnswer[],
}
