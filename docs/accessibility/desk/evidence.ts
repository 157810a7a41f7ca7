import type { Criterion } from '#content/accessibility/criteria.ts'
import { chromium, type Evidence, looksOf } from '#content/accessibility/evidence.ts'

const on = '2026-11-28'

/** Every evidence of the desk's grid, by the name that its verdicts use. */
export const deskEvidence = {
  markup: { test: 'e2e/built/markup.test.ts › every page and mail is valid HTML' },
  htmlValidate: {
    test: 'e2e/built/markup.test.ts › html-validate finds no fault in a page or mail',
  },
  labelInName: {
    test: 'e2e/built/markup.test.ts › the name of every control contains its visible label',
  },
  texts: {
    test: 'e2e/bureau-texts.e2e.ts › every page of the desk fits a phone, a tablet and a screen, and is accessible, with long words in …',
  },
  textTwice: {
    test: 'e2e/bureau-texts.e2e.ts › text of twice the size fits the desk and the client’s page',
  },
  entry: {
    test: 'e2e/bureau-entree.e2e.ts › without a session the desk sends one style sheet and small scripts',
  },
  keys: {
    test: 'e2e/bureau-entree.e2e.ts › a dialog invites; a key confirms changes and is refused once removed',
  },
  contrast: {
    test: 'app/styles/colour-pairs.test.ts › every pair of colours has its required contrast, in the light and the dark scheme',
  },
  list: {
    test: 'e2e/bureau-liste.e2e.ts › the list is read by keyboard; its keys can be switched off',
  },
  news: {
    test: 'e2e/bureau-liste.e2e.ts › an open list announces new requests and a lost connection',
  },
  request: {
    test: 'e2e/bureau-demande.e2e.ts › a request is handled by keyboard; a dialog returns the focus',
  },
  quote: {
    test: 'e2e/bureau-devis.e2e.ts › a quote is edited by keyboard, sent, and accepted on paper',
  },
  preview: {
    test: 'e2e/bureau-edition.e2e.ts › a click in the preview focuses the field of a text, or tells that the text is fixed',
  },
  moving: {
    test: 'e2e/bureau-edition.e2e.ts › a question moved by keyboard keeps the focus; two people who edit one text see both',
  },
  publication: {
    test: 'e2e/bureau-edition.e2e.ts › a changed price shows in the preview and the review, is published, and is reverted',
  },
  article: {
    test: 'e2e/bureau-article.e2e.ts › the text of an article is edited block by block',
  },
  direction: {
    test: 'server/http/desk/direction.test.ts › every text field of the desk has dir=auto, so that Arabic starts on the right',
  },
  required: {
    test: 'server/http/desk/marks.test.ts › each form of the desk says before it is sent what is required',
  },
  tables: { test: 'server/http/desk/marks.test.ts › each table of the desk has a name and heads' },
  charts: {
    test: 'server/http/desk/pages.test.ts › figures count the received requests, and each table has the figures of its chart',
  },
  session: {
    test: 'server/http/desk/desk.test.ts › a session ends after 20 hours without a request, and after 7 days',
  },
  noMemory: {
    test: 'server/http/desk/marks.test.ts › the sign-in and an invitation ask for no password, no code and no puzzle',
  },
  heard: {
    looked: 'Page écoutée, commandée par le clavier.',
    with: 'Orca\u00a043.1 et Chromium\u00a0156, Linux',
    on: '2026-11-29',
  },
  release: {
    test: 'server/http/desk/pages.test.ts › a release from quarantine is confirmed before its mails are queued',
  },
  pdf: {
    test: 'server/quotes/pdf.test.ts › screen readers find the language, the title, headings, tables and the logo',
  },
  tree: {
    looked:
      'Page ouverte, puis lues une à une ses images et leurs alternatives, ses cadres, ses liens, ses titres, ses zones, ses listes, ses tableaux, ses champs et ses messages.',
    with: `arbre d’accessibilité de ${chromium}`,
    on,
  },
  ...looksOf(on),
  spaced: {
    looked: 'Page lue avec des lettres, des mots, des lignes et des paragraphes écartés.',
    with: chromium,
    on,
  },
} as const satisfies Record<string, Evidence>

/** Faults of the desk in words, by criterion. */
export const deskRemarks: Readonly<Partial<Record<Criterion, string>>> = {}
