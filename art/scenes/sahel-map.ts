import { pigments } from '../pigments.ts'
import type { Drawing } from '../svg.ts'

/**
 * Map of the Tunisian Sahel with the agency in Sousse: 1800 × 800 units for 1.1° of longitude. Pages contain it
 * inline, so that its labels use the page's font. Coast: GSHHG (LGPL, credited in the legal notices), simplified.
 */
export function sahelMap(): Drawing {
  const { bleu, chaux, corail, encre, ombre, soleil, vert } = pigments
  const halo = `stroke="${soleil}" stroke-width="9" paint-order="stroke" stroke-linejoin="round"`
  const onLand = ({ name, dot: [x, y], label: [labelX, labelY], anchor }: (typeof towns)[number]) =>
    `<circle cx="${x}" cy="${y}" r="10"/>` +
    `<text x="${labelX}" y="${labelY}" text-anchor="${anchor}" ${halo}>${name}</text>`

  return {
    viewBox: [0, 0, 1800, 800],
    body: [
      `<path fill="${bleu}" d="M0 0h1800v800H0z"/>`,
      `<path fill="none" stroke="${ombre}" stroke-width="7" d="${swell}"/>`,
      `<g fill="${soleil}" stroke="${ombre}" stroke-linejoin="round" paint-order="stroke">`,
      `<path stroke-width="34" d="${coast}"/><path stroke-width="10" d="${islands}"/></g>`,
      `<path fill="none" stroke="${encre}" stroke-width="5" stroke-linejoin="round" d="${roads}"/>`,
      `<path fill="${vert}" d="${groves.map(([x, y]) => grove(x, y)).join('')}"/>`,
      `<g fill="${encre}" font-size="30" font-weight="700">${towns.map(onLand).join('')}`,
      `<circle cx="1106" cy="477" r="10"/><text x="1168" y="487" fill="${chaux}">Monastir</text>`,
      `<text x="1484" y="446" fill="${chaux}">Îles Kuriat</text></g>`,
      `<g font-size="44" font-weight="700"><text x="1250" y="120" fill="${chaux}">Golfe de Hammamet</text>`,
      `<text x="130" y="390" fill="${encre}">Sahel</text></g>`,
      `<path fill="${encre}" d="M802 386L742 296A72 72 0 1 1 862 296Z"/>`,
      `<circle cx="802" cy="256" r="34" fill="${corail}"/>`,
      `<path fill="${chaux}" d="M822 236h-20a20 20 0 0 0 0 40h20z"/>`,
      `<text x="892" y="300" font-size="64" font-weight="800" fill="${chaux}" stroke="${encre}" `,
      `stroke-width="12" paint-order="stroke" stroke-linejoin="round">Sousse</text>`,
    ].join(''),
  }
}

const towns = [
  { name: 'Port El Kantaoui', dot: [716, 250], label: [696, 260], anchor: 'end' },
  { name: 'Hammam Sousse', dot: [708, 318], label: [688, 328], anchor: 'end' },
  { name: 'Msaken', dot: [704, 574], label: [704, 624], anchor: 'middle' },
  { name: 'Ksar Hellal', dot: [1214, 743], label: [1194, 753], anchor: 'end' },
] as const

const groves = [
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
] as const

const leaf = (x: number, y: number, size: number) =>
  `M${x} ${y}A${size} ${size} 0 0 1 ${x + size} ${y - size}A${size} ${size} 0 0 1 ${x} ${y}Z`

const grove = (x: number, y: number) => leaf(x, y + 46, 46) + leaf(x + 52, y + 70, 34)

const waves = (x: number, y: number, count: number) =>
  Array.from(
    { length: count },
    (_, i) => `M${x + i * 60} ${y}a15 8 0 0 1 30 0a15 8 0 0 0 30 0`,
  ).join('')

const swell =
  waves(1120, 150, 3) +
  waves(1500, 250, 4) +
  waves(1000, 330, 2) +
  waves(1560, 640, 3) +
  waves(900, 90, 2) +
  waves(1330, 560, 2)

const roads =
  'M400-288L540 60L640 262L664 336L752 420L704 574L560 900M752 420L880 520L1010 560L1106 477' +
  'M752 420L940 640L1214 743'

const coast =
  'M1479 1091l18-52 11-7 16-2 5-8 0-6-7-1-11 8-7 2-24-14-22-26-11-33-4-25 0-24 4-34 11-28 9-10' +
  ' 1-36 5-8 0-5-6-6-7-2-8-8-5 2-3-4-10-3-36-4-8-8-18-8-8-17-9-2-8 2-7-4-6 2-22-10-8' +
  ' 0-26-8-18-9-42-7-4-5-10 0-1-3-4 0-3-5-8-3-3-5-30-5-4-5-4-1-8-8-18-10-8-12-5-2-12-24 0-5 4-1' +
  ' 4-6-4-20 4-20 3-6 4 3 5-2 0-20 15-12 4-12-2-15-8-2-4-9-6 0-2-5-21-2-16-6-25 13-8-3-9 0-6' +
  ' 8-11 5-7 0-4 7-13 7-7 0-11 5-23-4-36-23-39-19-26-28-10-7-8-2-12-11-6-10 0-10-5-1-2-5 0-3 7' +
  ' 2 6-2 1-2-12-6-15-19-20-18-7-30-21-22-6-10-3-32-6-2-14-21-4-14-8-11-3 0-3-12-10-11-3' +
  ' 0-3-8-6-4-17-21-19-44-14-20-7-45-7-4 0-6-7-16 2-3-6-30-14-16-13-2-7-5-20-31-7-20-10-57-4-10' +
  ' 0-22-5-19 0-20-3-13 2-41L-300 -400L-300 1200L1479 1200Z'

const islands =
  'M1108 568l5 7 0 3 4 6 2-4-2-8-4-9 0-10-2-4-2 1-1 13 1 2-1 3ZM1113 464l4 6 3-1 2-8-3-5-2 0-2' +
  ' 3-2 5ZM1423 748l12 1 1 2 4 0 4 3 7 2 7 7 4 8 7 3 0-1-2-11-13-11-3 0-10-5-6 0-2-2-9 0-1 4Z' +
  'M1428 442l2 2 0 5 3 4 2-2 17 0 2-1 4 0 4-4 3 0 4-7 0-9-6-4-3-5-2-2-6 0-1 2-3-2-4 4-3 0-3 9-2' +
  ' 3-3-1-5 8ZM1397 496l3 1 3-2 3 2 3 4 1 6 3 0 6-8-7-11-3-3-6 0-3 2-3 4 0 5ZM1405 733l1 1 5 0' +
  ' 1-1 0-2-3-4-2 0-2 3 0 3ZM1398 513l1 1 4 0 2-3 0-2-1 0-5 0-1 0 0 4ZM1401 716l1 1 1 0 2-2' +
  ' 0-1-2 0-1-2-1 1 0 3Z'
