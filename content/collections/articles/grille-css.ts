import type { Article, Card } from '../posts.ts'

export const card: Card = {
  title: 'Votre site au téléphone : cinq vérifications',
  crumb: 'Site au téléphone',
  category: 'Development',
  date: '2026-11-22',
  excerpt:
    'Comment une même page tient sur un téléphone et sur un grand écran. Cinq vérifications à faire avec le pouce, et ce que la loi sur l’accessibilité demande depuis juin 2025.',
  keywords: 'grille CSS téléphone mobile responsive accessibilité RGAA WCAG',
}

export const article: Article = {
  description:
    'Votre site au téléphone : cinq vérifications à faire vous-même, et ce que la loi sur l’accessibilité demande depuis juin 2025.',
  parts: [
    {
      title: 'Une grille, plusieurs écrans',
      blocks: [
        'Une page web bien faite se range d’elle-même selon l’écran : vos clients la lisent sans l’agrandir.',
        'Le langage qui met en forme les pages s’appelle CSS. Il contient un système de grille, décrit par le W3C, l’organisme qui publie les standards du web. On y déclare des colonnes, puis on dit quelles cases occupe chaque élément. Chrome, Firefox et Safari le connaissent depuis mars 2017.',
        'L’intérêt pour vous tient en une phrase : le même contenu se range autrement selon la largeur. Trois produits côte à côte sur un ordinateur passent l’un sous l’autre sur un téléphone. Il n’y a qu’un texte à tenir à jour, et une seule adresse à donner.',
      ],
    },
    {
      title: 'Pourquoi commencer par le téléphone',
      blocks: [
        'Google lit votre site comme le ferait un téléphone. Le passage, commencé en 2016, s’est achevé le 31 octobre 2023. Un texte qui ne paraît que sur grand écran risque donc de ne pas compter.',
        'Dessiner d’abord le petit écran oblige aussi à choisir. Il n’y a de la place que pour une colonne. On décide ce qui vient en premier, et l’ordre reste bon partout.',
      ],
    },
    {
      title: 'Cinq vérifications avec le pouce',
      blocks: [
        'Elles prennent dix minutes et ne demandent aucun outil. Chacune correspond à une règle des WCAG 2.2, publiées par le W3C en octobre 2023.',
        {
          list: [
            'Rien ne dépasse. On lit la page de haut en bas sans jamais la pousser de côté, même sur un écran étroit de 320 pixels (critère 1.4.10).',
            'Le texte s’agrandit. Doublez sa taille dans les réglages du navigateur : tout doit rester lisible (1.4.4).',
            'Les boutons se touchent. Une cible mesure au moins 24 pixels de côté, ou se tient loin des autres (2.5.8). Visez 44 pour être à l’aise.',
            'La page tourne. Couchez le téléphone : le site ne doit pas imposer un sens (1.3.4).',
            'Les champs s’annoncent. Chaque case de formulaire garde son nom visible, même quand on écrit dedans (3.3.2).',
          ],
        },
        'Faites-les dehors, en plein soleil, d’une seule main. C’est souvent ainsi que vos clients vous lisent.',
      ],
    },
    {
      title: 'Ce que la loi demande depuis le 28 juin 2025',
      blocks: [
        'La directive européenne 2019/882 impose l’accessibilité à une liste de produits et de services. Le commerce électronique en fait partie. Elle s’applique depuis le 28 juin 2025. La France l’a transposée par la loi du 9 mars 2023 et par le décret du 9 octobre 2023.',
        'Les microentreprises qui fournissent des services en sont exemptées. Le texte les définit par deux conditions réunies. Elles emploient moins de dix personnes, et leur chiffre d’affaires annuel ou leur bilan ne dépasse pas deux millions d’euros.',
        'Vous vendez en ligne et vous n’êtes pas dans ce cas ? Faites examiner votre site. En France, le référentiel technique s’appelle le RGAA, dont la version 4.1 date de 2021. Il traduit les règles du W3C en critères à contrôler un par un. Un outil automatique aide, mais n’en voit qu’une partie.',
        'Exempté ou non, vous y gagnez. Un site lisible par une personne malvoyante l’est aussi par une personne pressée, fatiguée ou éblouie.',
      ],
    },
    {
      title: 'Quoi demander à votre prestataire',
      blocks: [
        {
          list: [
            'Puis-je voir la maquette du téléphone avant celle de l’ordinateur ?',
            'Sur quels appareils l’avez-vous essayée, et avec quel lecteur d’écran ?',
            'Tout le contenu est-il le même sur petit et sur grand écran ?',
            'Qui rédige la déclaration d’accessibilité, si elle m’est demandée ?',
          ],
        },
        'Posez ces questions avant le devis. Reprendre une page finie pour la rendre accessible prend plus de temps que de la prévoir ainsi.',
        { link: 'Notre service d’UI/UX design', to: '/expertises/uiux-design' },
      ],
    },
  ],
  sources: [
    {
      by: 'W3C',
      title: 'CSS Grid Layout Module Level 1',
      lang: 'en',
      date: 'décembre 2020',
      href: 'https://www.w3.org/TR/css-grid-1/',
    },
    {
      by: 'W3C',
      title: 'Web Content Accessibility Guidelines (WCAG) 2.2',
      lang: 'en',
      date: 'octobre 2023',
      href: 'https://www.w3.org/TR/WCAG22/',
    },
    {
      by: 'Google Search Central',
      title: 'Mobile-first indexing has landed',
      lang: 'en',
      date: '31 octobre 2023',
      href: 'https://developers.google.com/search/blog',
    },
    {
      by: 'Union européenne',
      title: 'Directive (UE) 2019/882 relative à l’accessibilité des produits et services',
      date: '17 avril 2019',
      href: 'https://eur-lex.europa.eu/',
    },
    {
      by: 'Légifrance',
      title: 'Loi n° 2023-171 et décret n° 2023-931',
      date: '9 mars et 9 octobre 2023',
      href: 'https://www.legifrance.gouv.fr/',
    },
  ],
}
