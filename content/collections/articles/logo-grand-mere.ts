import type { Article, Card } from '../posts.ts'

export const card: Card = {
  title: 'Votre grand-mère doit savoir dessiner votre logo',
  crumb: 'Logo mémorable',
  category: 'Creative Director',
  date: '2026-11-22',
  excerpt:
    'Un logo simple se retient, se reconnaît en petit et se brode sans peine. Un essai à faire chez vous avec un crayon, puis les vérifications à mener avant de le déposer : est-il libre, et est-il à vous ?',
  keywords: 'marque INPI dépôt droits auteur identité',
}

export const article: Article = {
  description:
    'Un essai au crayon pour juger un logo, puis quatre vérifications : tailles, couleurs, marque libre à l’INPI, droits cédés par écrit.',
  parts: [
    {
      title: 'L’essai du crayon',
      blocks: [
        'Montrez le logo cinq secondes à quelqu’un qui ne le connaît pas. Cachez-le, tendez un crayon, demandez un dessin. Recommencez avec quatre autres personnes, de tous les âges.',
        'Posez ensuite les cinq dessins côte à côte. Ce qui revient partout est ce que l’on retient de vous. Ce qui manque partout peut sans doute partir.',
        'Ce n’est pas une étude scientifique. C’est un moyen simple de voir si le signe a une idée, ou s’il en a quatre. Faites-le avec chaque projet de logo, avant de choisir. Après, chacun défend celui qu’il préfère.',
      ],
    },
    {
      title: 'Trois tailles et une seule couleur',
      blocks: [
        'Votre logo ne vivra pas en grand au milieu d’une feuille blanche. Regardez-le là où il servira.',
        {
          list: [
            'En 16 pixels, la taille de l’icône d’un onglet. Si le nom y devient illisible, prévoyez une version réduite au signe.',
            'En noir sur blanc, puis en blanc sur noir : c’est ainsi qu’il paraîtra sur un tampon, une facture ou une vitre.',
            'À trois mètres, imprimé sur une feuille, comme on voit une enseigne en passant.',
          ],
        },
        'Demandez des fichiers vectoriels, en SVG et en PDF, qui s’agrandissent sans perte. Ajoutez une version en PNG à fond transparent pour les usages courants.',
        'Pensez aussi à ceux qui voient mal. Les règles d’accessibilité du W3C n’exigent aucun contraste d’un logotype. Elles demandent en revanche 4,5 pour 1 au texte courant. La couleur de votre logo n’est donc pas forcément celle de vos textes.',
      ],
    },
    {
      title: 'Est-il libre ?',
      blocks: [
        'Deux logos trop proches trompent les clients, et le plus ancien peut faire retirer l’autre. Cherchez avant d’imprimer, pas après.',
        'En France, la base des marques de l’INPI se consulte en ligne gratuitement. Cherchez le nom exact, puis les noms qui lui ressemblent à l’oreille. Regardez les activités proches de la vôtre : les marques sont rangées en 45 classes de produits et de services.',
        'L’INPI ne cherche pas à votre place les marques plus anciennes. C’est à leur propriétaire de s’opposer, dans les deux mois qui suivent la publication de votre demande. Un dépôt accepté n’est donc pas une assurance.',
        'Une marque française dure dix ans à compter du dépôt, et se renouvelle sans limite. Pour toute l’Union européenne, le dépôt se fait à l’EUIPO. En Tunisie, il se fait à l’INNORPI, pour dix ans renouvelables aussi. Une marque ne protège que dans les pays où elle est déposée. Si vous vendez des deux côtés de la mer, vérifiez des deux côtés.',
      ],
    },
    {
      title: 'Est-il à vous ?',
      blocks: [
        'Payer un dessin ne suffit pas à en posséder les droits. En droit français, le créateur garde les siens tant qu’il ne les a pas cédés. La loi veut un écrit précis, où',
        {
          quote:
            '… chacun des droits cédés fasse l’objet d’une mention distincte dans l’acte de cession…',
          by: 'Code de la propriété intellectuelle, article L. 131‑3',
        },
        'Le même article demande de dire pour quels usages, en quels lieux et pour combien de temps. Avant de signer, vérifiez quatre points.',
        {
          list: [
            'Le devis ou la facture cite la cession, avec ses usages : site, papier, enseigne, vêtements.',
            'La durée et les pays y sont écrits.',
            'Les fichiers modifiables vous sont remis.',
            'La police de caractères a une licence qui permet cet usage, et vous savez à quel nom.',
          ],
        },
        'Un logo fait par un outil automatique, ou acheté dans une banque d’images, demande la même lecture. Le même dessin peut avoir été vendu à d’autres, et ne pourra pas toujours devenir votre marque.',
      ],
    },
    {
      title: 'Dans quel ordre s’y prendre',
      blocks: [
        'Choisissez le nom, cherchez s’il est libre, puis seulement faites dessiner. Gardez deux projets jusqu’à l’essai du crayon. Déposez la marque avant l’enseigne et les cartes de visite. En cas de doute sur une ressemblance, consultez un conseil en propriété industrielle.',
        { link: 'Nos trois packs de logo et branding', to: '/tarifs/logo-et-branding' },
      ],
    },
  ],
  sources: [
    {
      by: 'Code de la propriété intellectuelle',
      title: 'Articles L. 131‑3, L. 712‑1 et L. 712‑4 (marques : ordonnance n° 2019-1169)',
      date: '13 novembre 2019',
      href: 'https://www.legifrance.gouv.fr/',
    },
    {
      by: 'République tunisienne',
      title:
        'Loi n° 2001-36 relative à la protection des marques de fabrique, de commerce et de services',
      date: '17 avril 2001',
    },
    {
      by: 'W3C',
      title: 'Web Content Accessibility Guidelines (WCAG) 2.2, critère 1.4.3',
      lang: 'en',
      date: 'octobre 2023',
      href: 'https://www.w3.org/TR/WCAG22/',
    },
    {
      by: 'OMPI',
      title: 'Arrangement de Nice : 45 classes de produits et de services',
      date: '1957, révisé en 1977',
      href: 'https://www.wipo.int/',
    },
  ],
}
