import { articles } from './scenes/articles.ts'
import { letterCarpet, paving, processSteps, videoCarpet } from './scenes/carpets.ts'
import { caseStudy } from './scenes/case-study.ts'
import { languedocMap, sahelMap } from './scenes/coast-maps.ts'
import { contactDoor } from './scenes/contact-door.ts'
import { cover } from './scenes/covers.ts'
import { concepts, consultation, monthOfNights, visuals } from './scenes/gifts.ts'
import { tileCount, tileGauge } from './scenes/hundreds.ts'
import { lighthouse } from './scenes/lighthouse.ts'
import { notFound } from './scenes/not-found.ts'
import { packDoors } from './scenes/pack-vaults.ts'
import { legalCorners, pageCorner } from './scenes/page-corners.ts'
import { clients, readers, team } from './scenes/people.ts'
import { playButton } from './scenes/play-button.ts'
import { portfolio } from './scenes/portfolio.ts'
import { portrait } from './scenes/portraits.ts'
import { posters } from './scenes/posters.ts'
import { platformPreview, shopPreview, showcasePreview } from './scenes/previews.ts'
import { billboard, hangingSign, lateWindow, openStairs } from './scenes/service-openings.ts'
import { services } from './scenes/services.ts'
import { sketches } from './scenes/sketches.ts'
import { cat, menuTiles, questionTiles, sloganTile } from './scenes/small-tiles.ts'
import { aqueduct, crossing, ribat, studio } from './scenes/story.ts'
import { dayAndNight, street } from './scenes/street.ts'
import { sunrise } from './scenes/sunrise.ts'
import { growingGraaand, logo } from './scenes/wordmark.ts'
import { type Drawing, toInline } from './svg.ts'

/** Drawings with their own file, by the name that pages import. */

export const drawings = {
  talk: contactDoor(),
  notFound: notFound(),
  sunrise: sunrise(),
  paving: paving(),
  consultation: consultation(),
  caseStudy: caseStudy(),

  // The first argument is the seed that selects the tiles, so another one changes the drawing.
  cornerQuote: pageCorner('devis', ['chaux', 'soleil', 'encre', 'rose'], 'corail'),
  cornerContact: pageCorner('contact', ['chaux', 'corail', 'bleu', 'encre'], 'rose'),
  cornerServices: pageCorner('expertises', ['chaux', 'soleil', 'rose', 'encre'], 'corail'),
  cornerAbout: pageCorner('apropos', ['chaux', 'soleil', 'corail', 'encre'], 'vert'),
  cornerQuestions: pageCorner('questions', ['chaux', 'soleil', 'bleu', 'encre'], 'corail'),
  cornerPortfolio: pageCorner('portfolio', ['chaux', 'soleil', 'corail', 'encre'], 'vert'),
  cornerCase: pageCorner('cas', ['soleil', 'corail', 'chaux', 'encre'], 'vert'),
  cornerTeam: pageCorner('equipe', ['chaux', 'corail', 'bleu', 'encre'], 'rose'),
  cornerTestimonials: pageCorner('temoignages', ['chaux', 'corail', 'bleu', 'encre'], 'soleil'),
  cornerBlog: pageCorner('blog', ['chaux', 'corail', 'bleu', 'encre'], 'soleil'),
  cornerBlogGrid: pageCorner('blog-grid', ['encre', 'corail', 'soleil', 'bleu'], 'rose'),
  cornerArticle: pageCorner('blog-details', ['chaux', 'soleil', 'corail', 'encre'], 'bleu'),
  cornerLegalTerms: legalCorners.terms(),
  cornerLegalPrivacy: legalCorners.privacy(),
  cornerLegalNotices: legalCorners.notices(),
  cornerLegalCookies: legalCorners.cookies(),
  cornerLegalAccessibility: legalCorners.accessibility(),
} satisfies Record<string, Drawing>

/**
 * Drawings that share a file; each has a `<view>` and a key: `portraits.ines` is portraits.svg#ines. A file
 * never joins drawings of the first screen with drawings that may stay out of view.
 */
export const sheets = {
  home: {
    aqueduct: aqueduct(),
    ribat: ribat(),
    crossing: crossing(),
    studio: studio(),
    videoCarpet: videoCarpet(),
    processSteps: processSteps(),
  },
  about: {
    aqueduct: aqueduct(),
    ribat: ribat(),
    ...previews(),
    slogan: sloganTile,
  },
  portraits: mapValues(clients, portrait),
  teamPortraits: mapValues(team, portrait),
  leader: {
    corner: pageCorner('personne', ['chaux', 'bleu', 'corail', 'encre'], 'soleil'),
    face: portrait(team['leila-mansour']),
  },
  gauges: {
    identity: tileGauge(95, 'corail', ['chaux', 'encre']),
    illustration: tileGauge(83, 'bleu', ['soleil', 'chaux']),
    posters: tileGauge(90, 'vert', ['rose', 'encre']),
  },
  readers: mapValues(readers, portrait),
  articleCovers: mapValues(articles, (draw) => draw()),
  portfolioCovers: mapValues(portfolio, (draw) => draw()),
  previews: previews(),
  showcaseDoors: packDoors['site-vitrine'],
  shopDoors: packDoors['site-ecommerce'],
  platformDoors: packDoors['site-platforme'],
  searchDoors: packDoors.seo,
  webmasteringDoors: packDoors.webmastering,
  graphicDoors: packDoors['design-graphique'],
  brandDoors: packDoors['logo-et-branding'],
  interfaceDoors: packDoors['uiux-design'],

  services: { ...mapValues(services, (draw) => draw().draw()), processSteps: processSteps() },
  webTop: {
    corner: pageCorner('creation', ['chaux', 'soleil', 'corail', 'encre'], 'bleu'),
    town: cover('une adresse', { genre: 'town', palette: 1, columns: 8, rows: 9 }),
  },
  web: {
    ...previews(),
    years: tileCount(3, ['bleu', 'corail']),
    sites: tileCount(50, ['encre', 'corail']),
    recommended: tileCount(95, ['chaux', 'soleil'], 'chaux'),
  },
  searchTop: {
    corner: pageCorner('referencement', ['soleil', 'corail', 'bleu', 'chaux'], 'encre'),
    lighthouse: lighthouse(),
  },
  search: {
    audit: cover('audit', { genre: 'carpet', palette: 5, columns: 9, rows: 6 }),
    traffic: tileCount(75, ['corail', 'encre'], 'vert'),
    contacts: tileCount(40, ['soleil', 'encre'], 'chaux'),
    conversion: tileCount(60, ['vert', 'soleil'], 'vert'),
  },
  graphicTop: {
    corner: pageCorner('graphisme', ['chaux', 'soleil', 'bleu', 'encre'], 'corail'),
    billboard: billboard(),
  },
  graphic: { ...posters, ...visuals },
  brandTop: {
    corner: pageCorner('logo', ['chaux', 'soleil', 'corail', 'encre'], 'rose'),
    hangingSign: hangingSign(),
  },
  brand: { letterCarpet: letterCarpet(), ...concepts },
  interfaceTop: {
    corner: pageCorner('uiux', ['chaux', 'rose', 'soleil', 'encre'], 'vert'),
    openStairs: openStairs(),
  },
  webmasteringTop: {
    corner: pageCorner('webmastering', ['soleil', 'rose', 'vert', 'chaux'], 'encre'),
    lateWindow: lateWindow(),
  },
  webmastering: {
    cat,
    monthOfNights: monthOfNights(),
    years: tileCount(3, ['bleu', 'corail']),
    watched: tileCount(36, ['soleil', 'corail'], 'chaux'),
    renewed: tileCount(89, ['encre', 'chaux']),
  },
} satisfies Record<string, Record<string, Drawing>>

export const strips = { menu: menuTiles, questions: questionTiles } satisfies Record<
  string,
  Record<string, Drawing>
>

export const inlineDrawings = {
  street: toInline(dayAndNight(street())),
  previewShowcase: toInline(showcasePreview().drawAnimated()),
  previewShop: toInline(shopPreview().drawAnimated()),
  previewPlatform: toInline(platformPreview().drawAnimated()),
  serviceSquares: mapValues(services, (draw) => toInline(draw().drawAnimated(), 'slice')),
  growingGraaand: toInline(growingGraaand()),
  playButton: toInline(playButton()),
  logo: toInline(logo()),
  sketches: toInline(sketches()),
  languedocMap: toInline(languedocMap()),
  sahelMap: toInline(sahelMap()),
} satisfies Record<string, string | Record<string, string>>

function previews() {
  return {
    showcase: showcasePreview().draw(),
    shop: shopPreview().draw(),
    platform: platformPreview().draw(),
  }
}

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
) {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(entries) as Record<Key, To>
}
