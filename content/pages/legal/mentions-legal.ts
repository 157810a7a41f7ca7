import { contactFacts, type FactName, factLine } from '../../company/legal-facts.ts'
import type { Content } from '../../documents/documents.ts'
import type { LegalPage } from './legal.ts'

/** Spec: S-34, L-16, L-17 */
export function legalNotices({ company, legalFacts, sentences }: Content): LegalPage {
  const { email, frenchPhone, tunisianPhone } = contactFacts(company)
  const facts = (...names: FactName[]) => names.map((name) => factLine(legalFacts, name))
  return {
    updated: '2026-11-25',
    gist: 'Qui édite ce site, qui l’héberge, et à qui écrire.',
    sections: [
      {
        id: 'editeur',
        title: 'Qui édite ce site',
        blocks: [
          `Ce site présente ${company.name}, agence web fondée en ${company.foundedIn}, avec un bureau à Montpellier et un autre à Sousse. Voici les informations que demande l’article 1-1 de la loi du 21 juin 2004 pour la confiance dans l’économie numérique.`,
          {
            facts: [
              ...facts(
                'legalName',
                'legalForm',
                'capital',
                'registeredOffice',
                'register',
                'vatNumber',
              ),
              frenchPhone,
              email,
            ],
          },
        ],
      },
      {
        id: 'publication',
        title: 'Qui répond de ce qui est écrit',
        blocks: [
          'La personne qui dirige la publication répond du contenu de ces pages. Écrivez-lui à l’adresse ci-dessus.',
          { facts: facts('publicationDirector') },
        ],
      },
      {
        id: 'hebergement',
        title: 'Qui héberge ce site',
        blocks: [
          'Ces pages sont gardées et servies par les machines d’un hébergeur.',
          { facts: facts('hostName', 'hostAddress', 'hostPhone') },
        ],
      },
      {
        id: 'tunisie',
        title: 'Le bureau de Sousse',
        blocks: [
          'Le bureau de Sousse travaille avec celui de Montpellier et répond aux mêmes demandes.',
          {
            facts: [...facts('tunisianName', 'tunisianAddress', 'tunisianRegister'), tunisianPhone],
          },
        ],
      },
      {
        id: 'mediation',
        title: 'Médiation de la consommation',
        blocks: [
          [
            `Un désaccord se règle d’abord entre nous : écrivez-nous, nous répondons ${sentences.answerTime}. À défaut, l’article L. 612-1 du code de la consommation permet à un particulier de faire appel gratuitement à un médiateur, dans l’année qui suit sa réclamation écrite. Le ministère de l’Économie tient la liste des médiateurs sur `,
            {
              label: 'economie.gouv.fr/mediation-conso',
              to: 'https://www.economie.gouv.fr/mediation-conso',
            },
            '.',
          ],
          { facts: facts('mediatorName', 'mediatorAddress') },
        ],
      },
      {
        id: 'propriete',
        title: 'À qui appartient ce que vous voyez',
        blocks: [
          `Le nom, le logo, les carreaux, les dessins, les textes et le code de ce site appartiennent à ${company.name}, sauf ce que la section suivante rend à d’autres. La copie privée et la courte citation sont permises (article L. 122-5 du code de la propriété intellectuelle). Toute autre reproduction demande notre accord écrit.`,
          'Un lien vers nos pages ne demande pas d’accord.',
        ],
      },
      {
        id: 'credits',
        title: 'Ce que nous devons à d’autres',
        blocks: [
          {
            list: [
              'Typographie : Bricolage Grotesque, de Mathieu Triay, sous licence SIL Open Font 1.1. Sous la même licence : deux signes de Noto Color Emoji. Dans les aperçus, Newsreader, de Production Type, et Archivo, d’Omnibus-Type. Dans les devis, Noto Sans et IBM Plex Sans Arabic.',
              [
                'Trait de côte des cartes : ',
                {
                  label: 'GSHHG',
                  to: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
                },
                ', de Paul Wessel et Walter H. F. Smith, sous licence LGPL, simplifié par nos soins.',
              ],
              'Pays d’une adresse, pour la monnaie des prix : base IPtoASN, dans le domaine public (PDDL).',
              [
                'Jours fériés de France et de Tunisie : ',
                {
                  label: 'date-holidays',
                  to: 'https://github.com/commenthol/date-holidays',
                },
                ', de commenthol et de ses contributeurs, d’après Wikipédia, sous licence ',
                {
                  label: 'CC BY-SA 3.0',
                  to: 'https://creativecommons.org/licenses/by-sa/3.0/deed.fr',
                },
                ', complétés par nos soins. Notre tableau se partage sous la même licence.',
              ],
              'Dessins : composés par un programme, carreau par carreau. Aucune photographie, aucun visage réel.',
            ],
          },
          'Les témoignages, les réalisations, les articles et les membres de l’équipe qui portent la plaque « Exemple » montrent la mise en page. Ce ne sont ni de vrais clients, ni de vrais travaux.',
        ],
      },
      {
        id: 'donnees',
        title: 'Vos données',
        blocks: [
          [
            'Ce que deviennent vos messages est écrit dans la ',
            { label: 'politique de confidentialité', to: '/politique-de-confidentialite' },
            '. Ce que votre navigateur garde, dans la ',
            { label: 'politique de cookies', to: '/politique-de-cookies' },
            '. L’état de l’accessibilité du site a ',
            { label: 'sa propre page', to: '/accessibilite' },
            '.',
          ],
        ],
      },
      {
        id: 'signaler',
        title: 'Signaler quelque chose',
        blocks: [
          'Une erreur, un texte qui vous appartient, un contenu qui vous semble illicite : dites-nous où il se trouve, ce qui ne va pas, et comment vous répondre. Une personne le lit, corrige ou retire ce qui doit l’être, et vous dit ce qu’elle a fait.',
          { facts: [email, frenchPhone, tunisianPhone] },
        ],
      },
    ],
  }
}
