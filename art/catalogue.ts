import { articles } from './scenes/articles.ts'
import { letterCarpet, packFloor, paving, processSteps, videoCarpet } from './scenes/carpets.ts'
import { caseStudy } from './scenes/case-study.ts'
import { contactDoor } from './scenes/contact-door.ts'
import { cover } from './scenes/covers.ts'
import { concepts, consultation, monthOfNights, visuals } from './scenes/gifts.ts'
import { tileCount, tileGauge } from './scenes/hundreds.ts'
import { lighthouse } from './scenes/lighthouse.ts'
import { notFound } from './scenes/not-found.ts'
import { boatVault, starVault, sunVault } from './scenes/pack-vaults.ts'
import { type Inks, pageCorner } from './scenes/page-corners.ts'
import { clients, readers, team } from './scenes/people.ts'
import { playButton } from './scenes/play-button.ts'
import { portfolio } from './scenes/portfolio.ts'
import { portrait } from './scenes/portraits.ts'
import { posters } from './scenes/posters.ts'
import { platformPreview, shopPreview, showcasePreview } from './scenes/previews.ts'
import { sahelMap } from './scenes/sahel-map.ts'
import { billboard, hangingSign, lateWindow, openStairs } from './scenes/service-openings.ts'
import { services } from './scenes/services.ts'
import { cat, marqueeTiles, menuTiles, questionTiles } from './scenes/small-tiles.ts'
import { aqueduct, crossing, ribat, studio } from './scenes/story.ts'
import { atNight, street } from './scenes/street.ts'
import { sunrise } from './scenes/sunrise.ts'
import { growingGraaand, logo } from './scenes/wordmark.ts'
import { type Drawing, toInline } from './svg.ts'

/** Everything the site shows, by the name the pages import. `draw.ts` writes it to app/drawn. */

/** One file and one export each: `streetNight` is street-night.svg. */
export const drawings = {
  street: street(),
  streetNight: atNight(street()),
  processSteps: processSteps(),
  videoCarpet: videoCarpet(),
  talk: contactDoor(),
  notFound: notFound(),
  sunrise: sunrise(),
  paving: paving(),
  packFloor: packFloor(),
  lighthouse: lighthouse(),
  webTown: cover('une adresse', { genre: 'town', palette: 1, columns: 8, rows: 9 }),
  auditCarpet: cover('audit', { genre: 'carpet', palette: 5, columns: 9, rows: 6 }),
  billboard: billboard(),
  hangingSign: hangingSign(),
  openStairs: openStairs(),
  lateWindow: lateWindow(),
  letterCarpet: letterCarpet(),
  cat,
  consultation: consultation(),
  monthOfNights: monthOfNights(),
  caseStudy: caseStudy(),
  leader: portrait(team['leila-mansour']),

  // The first word is the seed: it decides the tiles, so it stays even where the page has moved.
  cornerQuote: pageCorner('devis', ['chaux', 'soleil', 'encre', 'rose'], 'corail'),
  cornerContact: pageCorner('contact', ['chaux', 'corail', 'bleu', 'encre'], 'rose'),
  cornerServices: pageCorner('expertises', ['chaux', 'soleil', 'rose', 'encre'], 'corail'),
  cornerWeb: pageCorner('creation', ['chaux', 'soleil', 'corail', 'encre'], 'bleu'),
  cornerSearch: pageCorner('referencement', ['soleil', 'corail', 'bleu', 'chaux'], 'encre'),
  cornerGraphic: pageCorner('graphisme', ['chaux', 'soleil', 'bleu', 'encre'], 'corail'),
  cornerLogo: pageCorner('logo', ['chaux', 'soleil', 'corail', 'encre'], 'rose'),
  cornerInterface: pageCorner('uiux', ['chaux', 'rose', 'soleil', 'encre'], 'vert'),
  cornerWebmastering: pageCorner('webmastering', ['soleil', 'rose', 'vert', 'chaux'], 'encre'),
  cornerAbout: pageCorner('apropos', ['chaux', 'soleil', 'corail', 'encre'], 'vert'),
  cornerQuestions: pageCorner('questions', ['chaux', 'soleil', 'bleu', 'encre'], 'corail'),
  cornerPortfolio: pageCorner('portfolio', ['chaux', 'soleil', 'corail', 'encre'], 'vert'),
  cornerCase: pageCorner('cas', ['soleil', 'corail', 'chaux', 'encre'], 'vert'),
  cornerTeam: pageCorner('equipe', ['chaux', 'corail', 'bleu', 'encre'], 'rose'),
  cornerPerson: pageCorner('personne', ['chaux', 'bleu', 'corail', 'encre'], 'soleil'),
  cornerTestimonials: pageCorner('temoignages', ['chaux', 'corail', 'bleu', 'encre'], 'soleil'),
  cornerBlog: pageCorner('blog', ['chaux', 'corail', 'bleu', 'encre'], 'soleil'),
  cornerBlogGrid: pageCorner('blog-grid', ['encre', 'corail', 'soleil', 'bleu'], 'rose'),
  cornerArticle: pageCorner('blog-details', ['chaux', 'soleil', 'corail', 'encre'], 'bleu'),
} satisfies Record<string, Drawing>

/** One file each, one export for all, looked up by key: `portfolioCovers['medina-lofts']`. */
export const families = {
  servicePictures: { file: 'service', members: mapValues(services, (draw) => draw().draw()) },
  portfolioCovers: { file: 'portfolio', members: mapValues(portfolio, (draw) => draw()) },
  articleCovers: { file: 'article', members: mapValues(articles, (draw) => draw()) },
  // Plain stone for what the law wants said, a colour each.
  legalCorners: {
    file: 'corner-legal',
    members: mapValues(
      {
        terms: ['cgu', ['encre', 'bleu', 'chaux', 'encre']],
        privacy: ['confidentialité', ['encre', 'vert', 'chaux', 'encre']],
        notices: ['mentions', ['bleu', 'encre', 'chaux', 'bleu']],
        cookies: ['cookies', ['encre', 'corail', 'chaux', 'encre']],
        accessibility: ['accessibilité', ['bleu', 'soleil', 'chaux', 'encre']],
      } satisfies Record<string, [seed: string, inks: Inks]>,
      ([seed, inks]) => pageCorner(seed, inks, 'ombre'),
    ),
  },
  // Eight price pages, eight stairs of the same stone.
  pricingCorners: {
    file: 'corner-pricing',
    members: mapValues(
      {
        'site-vitrine': ['tarifs vitrine', ['chaux', 'bleu', 'corail', 'encre']],
        'site-ecommerce': ['tarifs e-commerce', ['chaux', 'encre', 'corail', 'bleu']],
        'site-platforme': ['tarifs plateforme', ['encre', 'chaux', 'bleu', 'corail']],
        seo: ['tarifs seo', ['encre', 'chaux', 'corail', 'rose']],
        webmastering: ['tarifs webmastering', ['chaux', 'encre', 'vert', 'rose']],
        'design-graphique': ['tarifs graphisme', ['rose', 'encre', 'chaux', 'bleu']],
        'logo-et-branding': ['tarifs logo', ['chaux', 'encre', 'rose', 'corail']],
        'uiux-design': ['tarifs uiux', ['chaux', 'vert', 'corail', 'encre']],
      } satisfies Record<string, [seed: string, inks: Inks]>,
      ([seed, inks]) => pageCorner(seed, inks, 'soleil'),
    ),
  },
  tileCounts: {
    file: 'count',
    members: {
      years: tileCount(3, ['bleu', 'corail']),
      sites: tileCount(50, ['encre', 'corail']),
      recommended: tileCount(95, ['chaux', 'soleil'], 'chaux'),
      traffic: tileCount(75, ['corail', 'encre']),
      contacts: tileCount(40, ['soleil', 'encre'], 'chaux'),
      watched: tileCount(36, ['soleil', 'corail'], 'chaux'),
      renewed: tileCount(89, ['encre', 'chaux']),
      conversion: tileCount(60, ['vert', 'soleil'], 'vert'),
    },
  },
  tileGauges: {
    file: 'gauge',
    members: {
      identity: tileGauge(95, 'corail', ['chaux', 'encre']),
      illustration: tileGauge(83, 'bleu', ['soleil', 'chaux']),
      posters: tileGauge(90, 'vert', ['rose', 'encre']),
    },
  },
} satisfies Record<string, { file: string; members: Record<string, Drawing> }>

/** One file for all, one `<view>` and one key each: `portraits.ines` is portraits.svg#ines. */
export const sheets = {
  portraits: mapValues(clients, portrait),
  teamPortraits: mapValues(team, portrait),
  readers: mapValues(readers, portrait),
  story: { aqueduct: aqueduct(), ribat: ribat(), crossing: crossing(), studio: studio() },
  previews: {
    showcase: showcasePreview().draw(),
    shop: shopPreview().draw(),
    platform: platformPreview().draw(),
  },
  posters,
  visuals,
  concepts,
  packVaults: { boat: boatVault(), sun: sunVault(), star: starVault() },
  menu: menuTiles,
  questions: questionTiles,
  marquee: marqueeTiles,
} satisfies Record<string, Record<string, Drawing>>

/**
 * Modules of SVG text, for what moves, is hovered, or borrows the page's font and colour. The
 * logo and the map are apart so that each page carries no more than it shows.
 */
export const inlineModules = {
  inline: {
    previewShowcase: toInline(showcasePreview().drawAnimated()),
    previewShop: toInline(shopPreview().drawAnimated()),
    previewPlatform: toInline(platformPreview().drawAnimated()),
    serviceSquares: mapValues(services, (draw) => toInline(draw().drawAnimated(), 'slice')),
    growingGraaand: toInline(growingGraaand()),
    playButton: toInline(playButton()),
  },
  logo: { logo: toInline(logo()) },
  'sahel-map': { sahelMap: toInline(sahelMap()) },
} satisfies Record<string, Record<string, string | Record<string, string>>>

function mapValues<Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  change: (value: From) => To,
) {
  const entries = Object.entries<From>(record).map(([key, value]) => [key, change(value)])
  return Object.fromEntries(entries) as Record<Key, To>
}
