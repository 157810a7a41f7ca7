import {
  auditedOn,
  conformityWords,
  count,
  meanRate,
  percent,
  results,
  siteRate,
} from '../../accessibility/audit.ts'
import { criteria } from '../../accessibility/criteria.ts'
import { environment, remarks } from '../../accessibility/evidence.ts'
import { auditedPages } from '../../accessibility/pages.ts'
import { sitePaths } from '../../all-pages.ts'
import { contactFacts, factLine } from '../../company/legal-facts.ts'
import type { Content } from '../../documents/documents.ts'
import type { LegalPage, LegalSection } from './legal.ts'

/** Number of pages that axe reads in e2e/: every address, and the not-found page. */
const testedPages = (content: Content) => sitePaths(content).length + 1

const longDay = (day: string) =>
  new Date(day)
    .toLocaleDateString('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
    .replaceAll(' ', '\u00a0')

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** The page /accessibilite, in the order of the official declaration, computed from the audit's grid. Spec: L-28 */
export const accessibility = (content: Content): LegalPage => ({
  updated: auditedOn,
  gist: `${capitalised(conformityWords)}\u00a0: ${percent(siteRate)} des critères applicables.`,
  sections: [
    {
      id: 'engagement',
      title: 'Notre engagement',
      blocks: [
        `${content.company.name} s’engage à rendre son site accessible, dans l’esprit de l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration dit où il en est.`,
        'La règle suivie est celle des WCAG 2.2, niveau AA ; la méthode de contrôle, celle du référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.2.',
      ],
    },
    {
      id: 'perimetre',
      title: 'Ce que couvre cette déclaration',
      blocks: [
        'Toutes les pages de ce site, de l’accueil à la page introuvable, et l’espace où un client lit, accepte ou refuse son devis.',
      ],
    },
    {
      id: 'etat',
      title: 'État de conformité',
      blocks: [`Ce site est ${conformityWords} au RGAA 4.1.2.`],
    },
    {
      id: 'resultats',
      title: 'Résultats des tests',
      blocks: [
        `Ce résultat est une auto-évaluation de l’équipe du site\u00a0: personne d’extérieur ne l’a vérifiée. Sur les ${count('C') + count('NC')} critères du RGAA qui s’appliquent, ${count('C')} sont respectés, soit ${percent(siteRate)}. La moyenne des pages est de ${percent(meanRate)}.`,
        [
          'Chaque critère, sa preuve et les pages où elle vaut sont dans ',
          { label: 'la grille d’audit', to: '/accessibilite/grille' },
          '.',
        ],
        'Avant chaque mise en ligne, qui n’a pas lieu si l’un d’eux échoue, nos tests automatiques vérifient aussi\u00a0:',
        {
          list: [
            `${testedPages(content)} pages examinées par axe-core, règles WCAG de niveaux A et AA : aucune violation. Une page de chaque modèle l’est à 390 et à 1440\u00a0pixels de large, menu et questions ouverts, formulaire refusé\u00a0; ses couleurs le sont de jour et de nuit.`,
            'Aucune page ne défile de côté, de 320 à 1920 pixels de large.',
            'Aucun texte n’est coupé ni recouvert à 320 et 640 pixels de large, soit un écran de 1280 agrandi quatre et deux fois. Il ne l’est pas non plus quand lettres, mots et lignes sont écartés (critère 1.4.12).',
            'Les couleurs qui se rencontrent sont dans un tableau, dont chaque contraste est calculé, de jour et de nuit ; aucune page n’en montre d’autres. Avec des couleurs imposées par le système, les icônes des boutons restent visibles.',
            'Boutons, champs et liens isolés mesurent au moins 44 pixels ; chacun a un nom pour les lecteurs d’écran.',
            'Au clavier, le premier arrêt de chaque page mène au contenu ; chaque arrêt se voit, et l’en-tête n’en cache aucun. Le menu, les questions, les fenêtres et le devis se parcourent sans souris.',
            'Rien ne bouge pour qui demande moins d’animations.',
            'Chaque page se lit, et chaque formulaire s’envoie, sans JavaScript.',
          ],
        },
        'Ces outils ne voient qu’une partie des critères : leur silence n’est pas une preuve.',
      ],
    },
    notAccessible(),
    {
      id: 'etablissement',
      title: 'Établissement de cette déclaration',
      blocks: [
        {
          facts: [
            factLine(content.legalFacts, 'accessibilityAuditor'),
            { label: 'Date', value: `${longDay(auditedOn)}.` },
            {
              label: 'Technologies',
              value:
                'HTML, CSS, SVG, WAI-ARIA ; JavaScript, sans en dépendre ; PDF pour les devis.',
            },
            { label: 'Environnement de test', value: environment.browsers },
            { label: 'Outils d’évaluation', value: environment.tools },
            {
              label: 'Pages vérifiées',
              value: [
                `${auditedPages.length}, dont `,
                { label: 'la grille donne la liste', to: '/accessibilite/grille' },
                '.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'contact',
      title: 'Un obstacle ? Écrivez-nous',
      blocks: [
        `Dites-nous quelle page, ce que vous vouliez faire, et avec quel appareil si vous le savez. Nous vous répondons ${content.sentences.answerTime}, avec une correction ou le même contenu sous une autre forme.`,
        { facts: Object.values(contactFacts(content.company)) },
      ],
    },
    {
      id: 'recours',
      title: 'Voies de recours',
      blocks: [
        'Vous nous avez signalé un défaut qui vous empêche d’accéder à un contenu ou à un service, et vous n’avez pas reçu de réponse satisfaisante ? Le Défenseur des droits peut vous aider, gratuitement :',
        {
          list: [
            [
              'par son ',
              {
                label: 'formulaire en ligne',
                to: 'https://formulaire.defenseurdesdroits.fr/',
              },
              ' ;',
            ],
            [
              'auprès de ses ',
              {
                label: 'délégués, dans votre région',
                to: 'https://www.defenseurdesdroits.fr/saisir/delegues',
              },
              ' ;',
            ],
            'par courrier, sans timbre : Défenseur des droits, Libre réponse 71120, 75342 Paris CEDEX 07.',
          ],
        },
      ],
    },
  ],
})

function notAccessible(): LegalSection {
  const failing = results.filter(({ state }) => state === 'NC')
  const derogated = results.filter(({ state }) => state === 'D')
  const linesOf = (found: typeof results) =>
    found.map(({ criterion, pages }) => {
      const where = [...pages.NC, ...pages.D].map(({ name }) => name).join(', ')
      return `Critère ${criterion}\u00a0: ${criteria[criterion]}. Pages\u00a0: ${where}. ${remarks[criterion] ?? ''}`
    })
  return {
    id: 'non-accessible',
    title: 'Contenus non accessibles',
    blocks: [
      ...(failing.length > 0
        ? ['Non-conformités\u00a0:', { list: linesOf(failing) }]
        : ['Non-conformités\u00a0: l’audit n’en a pas laissé.']),
      ...(derogated.length > 0
        ? ['Dérogations\u00a0:', { list: linesOf(derogated) }]
        : ['Dérogations\u00a0: aucune n’est invoquée.']),
      'Contenus non soumis à l’obligation\u00a0:',
      {
        list: [
          'le lecteur du film de présentation, service d’un autre site qui ne s’ouvre qu’à votre demande ;',
          'la carte de Google, qui ne s’ouvre elle aussi qu’à votre demande. Les adresses sont écrites à côté d’elle.',
        ],
      },
      'Autre limite connue\u00a0: quelques messages d’erreur du formulaire de contact sont en anglais. Leur langue est indiquée.',
    ],
  }
}
