import { seededRandom } from '#art/seeded-random.ts'

/** Euros and dinars; 0 is free. */
export type Price = readonly [euros: number, dinars: number]

export interface Place {
  isTunisian: boolean
  isByTheSea: boolean
  telephone: string
  address: string
}

const tunisian = townsNamed(
  'tunis|sousse|sfax|monastir|mahdia|hammamet|nabeul|bizerte|gabes|djerba|jerba|houmt souk|zarzis|' +
    'kairouan|msaken|kantaoui|la marsa|carthage|sidi bou|le kef|el kef|tozeur|gafsa|ariana|ben arous|' +
    'le bardo|hergla|akouda|kalaa|kelibia|korba|grombalia|tabarka|beja|jendouba|siliana|zaghouan|' +
    'kasserine|sidi bouzid|medenine|tataouine|kebili|douz|moknine|ksar hellal|el jem|enfidha',
)

const coastal = townsNamed(
  'sete|sousse|monastir|mahdia|hammamet|nabeul|bizerte|djerba|jerba|zarzis|kantaoui|la marsa|' +
    'carthage|sidi bou|gabes|sfax|kelibia|tabarka|hergla|marseille|nice|cannes|agde|palavas|' +
    'carnon|la grande-motte|frontignan|balaruc|meze|marseillan|valras|gruissan|narbonne-plage|' +
    'leucate|collioure|banyuls|argeles|canet|antibes|toulon|hyeres|saint-tropez|frejus|cassis|' +
    'la ciotat|bandol|menton|ajaccio|bastia|calvi|biarritz|arcachon|royan|la rochelle|' +
    'les sables|saint-malo|brest|lorient|vannes|dieppe|le havre|deauville|boulogne-sur-mer',
)

/**
 * Returns an invented address and telephone number; the same town always has the same ones.
 *
 * @param town as typed by the visitor
 */
export function placeOf(town: string): Place {
  const random = seededRandom(town)
  const pair = () => String(10 + random.integer(89))
  const isTunisian = tunisian(town) || isArabic(town)
  return {
    isTunisian,
    isByTheSea: coastal(town),
    // The French regulator reserves 04 65 71 for fiction; 73 000 0xx is unassigned.
    telephone: isTunisian
      ? `73\u00a0000\u00a00${pair()}`
      : `04\u00a065\u00a071\u00a0${pair()}\u00a0${pair()}`,
    address: `${1 + random.integer(40)}, votre rue`,
  }
}

/** Returns the preposition for a town and its name without an article: « au », « Cap d’Agde ». */
export function inTown(town: string): readonly [preposition: string, name: string] {
  const [, article = '', name = town] = /^(les?)\s+(.+)$/i.exec(town) ?? []
  if (!article) return ['à', town]
  return [article.toLowerCase() === 'le' ? 'au' : 'aux', name]
}

/** Returns a domain for the company: « fournil-du-peyrou.fr ». */
export function domainOf(name: string, town: string): string {
  const label = plain(name)
    .replace(/&/g, ' et ')
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 34)
    .replace(/^-+|-+$/g, '')
  return `${label || 'votre-site'}.${placeOf(town).isTunisian ? 'tn' : 'fr'}`
}

/** Takes the words of the place's country from texts: `{mutuelle|CNAM}`. */
export function textsIn<Texts>({ isTunisian }: Pick<Place, 'isTunisian'>, texts: Texts): Texts {
  const said = JSON.stringify(texts)
  return JSON.parse(said.replace(/\{([^{}|"]*)\|([^{}|"]*)\}/g, isTunisian ? '$2' : '$1'))
}

/** Returns a price in the town's format: « 4,20 € », « 3,500 DT », « Sur devis ». */
export function priceIn(place: Place, price: Price | null): string {
  if (!price) return 'Sur devis'
  const amount = price[place.isTunisian ? 1 : 0]
  if (amount === 0) return 'Gratuit'
  const decimals = place.isTunisian ? 3 : 2
  const figure = Number.isInteger(amount)
    ? String(amount).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
    : amount.toFixed(decimals).replace('.', ',')
  return `${figure}\u00a0${place.isTunisian ? 'DT' : '€'}`
}

export const isArabic = (text: string) => /\p{Script=Arabic}/u.test(text)

function townsNamed(towns: string): (town: string) => boolean {
  const pattern = new RegExp(`(?<![a-z])(?:${towns})(?![a-z])`)
  return (town) => pattern.test(plain(town))
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
