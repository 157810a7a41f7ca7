import { essentielLogoConcepts, offerTitle } from '../../catalogue/offers.ts'
import { timelines } from '../../constants.ts'
import type { ServicePage } from './service-page.ts'

/** The page /expertises/logo-et-branding (Spec: T-2). */
export const logoAndBranding: ServicePage = {
  slug: 'logo-et-branding',
  hero: {
    title: 'Un logo que l’on reconnaît, même tout petit.',
    lead: `Vos 3 concepts offerts arrivent en ${timelines.firstLogoProposals}, avec un devis gratuit.`,
    action: 'Recevoir mes concepts offerts',
  },
  offerings: {
    title: 'Le logo, puis le reste.',
    items: [
      {
        title: 'Logos uniques',
        text: 'Un dessin parti de votre nom et de votre métier. Il reste lisible en une couleur et sur un téléphone.',
      },
      {
        title: 'Identité visuelle complète',
        text: 'Couleurs, caractères, papeterie, visuels de profil pour les réseaux sociaux : tout s’accorde au logo.',
      },
      {
        title: 'Charte graphique',
        text: 'Le mode d’emploi de votre marque : marges et tailles, bons et mauvais usages.',
      },
    ],
  },
  reasons: [
    {
      title: 'Écouter, puis tracer',
      text: 'Nous commençons par vos clients et par ce que vous refusez.',
    },
    {
      title: 'L’épreuve du tampon',
      text: 'Chaque logo est essayé en noir et en tout petit.',
    },
    {
      title: 'Comparé à vos concurrents',
      text: 'Avant de vous montrer un logo, nous regardons ceux de votre secteur. Deux logos trop proches trompent les clients.',
    },
    {
      title: 'Du stylo à la camionnette',
      text: 'Tout est dessiné en vectoriel : le même fichier s’agrandit et reste net.',
    },
  ],
  offer: {
    title: offerTitle('logo-et-branding'),
    text: 'Des idées en noir et blanc, chacune expliquée en une phrase. Montrez-les à quelqu’un qui ne vous connaît pas.',
    action: 'Demander mes concepts',
  },
  questions: {
    title: 'Vos questions sur le logo.',
    text: 'Délais, fichiers, droits : les réponses.',
    items: [
      {
        question: 'Quand verrai\u2011je les premiers logos ?',
        answer: `En ${timelines.firstLogoProposals} après notre entretien. Le délai de livraison du pack, lui, commence le jour où vous choisissez un concept.`,
      },
      {
        question: 'Combien de concepts vais\u2011je comparer ?',
        answer: `Au moins ${essentielLogoConcepts}, jusqu’à cinq selon le pack. Chacun part d’une idée différente.`,
      },
      {
        question: 'Et si aucun concept ne me convient ?',
        answer:
          'Dites ce qui gêne : nous reprenons, dans la limite des révisions de votre pack. Si vous en étiez aux concepts offerts, vous ne devez rien.',
      },
      {
        question: 'Logo ou identité : quelle différence ?',
        answer:
          'Le logo est un signe. L’identité y ajoute les couleurs, les caractères et les supports. On peut commencer par le logo seul.',
      },
      {
        question: 'Faites\u2011vous un logo en arabe et en français ?',
        answer: 'Oui. Une version dans une autre écriture est un second dessin, en supplément.',
      },
      {
        question: 'Sous quels formats le logo est\u2011il livré ?',
        answer:
          'SVG et PDF pour l’impression, PNG à fond transparent pour l’écran, en couleur, en noir et en blanc. L’icône carrée de vos profils est livrée avec le logo.',
      },
      {
        question: 'À qui appartient le logo ?',
        answer:
          'À vous, dès le règlement final, par une cession écrite. Les concepts non retenus ne sont pas cédés.',
      },
      {
        question: 'Déposez\u2011vous la marque pour moi ?',
        answer:
          'Non, le dépôt se fait à votre nom, à l’INPI en France ou à l’INNORPI en Tunisie. Leurs redevances ne sont pas dans nos prix.',
      },
      {
        question: 'Que dois\u2011je vous donner au départ ?',
        answer:
          'Votre nom exact et son histoire.\nVos concurrents, et les supports où le logo servira.\nDeux marques que vous aimez, une que vous n’aimez pas.\nVotre ancien logo, s’il existe.',
      },
      {
        question: 'Que reste\u2011t\u2011il à prévoir en plus ?',
        answer:
          'L’impression, la pose de l’enseigne, le site et la recherche juridique d’antériorité.',
      },
    ],
  },
  counters: [],
}
