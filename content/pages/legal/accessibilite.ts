import { sitePaths } from '../../all-pages.ts'
import { contactFacts } from '../../company/legal-facts.ts'
import type { Content } from '../../documents/documents.ts'
import type { LegalPage } from './legal.ts'

/** Number of pages that axe reads in e2e/: every address, and the not-found page. */
const testedPages = (content: Content) => sitePaths(content).length + 1

/**
 * The page /accessibilite, in the order of the official declaration (Spec: L-28). The state stays « non
 * conforme » until an audit of each criterion, whatever the tests show.
 */
export const accessibility = (content: Content): LegalPage => ({
  updated: '2026-11-22',
  gist: 'Non conforme, faute d’audit. Nos tests automatiques ne trouvent pas de défaut.',
  sections: [
    {
      id: 'engagement',
      title: 'Notre engagement',
      blocks: [
        `${content.company.name} s’engage à rendre son site accessible, dans l’esprit de l’article 47 de la loi n° 2005-102 du 11 février 2005. Cette déclaration dit où il en est.`,
        'La règle suivie est celle des WCAG 2.2, niveau AA ; la méthode de contrôle, celle du référentiel général d’amélioration de l’accessibilité (RGAA), version 4.1.',
      ],
    },
    {
      id: 'perimetre',
      title: 'Ce que couvre cette déclaration',
      blocks: ['Toutes les pages de ce site, de l’accueil à la page introuvable.'],
    },
    {
      id: 'etat',
      title: 'État de conformité',
      blocks: [
        'Ce site est non conforme au RGAA 4.1. Aucun audit, critère par critère, n’a encore été fait : sans lui, la règle est de le dire ainsi, quels que soient nos propres contrôles.',
      ],
    },
    {
      id: 'resultats',
      title: 'Résultats des tests',
      blocks: [
        'Aucun taux de conformité n’est calculé, faute d’audit. Voici ce que vérifient nos tests automatiques avant chaque mise en ligne, qui n’a pas lieu si l’un d’eux échoue :',
        {
          list: [
            `${testedPages(content)} pages examinées par axe-core, règles WCAG de niveaux A et AA : aucune violation. En 390 et 1440 pixels de large, de jour et de nuit, menu ouvert et formulaires refusés compris.`,
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
    {
      id: 'non-accessible',
      title: 'Contenus non accessibles',
      blocks: [
        {
          facts: [
            {
              label: 'Non-conformités connues',
              value:
                'Les quelques messages d’erreur en anglais du formulaire de contact : leur langue est indiquée, mais elle n’est pas celle de la page. D’autres défauts sont probables, qu’un audit trouvera.',
            },
            {
              label: 'Dérogations',
              value: 'Aucune n’est invoquée.',
            },
            {
              label: 'Contenus non soumis à l’obligation',
              value:
                'Le lecteur du film de présentation, service d’un autre site qui ne s’ouvre qu’à votre demande.',
            },
          ],
        },
      ],
    },
    {
      id: 'etablissement',
      title: 'Établissement de cette déclaration',
      blocks: [
        {
          facts: [
            { label: 'Date', value: '22 novembre 2026.' },
            {
              label: 'Technologies',
              value: 'HTML, CSS, SVG, WAI-ARIA ; JavaScript, sans en dépendre.',
            },
            {
              label: 'Environnement de test',
              value:
                'Chromium sous Linux, piloté par Playwright. Aucun essai avec un lecteur d’écran, ni avec une personne handicapée, n’a encore eu lieu.',
            },
            { label: 'Outil d’évaluation', value: 'axe-core, dans le navigateur.' },
            { label: 'Pages vérifiées', value: `Toutes : ${testedPages(content)}.` },
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
