import type { Criterion } from './criteria.ts'

/** A test of the repository, or what the team did by hand. */
export type Evidence =
  | { test: `${string} › ${string}` }
  | { looked: string; with: string; on: `${number}-${number}-${number}` }

const on = '2026-11-28'
export const chromium = 'Chromium\u00a0156, Linux'

/** Returns the looks that every page had, public or of the desk, on the day of their grid. */
export const looksOf = <Day extends `${number}-${number}-${number}`>(on: Day) =>
  ({
    tab: {
      looked: 'Page parcourue par la touche Tab, du premier arrêt au dernier.',
      with: chromium,
      on,
    },
    zoom: {
      looked: 'Page lue à 400\u00a0%, soit 320\u00a0pixels de large et 256 de haut.',
      with: chromium,
      on,
    },
    large: { looked: 'Page lue avec un texte à 200\u00a0%.', with: chromium, on },
    forced: {
      looked: 'Page lue avec les couleurs imposées par le système.',
      with: chromium,
      on,
    },
    noPictures: { looked: 'Page lue sans ses images.', with: chromium, on },
    noStyles: { looked: 'Page lue sans ses feuilles de style.', with: chromium, on },
  }) as const

/** Every evidence of the grid, by the name that its verdicts use. */
export const evidence = {
  markup: { test: 'e2e/built/markup.test.ts › every page and mail is valid HTML' },
  htmlValidate: {
    test: 'e2e/built/markup.test.ts › html-validate finds no fault in a page or mail',
  },
  labelInName: {
    test: 'e2e/built/markup.test.ts › the name of every control contains its visible label',
  },
  head: {
    test: 'e2e/built/pages.test.ts › has its title, description, language and canonical address',
  },
  landmarks: { test: 'e2e/built/pages.test.ts › has one h1, and landmarks with unique names' },
  pictures: { test: 'e2e/built/pages.test.ts › describes its pictures, and their files exist' },
  templates: {
    test: 'e2e/pages.e2e.ts › … stays within its budgets, logs nothing, is readable, operable and still',
  },
  withoutScript: {
    test: 'e2e/pages.e2e.ts › one page per template is complete without JavaScript',
  },
  axe: {
    test: 'e2e/accessibility.e2e.ts › axe and IBM’s checker find no fault on the other pages of a template',
  },
  keyboard: {
    test: 'e2e/accessibility.e2e.ts › menu, links and questions work by keyboard on a phone',
  },
  client: {
    test: 'e2e/suivi.e2e.ts › every page is accessible, fits long words on a phone, and works translated and extended',
  },
  textTwice: {
    test: 'e2e/fit.e2e.ts › with text of twice the size every control is within the screen',
  },
  textTwiceClient: {
    test: 'e2e/bureau-texts.e2e.ts › text of twice the size fits the desk and the client’s page',
  },
  contrast: {
    test: 'app/styles/colour-pairs.test.ts › every pair of colours has its required contrast, in the light and the dark scheme',
  },
  forms: {
    test: 'e2e/forms.e2e.ts › the form … on … shows its missing fields, then is sent to the agency …',
  },
  required: {
    test: 'e2e/built/forms.test.ts › marks each field as required or optional, like its rule',
  },
  menu: {
    test: 'e2e/layout.e2e.ts › an open list closes on Escape, on a click outside, on blur and for its link',
  },
  consent: {
    test: 'e2e/consent.e2e.ts › the dialog keeps the focus…',
  },
  counters: {
    test: 'e2e/accueil.e2e.ts › counters count up when scrolled into view…',
  },
  map: {
    test: 'e2e/map.e2e.ts › the map loads after consent, with the specified centre and zoom',
  },
  slider: { test: 'e2e/portfolio.e2e.ts › the slider shows 1, 2 or 3.5 of seven' },
  banner: {
    test: 'e2e/qui-sommes-nous.e2e.ts › the banner stops by its checkbox, on hover and on focus',
  },
  explanations: {
    test: 'e2e/tarifs.e2e.ts › every explanation fits the screen, and an open one is accessible',
  },
  clientFields: {
    test: 'server/http/follow/follow.test.ts › titles name the quote, and each field says whether it is required…',
  },
  apart: { test: 'server/http/follow/follow.test.ts › no words touch without styles…' },
  bars: {
    test: 'e2e/suivi.e2e.ts › no bar covers the focus on a phone, and bars scroll away on a low screen',
  },
  lowScreen: { test: 'e2e/layout.e2e.ts › on a low screen the header scrolls away' },
  lists: {
    test: 'e2e/webkit/tarifs.e2e.ts › the contents of a pack are a list for screen readers',
  },
  listTitle: {
    test: 'app/pages/blog/find-posts.test.ts › the title tells a list from the others…',
  },
  pdf: {
    test: 'server/quotes/pdf.test.ts › screen readers find the language, the title, headings, tables and the logo',
  },
  siteMap: { test: 'content/pages/legal/legal.test.ts › the site map lists every page once' },
  tree: {
    looked:
      'Page ouverte, puis lues une à une ses images et leurs alternatives, ses cadres, ses liens, ses titres, ses zones, ses listes, ses champs et ses passages en langue étrangère.',
    with: `arbre d’accessibilité de ${chromium}`,
    on,
  },
  ...looksOf(on),
  forced: { ...looksOf('2026-11-29').forced },
  heard: {
    looked: 'Page écoutée, commandée par le clavier.',
    with: 'Orca\u00a043.1 et Chromium\u00a0156, Linux',
    on,
  },
} as const satisfies Record<string, Evidence>

export type EvidenceName = keyof typeof evidence

/** Descriptions of the failures, by criterion. */
export const remarks: Readonly<Partial<Record<Criterion, string>>> = {}

/** Environment of the audit, as the declaration states it. */
export const environment = {
  browsers:
    'Chromium\u00a0156 sous Linux. Le lecteur d’écran Orca\u00a043.1 a lu un prix, une demande de devis, une rétractation, et un devis dans ses états, puis de nouveau avec Firefox\u00a0153. Il a lu aussi un message envoyé, une recherche, les fenêtres et le menu. Aucun essai n’a été fait avec NVDA ni VoiceOver, ni par une personne handicapée.',
  tools:
    'axe-core, Equal Access d’IBM, html-validate et Nu Html Checker, arbre d’accessibilité de Chromium, clavier seul, agrandissements de 200\u00a0% et 400\u00a0%, couleurs imposées.',
}
