import { freeOffers } from '../catalogue/offers.ts'
import type { QuestionAnswer } from '../catalogue/pricing.ts'
import { pages } from '../pages.ts'
import type { ServiceSlug } from './expertises/service-page.ts'

/** What somebody arrives with, the service to begin with, and what it gives before any bill. */
interface StartingPoint {
  situation: string
  service: ServiceSlug
  text: string
  gift: string
}

interface ExpertisesContent {
  services: readonly { slug: ServiceSlug; title: string; text: string }[]
  start: {
    title: string
    text: string
    /** Written before the gift. */
    giftLabel: string
    points: readonly StartingPoint[]
  }
  questions: {
    title: string
    text: string
    /** Leads to /questions-frequentes. */
    link: string
    items: readonly QuestionAnswer[]
  }
}

/** The page /expertises (Spec: T-1); its steps are those of etapes.ts. */
export const expertises: ExpertisesContent = {
  services: [
    {
      slug: 'creation-de-site-web',
      title: pages['/expertises/creation-de-site-web'].crumb,
      text: 'Une adresse à vous, de la simple façade au site qui travaille à votre place.',
    },
    {
      slug: 'referencement-naturel',
      title: pages['/expertises/referencement-naturel'].crumb,
      text: 'Le faisceau qui conduit jusqu’à votre porte ceux qui cherchaient la sonnette.',
    },
    {
      slug: 'design-graphique',
      title: pages['/expertises/design-graphique'].crumb,
      text: 'Ce que l’on imprime, colle ou publie, avec une idée par image et de l’air autour.',
    },
    {
      slug: 'logo-et-branding',
      title: pages['/expertises/logo-et-branding'].crumb,
      text: 'L’enseigne, ses couleurs et ses règles, faites pour durer plus que la mode.',
    },
    {
      slug: 'uiux-design',
      title: pages['/expertises/uiux-design'].crumb,
      text: 'Des écrans que l’on essaie à plusieurs avant de les couler dans la pierre.',
    },
    {
      slug: 'webmastering',
      title: pages['/expertises/webmastering'].crumb,
      text: 'Quelqu’un qui ferme les volets le soir, et qui vérifie que la maison respire.',
    },
  ],
  start: {
    title: 'Par quelle porte entrer ?',
    text: 'Les six métiers s’emboîtent : le logo donne la couleur, l’interface trace l’escalier, le site monte les murs, le graphisme les habille, le référencement allume le phare et le webmastering garde la maison. Inutile de tout commander. Partez de ce qui vous manque, le cadeau est déjà sur la table.',
    giftLabel: 'Offert :',
    points: [
      {
        situation: 'Vous ouvrez, et vous n’avez qu’un nom',
        service: 'logo-et-branding',
        text: 'Commencez par l’enseigne : le site, les cartes et les affiches prendront ses couleurs.',
        gift: freeOffers['logo-et-branding'],
      },
      {
        situation: 'Vous avez une enseigne, mais pas d’adresse',
        service: 'creation-de-site-web',
        text: 'Montez les murs. Une petite vitrine bien placée vaut mieux qu’un palais en travaux.',
        gift: freeOffers['creation-de-site-web'],
      },
      {
        situation: 'Votre site existe, mais personne ne passe',
        service: 'referencement-naturel',
        text: 'Avant de repeindre, éclairez. L’audit dira si c’est la rue qui est sombre, ou la maison.',
        gift: freeOffers['referencement-naturel'],
      },
      {
        situation: 'On entre, puis on ressort sans rien demander',
        service: 'uiux-design',
        text: 'Le défaut est souvent dans l’escalier : une marche trop haute, un couloir de trop.',
        gift: freeOffers['uiux-design'],
      },
      {
        situation: 'Une saison, une fête, un lancement approche',
        service: 'design-graphique',
        text: 'Il vous faut des images à une date. Apportez le message, nous apportons la colle.',
        gift: freeOffers['design-graphique'],
      },
      {
        situation: 'Tout marche, mais vous n’avez plus le temps',
        service: 'webmastering',
        text: 'Gardez les clés, nous passons avec un double : une maison s’entretient tous les jours.',
        gift: freeOffers.webmastering,
      },
    ],
  },
  questions: {
    title: 'Avant de pousser la porte.',
    text: 'Ce que l’on nous demande sur le seuil, quand on hésite entre deux sonnettes.',
    link: 'Toutes les questions',
    items: [
      {
        question: 'Faut-il prendre plusieurs services ?',
        answer:
          'Non, chacun se commande seul, et nous travaillons volontiers avec votre graphiste ou votre hébergeur. Si vous en prenez plusieurs, une seule personne tient le plan et vous répond.',
      },
      {
        question: 'Dans quel ordre avancer si je veux tout ?',
        answer:
          'Le logo, puis les écrans, puis le site ; le référencement se prépare avec les textes, le webmastering prend le relais à la livraison. Les visuels s’invitent dès qu’une date approche.',
      },
      {
        question: 'Les cadeaux engagent-ils à quelque chose ?',
        answer:
          'À rien. Vous les recevez avant toute signature et ils restent chez vous ; un merci fait toujours plaisir.',
      },
      {
        question: 'Comment connaître le prix d’un ensemble ?',
        answer:
          'Les packs de chaque métier sont affichés sur leurs pages de tarifs. Pour plusieurs, le devis gratuit les additionne ligne à ligne et retire ce qui ferait double emploi.',
      },
      {
        question: 'Travaillez-vous à distance ?',
        answer:
          'Oui, partout en France, en Tunisie et ailleurs : tout peut se faire en visio et au téléphone. Si vous passez par Montpellier ou par Sousse, il y a une chaise au soleil.',
      },
      {
        question: 'Et les réseaux sociaux ?',
        answer:
          'Leurs visuels relèvent du design graphique. L’animation et les campagnes se demandent sur devis, avec l’option Marketing sur les Réseaux Sociaux du formulaire : elles n’ont pas de pack, car deux comptes ne se ressemblent pas.',
      },
    ],
  },
}
