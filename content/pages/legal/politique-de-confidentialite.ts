import { contactFacts, type FactName, factLine } from '../../company/legal-facts.ts'
import type { Content } from '../../documents/documents.ts'
import type { FormName } from '../../forms/form-name.ts'
import { phoneNotice, privacyGist, privacyNotice } from '../../forms/privacy-notice.ts'
import type { LegalPage } from './legal.ts'

const forms: readonly [name: FormName, label: string][] = [
  ['quote', 'Demande de devis'],
  ['contact', 'Message de la page Contact'],
  ['footer', 'Petit message, au bas des pages'],
  ['comment', 'Commentaire du blog'],
  ['coming-soon', 'Inscription à l’ouverture'],
]

/** Texts that depend on the destination of forms (FORMS, tools/build/build-settings.ts). */
const roads = {
  site: {
    added: [
      'À chaque envoi s’ajoutent une référence, la date, la page et la version de la notice que vous aviez sous les yeux. Aucune adresse IP n’est conservée avec votre demande.',
      'Contre les robots, le serveur garde 24 h au plus, en mémoire et brouillés, votre adresse IP, votre texte et vos coordonnées. Il regarde aussi combien de temps la page est restée ouverte. Un envoi douteux est mis de côté, et une personne en juge.',
      'Pour vous répondre, l’équipe y joint ses notes et les e-mails échangés. Le serveur compte aussi, par jour, combien de fois chaque page est demandée : rien n’y désigne une personne.',
      'Votre demande a sa page, que seul un lien secret ouvre ; de ce lien, nous ne gardons qu’une empreinte et l’adresse à laquelle il est parti. Un devis contient votre adresse et, pour une entreprise, ses numéros d’immatriculation et de TVA. Si vous l’acceptez, la preuve de votre accord est son heure et celle de la page d’avant. S’y ajoutent la version acceptée, le nom et la qualité saisis, vos choix et l’adresse qui a reçu le lien.',
    ],
    readers:
      'L’équipe, à Montpellier et à Sousse. Deux prestataires techniques y ont accès pour notre compte et sur nos instructions : l’hébergeur, qui garde la base de données, et celui qui achemine nos e-mails. Un commentaire publié, lui, est lu par tous.',
    recipients: ['hostName', 'mailProviders'] as FactName[],
    safeguards: [
      'Dans une seule base, sur notre serveur, que seule l’équipe consulte, chacun avec sa clé.',
      'Sans copie de ce que vous écrivez dans les journaux du serveur.',
      'Avec un effacement qui ne laisse pas de reste : la base est réécrite sans la ligne effacée.',
    ],
    durations: [
      {
        label: 'Envoi mis de côté',
        value:
          'Trente jours si personne n’en décide, ou trente jours après avoir été jugé indésirable.',
      },
      {
        label: 'Journal de l’équipe',
        value:
          'Qui a lu ou traité une demande, quand, et sa référence. La demande effacée, il ne contient plus rien qui vous désigne.',
      },
      { label: 'Nombre de vues par page', value: 'Vingt-cinq mois.' },
    ],
    uses: [
      {
        label: 'Tri des envois automatiques',
        value: 'Pour protéger le site et votre réponse. Base légale : intérêt légitime.',
      },
      {
        label: 'Journal de l’équipe',
        value:
          'Pour savoir qui a eu accès à vos données. Base légale : intérêt légitime, la sécurité de ces données.',
      },
      {
        label: 'Contrat accepté et preuve de l’accord',
        value:
          'Pour exécuter le contrat, le garder et le prouver. Base légale : exécution du contrat, puis obligation légale.',
      },
    ],
    contracts: {
      label: 'Devis acceptés en ligne et preuve de l’accord',
      value:
        'Dix ans après la fin de la prestation, en accès réservé (code de la consommation, articles L. 213-1 et D. 213-2). Si vous faites effacer votre demande, eux seuls restent.',
    },
    exercise:
      'La page de votre demande permet de voir, de corriger, d’emporter ou d’effacer vos données. Vous pouvez aussi nous écrire',
  },
  emailjs: {
    added: [
      'Votre navigateur remet votre envoi au service d’e-mails nommé plus bas, qui connaît alors votre adresse IP. Le site n’en garde rien, ni de votre parcours.',
    ],
    readers:
      'L’équipe, à Montpellier et à Sousse. Un prestataire technique y a accès pour notre compte et sur nos instructions : le service qui reçoit votre envoi et nous l’adresse par e-mail. L’hébergeur du site ne le reçoit pas. Un commentaire publié, lui, est lu par tous.',
    recipients: ['mailProviders'] as FactName[],
    safeguards: ['Dans notre messagerie, que seule l’équipe ouvre.'],
    durations: [],
    uses: [],
    contracts: undefined,
    exercise: 'Écrivez-nous',
  },
}

export const privacyPolicy = (content: Content) => ({
  site: policy(content, roads.site),
  emailjs: policy(content, roads.emailjs),
})

function policy(
  { company, legalFacts }: Content,
  {
    added,
    readers,
    recipients,
    safeguards,
    durations,
    uses,
    contracts,
    exercise,
  }: (typeof roads)[keyof typeof roads],
): LegalPage {
  const { email, frenchPhone } = contactFacts(company)
  const facts = (...names: FactName[]) => names.map((name) => factLine(legalFacts, name))
  return {
    updated: '2026-11-28',
    gist: privacyGist,
    sections: [
      {
        id: 'responsable',
        title: 'Qui est responsable',
        blocks: [
          `${company.name} décide pourquoi et comment vos données sont traitées : c’est le « responsable du traitement » au sens du règlement général sur la protection des données (RGPD). La loi tunisienne n° 2004-63 s’applique aussi au bureau de Sousse.`,
          {
            facts: [
              ...facts('legalName', 'registeredOffice'),
              email,
              frenchPhone,
              ...facts('tunisianDeclaration'),
            ],
          },
        ],
      },
      {
        id: 'donnees',
        title: 'Ce que nous recueillons',
        blocks: [
          'Ce que vous écrivez dans un formulaire, et ce que décrit la suite. Un champ facultatif le dit ; sans les autres, nous ne pourrions pas vous répondre.',
          {
            list: [
              'Devis : nom, e-mail, téléphone, service choisi, description du projet ; le pack si vous en venez, et vos trois aperçus si vous les joignez.',
              'Contact : nom, e-mail, téléphone, message.',
              'Petit message : nom, e-mail ; téléphone et projet si vous le voulez.',
              'Commentaire : nom, e-mail, texte du commentaire.',
              'Ouverture : e-mail.',
            ],
          },
          ...added,
        ],
      },
      {
        id: 'finalites',
        title: 'Pourquoi, et de quel droit',
        blocks: [
          {
            facts: [
              ...forms.map(([name, label]) => {
                const { purpose, basis } = privacyNotice(name)
                return { label, value: `Pour ${purpose}. Base légale : ${basis}.` }
              }),
              ...uses,
            ],
          },
          `Vos données ne servent à aucune prospection que vous n’auriez pas demandée. ${phoneNotice} Aucune décision n’est prise par une machine : chaque demande est lue par une personne.`,
        ],
      },
      {
        id: 'destinataires',
        title: 'Qui les lit',
        blocks: [
          readers,
          { facts: facts(...recipients) },
          'Nous ne les vendons pas, ne les louons pas, ne les échangeons pas.',
        ],
      },
      {
        id: 'transferts',
        title: 'Hors de l’Union européenne',
        blocks: [
          'Le bureau de Sousse lit les mêmes demandes que celui de Montpellier. La Commission européenne n’a pas reconnu à la Tunisie un niveau de protection adéquat. Ce transfert doit donc s’appuyer sur une garantie de l’article 46 du RGPD, comme celui vers un prestataire d’e-mail hors de l’Union. Nous vous en envoyons une copie sur demande.',
          { facts: facts('tunisianTransfer', 'mailTransfer') },
        ],
      },
      {
        id: 'durees',
        title: 'Combien de temps',
        blocks: [
          {
            facts: [
              {
                label: 'Demandes, messages et devis non acceptés',
                value: 'Trois ans après notre dernier échange.',
              },
              {
                label: 'Commentaires',
                value:
                  'Publié : jusqu’à ce que vous en demandiez le retrait. Non publié : trois ans après notre dernier échange.',
              },
              {
                label: 'Inscription à l’ouverture',
                value: 'Jusqu’au message d’ouverture ou à votre désinscription, trois ans au plus.',
              },
              {
                label: 'Notes et e-mails à son sujet',
                value: 'Effacés avec la demande à laquelle ils se rapportent.',
              },
              {
                label: 'Devis signés et factures',
                value: 'Dix ans, comme l’exige le code de commerce (article L. 123-22).',
              },
              ...(contracts ? [contracts] : []),
              ...durations,
            ],
          },
          [
            'Le brouillon d’un devis ne quitte pas votre appareil : la ',
            { label: 'politique de cookies', to: '/politique-de-cookies' },
            ' dit combien de temps il y reste.',
          ],
          'Vos réponses sur la page « Mes 3 aperçus » restent dans son adresse, sur votre appareil, comme l’image de votre logo. Nous ne les recevons que si vous les joignez à une demande de devis ; sans JavaScript, notre serveur dessine la page et n’en garde rien.',
        ],
      },
      {
        id: 'securite',
        title: 'Comment elles sont gardées',
        blocks: [
          {
            list: [
              ...safeguards,
              'Sans aucun script d’un autre site dans nos pages, qui pourrait lire ce que vous tapez.',
            ],
          },
          'Si une fuite vous faisait courir un risque, nous préviendrions la CNIL sous 72 heures. Si ce risque était élevé, nous vous préviendrions aussi, sans tarder.',
        ],
      },
      {
        id: 'droits',
        title: 'Vos droits',
        blocks: [
          {
            facts: [
              {
                label: 'Accès',
                value: 'Savoir ce que nous avons sur vous et en recevoir une copie.',
              },
              { label: 'Rectification', value: 'Faire corriger ce qui est faux ou incomplet.' },
              { label: 'Effacement', value: 'Faire supprimer ce qui n’a plus de raison d’être.' },
              {
                label: 'Limitation',
                value: 'Faire suspendre l’usage de vos données, le temps de régler une question.',
              },
              {
                label: 'Portabilité',
                value:
                  'Recevoir ce que vous nous avez confié dans un fichier qu’un logiciel sait lire.',
              },
              {
                label: 'Opposition',
                value:
                  'Refuser un usage fondé sur notre intérêt légitime, comme un commentaire ou le tri des envois.',
              },
            ],
          },
          'Une inscription à l’ouverture repose sur votre consentement : vous le retirez quand vous voulez, par un e-mail. En France, vous pouvez aussi décider de ce que deviendront vos données après votre mort.',
        ],
      },
      {
        id: 'exercer',
        title: 'Les exercer, ou vous plaindre',
        blocks: [
          `${exercise} depuis l’adresse que vous nous aviez donnée ; la référence de votre demande aide, sans être obligatoire. Nous répondons dans le mois, gratuitement. En cas de doute sérieux sur votre identité, nous vous dirons quoi fournir, et rien de plus.`,
          { facts: [email] },
          [
            'Vous pouvez à tout moment saisir une autorité : en France la ',
            { label: 'CNIL', to: 'https://www.cnil.fr/fr/plaintes' },
            ', 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07 ; en Tunisie l’',
            {
              label: 'Instance nationale de protection des données personnelles',
              to: 'https://www.inpdp.tn/',
            },
            '.',
          ],
        ],
      },
      {
        id: 'changements',
        title: 'Quand cette page change',
        blocks: [
          'Sa date change avec elle. Si un changement touche à ce que vous nous avez déjà confié, nous vous écrivons avant de l’appliquer.',
        ],
      },
    ],
  }
}
