import { contactFacts } from '../../company/legal-facts.ts'
import type { Content } from '../../documents/documents.ts'
import type { Fact, LegalPage } from './legal.ts'

/** Browser storage of the site; a test compares the list with app/. */
export const keptInBrowser: readonly Fact[] = [
  {
    label: 'graaand:brouillons',
    value:
      'Ce que vous avez écrit dans un formulaire sans l’envoyer, pour qu’une coupure ou une autre page ne l’efface pas. Trente jours au plus ; il s’efface dès l’envoi, ou par le lien « L’effacer » sous le formulaire.',
  },
  {
    label: 'graaand:monnaie',
    value:
      'Euro ou dinar, si vous avez choisi vous-même la monnaie des prix. Gardé jusqu’à ce que vous en changiez ou vidiez votre navigateur.',
  },
  {
    label: 'graaand:pays',
    value:
      'La monnaie de votre pays, une fois qu’une page de tarifs l’a demandée. Jusqu’à la fermeture de l’onglet.',
  },
  {
    label: 'graaand:hauteur',
    value:
      'À quelle hauteur vous avez quitté une page, pour faire défiler la suivante depuis là. Jusqu’à la fermeture de l’onglet.',
  },
  {
    label: 'graaand:choix',
    value:
      'Votre oui ou votre non au film et à la carte, avec sa date et la version du texte que vous aviez lu. Six mois au plus.',
  },
  {
    label: 'graaand:lumiere',
    value:
      'Jour ou nuit, si vous l’avez décidé par le bouton en bas de page. Gardé jusqu’à ce que vous choisissiez « comme l’appareil » ou vidiez votre navigateur.',
  },
  {
    label: 'graaand:aime',
    value: 'Que vous avez aimé un article, jusqu’à ce que vous changiez d’avis.',
  },
]

/** Spec: S-34, L-14 */
export function cookiePolicy({ company, consent }: Content): LegalPage {
  return {
    updated: '2026-11-27',
    gist: 'Aucun cookie, donc aucun bandeau.',
    sections: [
      {
        id: 'en-bref',
        title: 'En bref',
        blocks: [
          'Ce site ne dépose aucun cookie. Il ne vous suit pas et n’appelle aucun autre site tant que vous ne l’avez pas accepté.',
          'C’est pourquoi aucun bandeau ne vous accueille : il n’y aurait rien à y refuser. Un film et une carte ne se chargent que si vous le demandez.',
        ],
      },
      {
        id: 'de-quoi',
        title: 'De quoi parle-t-on ?',
        blocks: [
          'Un cookie est un petit texte qu’un site dépose dans votre navigateur et qui lui revient à chaque visite. D’autres procédés gardent ou lisent des informations chez vous : le stockage local, les pixels invisibles, les empreintes.',
          'L’article 82 de la loi Informatique et Libertés les traite tous de la même façon. Sans votre accord, un site ne peut garder chez vous que ce qui est strictement nécessaire au service que vous demandez.',
        ],
      },
      {
        id: 'navigateur',
        title: 'Ce que garde votre navigateur',
        blocks: [
          'Dans le stockage local, et seulement si vous vous servez de ce qu’elles permettent, les informations suivantes. Elles restent sur votre appareil : le site ne les envoie nulle part.',
          { facts: keptInBrowser },
          'Chacune rend le service que vous venez de demander, ou retient votre choix : elles sont dispensées de consentement.',
        ],
      },
      {
        id: 'mesure-et-publicite',
        title: 'Mesure d’audience et publicité',
        blocks: [
          'Beaucoup de sites chargent un service d’analyse d’audience et le pixel d’une régie publicitaire : deux cookies tiers, déposés par d’autres que le site visité. Nous n’avons ni l’un ni l’autre. Notre serveur compte au plus, par jour, combien de fois chaque page lui est demandée, sans rien garder de qui la demande.',
          'Si nous voulions en ajouter, ils resteraient éteints jusqu’à votre accord. Refuser serait aussi simple qu’accepter, et votre choix vaudrait six mois au plus.',
        ],
      },
      {
        id: 'contenus-tiers',
        title: 'Film, carte et réseaux sociaux',
        blocks: [
          'Deux contenus viennent d’ailleurs. Aucun n’est demandé avant que vous ne l’acceptiez, là où il se trouve :',
          {
            facts: Object.values(consent.purposes).map(({ name, meaning }) => ({
              label: name,
              value: meaning,
            })),
          },
          `Accepter et refuser prennent un clic chacun, et chaque choix ne vaut que pour son contenu, six mois au plus. Le bouton « ${consent.choices.open} », au bas de chaque page, montre ce que vous avez décidé et permet d’en changer aussitôt.`,
          'Les liens d’itinéraire et ceux des réseaux sociaux sont de simples liens : ils n’agissent qu’une fois suivis.',
        ],
      },
      {
        id: 'monnaie',
        title: 'Reconnaître votre pays',
        blocks: [
          'Les pages de tarifs affichent des dinars en Tunisie, des euros ailleurs. Pour le savoir, notre serveur cherche le pays de votre adresse IP dans une liste qu’il possède, répond, et oublie l’adresse : elle n’est ni écrite, ni transmise.',
          'Si vous choisissez la monnaie vous-même, la question n’est plus posée.',
        ],
      },
      {
        id: 'reglages',
        title: 'Vos réglages',
        blocks: [
          'Votre navigateur permet de voir et d’effacer ce que chaque site y garde, dans ses réglages de confidentialité. Il peut aussi tout refuser : le site marche de la même façon, sans brouillon ni monnaie retenue.',
          [
            'Les gestes, navigateur par navigateur, sont montrés par la ',
            {
              label: 'CNIL',
              to: 'https://www.cnil.fr/fr/cookies-et-autres-traceurs/comment-se-proteger/maitriser-votre-navigateur',
            },
            '.',
          ],
        ],
      },
      {
        id: 'changements',
        title: 'Changements et questions',
        blocks: [
          [
            'Cette page décrit ce que fait le site aujourd’hui ; elle change avec lui, et sa date aussi. Pour vos droits sur vos données et les recours, voyez la ',
            { label: 'politique de confidentialité', to: '/politique-de-confidentialite' },
            '. Une question sur cette page ? Écrivez-nous.',
          ],
          { facts: [contactFacts(company).email] },
        ],
      },
    ],
  }
}
