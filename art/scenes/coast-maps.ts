import { pigments } from '../pigments.ts'
import type { Drawing } from '../svg.ts'

type Point = readonly [x: number, y: number]

interface Name {
  name: string
  label: Point
  /** Whether the label stands in the sea. */
  atSea?: true
}

interface Coast {
  swell: string
  land: string
  islands?: string
  lagoons?: string
  roads: string
  groves: readonly Point[]
  towns: readonly (Name & { dot: Point; anchor?: 'end' | 'middle' })[]
  regions: readonly (Name & { size: number })[]
  /** Name and place of the office's town. */
  office: { name: string; at: Point }
}

/**
 * Map of a coast with an office of the agency: 1800 × 800 units for 1.1° of longitude. Pages contain it inline, so
 * that its labels use the page's font. Coasts: GSHHG (LGPL, credited in the legal notices), simplified.
 */
function coastMap({ swell, land, islands, lagoons, roads, groves, ...of }: Coast): Drawing {
  const { bleu, chaux, corail, encre, ombre, soleil, vert } = pigments
  const halo = ` stroke="${soleil}" stroke-width="9" paint-order="stroke" stroke-linejoin="round"`
  const town = ({ name, dot: [cx, cy], label: [x, y], anchor, atSea }: Coast['towns'][number]) =>
    `<circle cx="${cx}" cy="${cy}" r="10"/><text x="${x}" y="${y}"` +
    `${anchor ? ` text-anchor="${anchor}"` : ''}${atSea ? ` fill="${chaux}"` : halo}>${name}</text>`
  const region = ({ name, label: [x, y], size, atSea }: Coast['regions'][number]) =>
    `<text x="${x}" y="${y}" font-size="${size}"${atSea ? ` fill="${chaux}"` : ''}>${name}</text>`
  const [x, y] = of.office.at

  return {
    viewBox: [0, 0, 1800, 800],
    body: [
      `<path fill="${bleu}" d="M0 0h1800v800H0z"/>`,
      `<path fill="none" stroke="${ombre}" stroke-width="7" d="${swell}"/>`,
      `<g fill="${soleil}" stroke="${ombre}" stroke-linejoin="round" paint-order="stroke">`,
      `<path stroke-width="34" d="${land}"/>`,
      islands ? `<path stroke-width="10" d="${islands}"/>` : '',
      lagoons ? `<path stroke-width="10" fill="${bleu}" d="${lagoons}"/>` : '',
      `</g><path fill="none" stroke="${encre}" stroke-width="5" stroke-linejoin="round" d="${roads}"/>`,
      `<path fill="${vert}" d="${groves.map(([x, y]) => grove(x, y)).join('')}"/>`,
      `<g fill="${encre}" font-weight="700"><g font-size="30">${of.towns.map(town).join('')}</g>`,
      `${of.regions.map(region).join('')}</g>`,
      `<path fill="${encre}" d="M${x} ${y}L${x - 60} ${y - 90}A72 72 0 1 1 ${x + 60} ${y - 90}Z"/>`,
      `<circle cx="${x}" cy="${y - 130}" r="34" fill="${corail}"/>`,
      `<path fill="${chaux}" d="M${x + 20} ${y - 150}h-20a20 20 0 0 0 0 40h20z"/>`,
      `<text x="${x + 90}" y="${y - 86}" font-size="64" font-weight="800" fill="${chaux}" stroke="${encre}" `,
      `stroke-width="12" paint-order="stroke" stroke-linejoin="round">${of.office.name}</text>`,
    ].join(''),
  }
}

const leaf = (x: number, y: number, size: number) =>
  `M${x} ${y}A${size} ${size} 0 0 1 ${x + size} ${y - size}A${size} ${size} 0 0 1 ${x} ${y}Z`

const grove = (x: number, y: number) => leaf(x, y + 46, 46) + leaf(x + 52, y + 70, 34)

const waves = (x: number, y: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `M${x + i * 60} ${y}a15 8 0 0 1 30 0a15 8 0 0 0 30 0`,
  ).join('')

/** The Tunisian Sahel, with Sousse. */
export const sahelMap = () =>
  coastMap({
    swell:
      waves(1120, 180, 3) +
      waves(1500, 250, 4) +
      waves(1000, 330, 2) +
      waves(1560, 640, 3) +
      waves(1330, 560, 2),
    land: sahelCoast,
    islands,
    roads:
      'M400-288L540 60L640 262L664 336L752 420L704 574L560 900M752 420L880 520L1010 560L1106 477' +
      'M752 420L940 640L1214 743',
    groves: [
      [120, 180],
      [260, 90],
      [420, 60],
      [180, 420],
      [430, 500],
      [300, 640],
      [520, 720],
      [110, 690],
      [760, 700],
      [930, 730],
    ],
    towns: [
      { name: 'Port El Kantaoui', dot: [716, 250], label: [696, 260], anchor: 'end' },
      { name: 'Hammam Sousse', dot: [708, 318], label: [688, 328], anchor: 'end' },
      { name: 'Msaken', dot: [704, 574], label: [704, 624], anchor: 'middle' },
      { name: 'Ksar Hellal', dot: [1214, 743], label: [1194, 753], anchor: 'end' },
      { name: 'Monastir', dot: [1106, 477], label: [1168, 487], atSea: true },
    ],
    regions: [
      { name: 'Îles Kuriat', label: [1320, 410], size: 30, atSea: true },
      { name: 'Golfe de Hammamet', label: [1050, 110], size: 44, atSea: true },
      { name: 'Sahel', label: [320, 400], size: 44 },
    ],
    office: { name: 'Sousse', at: [802, 386] },
  })

/** The coast of Languedoc from Sète to the Camargue, with Montpellier. */
export const languedocMap = () =>
  coastMap({
    swell: waves(960, 580, 3) + waves(860, 740, 2) + waves(1580, 690, 3),
    land: languedocCoast,
    lagoons,
    roads:
      'M-20 667L120 567L330 527L525 505L862 228L1285 84L1500-40M862 228L951 413' +
      'M1285 84L1203 341M525 505L664 596L567 697M280-20L525 505',
    groves: [
      [90, 90],
      [200, 260],
      [560, 120],
      [620, 250],
      [40, 330],
      [220, 640],
      [1060, 180],
      [1430, 120],
      [1600, 280],
    ],
    towns: [
      { name: 'Pézenas', dot: [120, 567], label: [140, 617] },
      { name: 'Mèze', dot: [418, 643], label: [396, 639], anchor: 'end' },
      { name: 'Sète', dot: [567, 697], label: [612, 744], atSea: true },
      { name: 'Frontignan', dot: [664, 596], label: [752, 662], atSea: true },
      { name: 'Palavas', dot: [951, 413], label: [980, 470], atSea: true },
      { name: 'La Grande-Motte', dot: [1203, 341], label: [1183, 317], anchor: 'end' },
      { name: 'Lunel', dot: [1285, 84], label: [1315, 104] },
    ],
    regions: [
      { name: 'Golfe du Lion', label: [1180, 640], size: 44, atSea: true },
      { name: 'Hérault', label: [320, 440], size: 44 },
    ],
    office: { name: 'Montpellier', at: [862, 228] },
  })

const sahelCoast =
  'M1479 1091l18-52 27-9 5-14-25 9-24-14-22-26-11-33 0-83 20-38 6-49-21-16-54-9-26-16-8-17-30' +
  '-2-74-27-42-7-33-21-30-5-34-24-25-38 8-12 0-40 3-6 9 1 0-20 15-12 4-12-2-15-20-16-37-8-25 ' +
  '13-17-3-41 27-18 5-23-4-75-42-26-28-30-20-13-29 14-2-47-43-7-30-27-32-3-32-20-23-18-37-39' +
  '-44-33-64-25-104-14-16-20-7-20-31-21-87-8-74 2-41L-300 -400L-300 1200L1479 1200Z'

const islands =
  'M1108 568l5 7 0 3 4 6 2-4-2-8-4-9 0-10-2-4-2 1-1 13 1 2-1 3ZM1113 464l4 6 3-1 2-8-3-5-2 0-2' +
  ' 3-2 5ZM1423 748l12 1 1 2 4 0 4 3 7 2 7 7 4 8 7 3 0-1-2-11-13-11-3 0-10-5-6 0-2-2-9 0-1 4Z' +
  'M1428 442l2 2 0 5 3 4 2-2 17 0 2-1 4 0 4-4 3 0 4-7 0-9-6-4-3-5-2-2-6 0-1 2-3-2-4 4-3 0-3 9-2' +
  ' 3-3-1-5 8ZM1397 496l3 1 3-2 3 2 3 4 1 6 3 0 6-8-7-11-3-3-6 0-3 2-3 4 0 5ZM1405 733l1 1 5 0' +
  ' 1-1 0-2-3-4-2 0-2 3 0 3ZM1398 513l1 1 4 0 2-3 0-2-1 0-5 0-1 0 0 4ZM1401 716l1 1 1 0 2-2' +
  ' 0-1-2 0-1-2-1 1 0 3Z'

const languedocCoast =
  'M-150 1098l59-43 4-22 16-16-14 18 4 10 65-41-10-45 22 34 5-13 11 7 15-7 4-21 0 17 92-26 ' +
  '30 13 16-28-13 17 1 16 56 19 57 0 89-120 129-130 27-17 43 4 16-27 4 12 10-2 2-19 35-24 90' +
  '-40 30-22 60-77 100-81 111-57 15 0-7-13 12 8 89-34 78-8 68 32 21 42-17 5-10 16 4 53 46 40 ' +
  '38 15 101 23 234 19 22 9-10-29 6-14-2 18 13 23 125-17 108 13l150 0L2100 -300L-300 -300L-300 1200Z'

const lagoons =
  'M312 788l25-74 40-20 91-99 48-21 22-32 20 6-2 24-32 55-91 86-71 52-51 53ZM1460 504l0-24 20' +
  '-20 23 16 28-49 29 10 29-6 7 12-5 45-42 39-79-5Z'
