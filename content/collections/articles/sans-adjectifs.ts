import type { Article, Card } from '../posts.ts'

export const card: Card = {
  title: 'Écrire une page d’accueil sans adjectifs',
  crumb: 'Sans adjectifs',
  category: 'Business',
  date: '2026-11-22',
  excerpt:
    'Retirez « innovant » : s’il ne reste rien, il n’y avait rien. Une méthode en une heure pour dire ce que vous vendez, où, à quel prix, et ce que la loi demande d’écrire sur un site.',
  keywords: 'texte rédaction prix TTC mentions légales',
}

export const article: Article = {
  description:
    'Une heure pour récrire sa page d’accueil : des faits à la place des adjectifs, et les mentions que la loi demande à un commerçant.',
  parts: [
    {
      title: 'Ce que le visiteur vient chercher',
      blocks: [
        'Une personne qui arrive chez vous se pose six questions. Votre page d’accueil doit y répondre, dans cet ordre.',
        {
          list: [
            'Que vendez-vous ?',
            'À qui ?',
            'Où, ou dans quelle zone ?',
            'À partir de quel prix ?',
            'Quand : vos horaires, ou votre délai ?',
            'Comment vous joindre ou commander ?',
          ],
        },
        'La première phrase peut en traiter trois. Exemple inventé : « Pain au levain, à Sète, du mardi au samedi, de 7 h à 13 h. » Elle n’est pas brillante. Elle se comprend en deux secondes, et personne d’autre ne peut la dire à votre place.',
        'Comparez avec « une boulangerie authentique et passionnée ». Mille magasins écrivent la même chose. Le lecteur l’a déjà lue, donc il ne la lit plus.',
      ],
    },
    {
      title: 'Un fait à la place de chaque adjectif',
      blocks: [
        'Prenez un crayon et barrez chaque adjectif qui vous félicite. Puis demandez-vous ce qui le prouve, et écrivez la preuve.',
        {
          list: [
            '« Rapide » devient un délai : « Expédié le jour même pour toute commande passée avant midi. »',
            '« De qualité » devient une matière, une origine ou une durée : « Chêne massif, scié dans l’Hérault. »',
            '« À l’écoute » devient un numéro et des heures : « Au téléphone de 9 h à 18 h, du lundi au vendredi. »',
            '« Pas cher » devient un prix.',
            '« Une équipe d’experts » devient des prénoms, des métiers et des diplômes.',
          ],
        },
        'Quand il n’y a pas de preuve, retirez la phrase. Une affirmation invérifiable n’aide pas. Si elle est fausse et qu’elle pèse sur l’achat, elle peut même constituer une pratique commerciale trompeuse. C’est l’article L. 121-2 du code de la consommation. « Le moins cher de la ville » mérite donc d’être relu deux fois.',
      ],
    },
    {
      title: 'Et Google ?',
      blocks: [
        'On entend qu’il faut écrire pour les moteurs : répéter la ville, allonger le texte. Google dit l’inverse depuis longtemps. En août 2022, il a expliqué vouloir favoriser les contenus faits d’abord pour des personnes. Il y déconseille d’écrire pour atteindre un nombre de mots, et précise n’en préférer aucun.',
        'Écrivez donc les mots de vos clients, une fois, à leur place. Votre métier et votre ville méritent d’être dans le titre de la page. C’est ce titre que les résultats affichent le plus souvent.',
      ],
    },
    {
      title: 'Ce que la loi demande d’écrire',
      blocks: [
        'Certaines phrases ne sont pas au choix. Voici les principales pour un commerce établi en France.',
        {
          list: [
            'Les prix pour les particuliers, toutes taxes comprises, avec les frais obligatoires. L’arrêté du 3 décembre 1987 le demande.',
            'Qui vous êtes : nom, adresse, téléphone, e-mail, numéro d’immatriculation et hébergeur du site. C’est la loi du 21 juin 2004 pour la confiance dans l’économie numérique.',
            'Le médiateur de la consommation dont vous relevez, si vous vendez à des particuliers. Voyez l’article L. 616-1 du code de la consommation.',
            'Ce que deviennent les données de vos formulaires, selon le règlement européen sur la protection des données.',
          ],
        },
        'Ces textes ont leurs pages. L’accueil n’a besoin que du prix et du lien vers elles.',
      ],
    },
    {
      title: 'La méthode, en une heure',
      blocks: [
        {
          list: [
            'Dix minutes : imprimez la page, barrez les adjectifs.',
            'Vingt minutes : écrivez les six réponses, une phrase chacune, de vingt-cinq mots au plus.',
            'Dix minutes : lisez à voix haute. Là où vous reprenez votre souffle, coupez.',
            'Dix minutes : donnez la page à quelqu’un d’un autre métier. Au bout de trente secondes, reprenez-la et demandez ce que vous vendez, où et à quel prix.',
            'Dix minutes : corrigez ce qu’il n’a pas su dire.',
          ],
        },
        'Gardez un seul bouton principal : appeler, réserver ou commander. Refaites l’exercice chaque année, car les horaires et les prix changent plus vite que les textes.',
        { link: 'Notre service de création de site', to: '/expertises/creation-de-site-web' },
      ],
    },
  ],
  sources: [
    {
      by: 'Google Search Central',
      title: 'What creators should know about Google’s August 2022 helpful content update',
      lang: 'en',
      date: 'août 2022',
      href: 'https://developers.google.com/search/blog',
    },
    {
      by: 'Légifrance',
      title: 'Arrêté relatif à l’information du consommateur sur les prix',
      date: '3 décembre 1987',
      href: 'https://www.legifrance.gouv.fr/',
    },
    {
      by: 'Légifrance',
      title: 'Loi n° 2004-575 pour la confiance dans l’économie numérique',
      date: '21 juin 2004',
      href: 'https://www.legifrance.gouv.fr/',
    },
    {
      by: 'Union européenne',
      title: 'Règlement (UE) 2016/679 sur la protection des données',
      date: '27 avril 2016',
      href: 'https://eur-lex.europa.eu/',
    },
  ],
}
