import type { Motif } from '#art/motifs.ts'
import { seededRandom } from '#art/seeded-random.ts'
import { arch, disc, rect } from '#art/shapes.ts'
import type { Drawing } from '#art/svg.ts'
import { type Inks, Wall } from '#art/wall.ts'
import type { Shade } from './colours.ts'
import { motifs, type TradeMotif } from './motifs.ts'
import type { Ground } from './rules.ts'
import type { Trade } from './trades/trade.ts'

type Motifs = Trade['motifs']

/**
 * Pictures of the three directions. Their colours are custom properties of `rules.ts`, so that a new palette
 * does not change the SVG.
 */

const shade = (name: Shade) => `var(--${name})` as const
const inks = (ground: Ground): Inks => [
  `var(--on-${ground}-1)`,
  `var(--on-${ground}-2)`,
  `var(--on-${ground}-3)`,
]

export function vignette(motif: TradeMotif, ground: Ground): Drawing {
  return new Wall(1, 1, { cell: 120 }).tile(0, 0, motifs[motif], inks(ground)).draw()
}

export function mark(motif: TradeMotif): Drawing {
  return new Wall(1, 1, { cell: 60 })
    .block(0, 0, 1, 1, shade('accent'))
    .tile(0.16, 0.16, motifs[motif], inks('accent-light'), { size: 0.68, layer: 1 })
    .draw()
}

/** The large motif overlaps the niche, so its inks must contrast with both grounds. */
export function stillLife(trade: Motifs): Drawing {
  const isLeft = seededRandom(`review ${trade[0]}`).integer(2) === 1
  const [large, , visitor] = trade
  const wall = new Wall(8, 11, { cell: 60, ground: shade('tint') })
  const niche = isLeft ? 0.4 : 1.6
  wall
    .shape(disc(isLeft ? 6.3 : 1.7, 2.5, 1.55), shade('second'), { layer: 0 })
    .shape(arch(niche, 2.3, 6, 8), shade('accent'), { layer: 1 })
    .tile(niche + 0.75, 5.05, motifs[large], inks('accent-light'), { size: 4.5, layer: 4 })
    .shape(rect(0, 9.5, 8, 1.5), shade('ink'), { layer: 3 })
  const visitorInks = [shade('ink'), shade('second'), shade('paper')] as const
  for (let i = 0; i < 8; i++) {
    wall.tile(
      i,
      10,
      (i + Number(isLeft)) % 2 ? 'hollow' : 'doubleQuarter',
      [shade('paper'), shade('second')],
      {
        turn: [1, 2, 2, 1][i % 4],
        layer: 5,
      },
    )
  }
  return wall
    .tile(isLeft ? 5.75 : 0.65, 7.9, motifs[visitor], visitorInks, { size: 1.6, layer: 6 })
    .draw()
}

export function detail(motif: TradeMotif): Drawing {
  return new Wall(6, 6, { cell: 60, ground: shade('second') })
    .shape(arch(1, 1.4, 4, 4.6), shade('paper'), { layer: 0 })
    .tile(1.7, 2.75, motifs[motif], inks('paper'), { size: 2.6, layer: 2 })
    .shape(rect(0, 5.35, 6, 0.65), shade('ink'), { layer: 1 })
    .draw()
}

const posterGrounds = ['second', 'ink', 'paper', 'accent'] as const
const ornaments = [
  'doubleQuarter',
  'arches',
  'doubleHalf',
  'doubleStar',
  'target',
  'flower',
] as const
const turning: readonly Motif[] = ['doubleQuarter', 'target']

export function posterWall(trade: Motifs, columns: number, rows: number): Drawing {
  const start = seededRandom(`poster ${trade[0]}`).integer(4)
  const wall = new Wall(columns, rows, { cell: 40 })
    .block(0, 0, rows, rows, shade('second'))
    .shape(disc(rows / 2, rows / 2, rows * 0.46), shade('paper'), { layer: 1 })
    .tile(rows * 0.2, rows * 0.2, motifs[trade[0]], inks('paper'), { size: rows * 0.6, layer: 2 })

  const side = rows / 2
  const across = Math.round((columns - rows) / side)
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < across; column++) {
      const ground = at(posterGrounds, column * 2 + row + 1 + (column > 1 ? row : 0))
      const [x, y] = [rows + column * side, row * side]
      const rank = column + row * across + start
      wall.block(x, y, side, side, shade(ground))
      if (rank % 3 === 1) {
        const ornament = at(ornaments, column * 2 + row * 3 + start)
        const turn = turning.includes(ornament) ? at([0, 1, 3, 2], column + row * across) : 0
        wall.tile(x, y, ornament, inks(ground), { size: side, layer: 1, turn })
      } else {
        const motif = motifs[at(trade.slice(1), rank)]
        const margin = side * 0.14
        wall.tile(x + margin, y + margin, motif, inks(ground), { size: side * 0.72, layer: 1 })
      }
    }
  }
  return wall.draw()
}

export function lineEnd(trade: Motifs, count: number): Drawing {
  const wall = new Wall(count, 1, { cell: 60 })
  for (let i = 0; i < count; i++) {
    const ground = at(['second', 'paper', 'ink'] as const, i)
    wall
      .block(i, 0, 1, 1, shade(ground))
      .tile(i + 0.12, 0.12, motifs[at(trade, i)], inks(ground), { size: 0.76, layer: 1 })
  }
  return wall.draw()
}

export function tiledFloor(trade: Motifs, columns: number, rows: number): Drawing {
  const odd = seededRandom(`floor ${trade[0]}`).integer(columns * rows)
  const wall = new Wall(columns, rows, { cell: 60 })
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const isOdd = column + row * columns === odd
      const isPlain = !isOdd && (column + row) % 2 === 1
      const ground = isOdd ? 'ink' : isPlain ? 'accent' : 'second'
      wall.block(column, row, 1, 1, shade(ground))
      if (isPlain) {
        const turn = at(
          at(
            [
              [1, 2],
              [0, 3],
            ] as const,
            row,
          ),
          column,
        )
        wall.tile(column, row, 'doubleQuarter', inks(ground), { layer: 1, turn })
      } else {
        const motif = isOdd ? trade[0] : at(trade.slice(1), Math.floor(column / 2) + row)
        wall.tile(column + 0.12, row + 0.12, motifs[motif], inks(ground), { size: 0.76, layer: 1 })
      }
    }
  }
  return wall.draw()
}

export function frieze(trade: Motifs, count: number): Drawing {
  const wall = new Wall(count, 1, { cell: 60 })
  for (let i = 0; i < count; i++) {
    const ground = at(['ink', 'accent', 'ink', 'second'] as const, i)
    wall.block(i, 0, 1, 1, shade(ground))
    if (i % 2)
      wall.tile(i, 0, 'doubleQuarter', inks(ground), { layer: 1, turn: i % 4 === 1 ? 1 : 2 })
    else wall.tile(i + 0.14, 0.14, motifs[at(trade, i / 2)], inks(ground), { size: 0.72, layer: 1 })
  }
  return wall.draw()
}

export function awning(count: number): Drawing {
  return new Wall(count, 1, { cell: 40 })
    .field(0, 0, count, 1, () => ['awning', [shade('accent'), shade('paper')]])
    .draw()
}

/**
 * Returns an invented map; the same town always has the same streets.
 *
 * @param town as typed by the visitor
 * @param hasShore whether the streets end at the sea
 */
export function townMap(town: string, hasShore: boolean): Drawing {
  const { integer } = seededRandom(`map ${town}`)
  const [width, height] = [560, 380]
  const [x, y] = [250 + integer(60), 150 + integer(40)]
  const street = (x1: number, y1: number, x2: number, y2: number, thickness: number) =>
    `<path stroke="${shade('paper')}" stroke-width="${thickness}" d="M${x1} ${y1}L${x2} ${y2}"/>`
  const area = (name: Shade, path: string) => `<path fill="${shade(name)}" d="${path}"/>`

  let body = area('second', `M0 0h${width}v${height}H0z`)
  if (hasShore) {
    const level = 300 + integer(16)
    const waves = [140, 280, 420, 560].map((end, i) => `A70 26 0 0 ${1 - (i % 2)} ${end} ${level}`)
    body += area('accent', `M0 ${level}${waves.join('')}V${height}H0z`)
  }
  body += area('tint', `M${x + 90} ${y - 120}h96a30 30 0 0 1 30 30v52H${x + 90}z`)
  const slope = -14 + integer(28)
  body += '<g fill="none">'
  for (let i = 0; i < 6; i++) {
    const at = 30 + i * 98 + integer(26)
    body += street(at, -10, at + slope * 2, hasShore ? 290 : 390, i === 3 ? 20 : 8)
  }
  for (let i = 0; i < 4; i++) {
    const at = 34 + i * 78 + integer(20)
    if (!hasShore || at < 280) body += street(-10, at, 570, at - slope * 2, i === 1 ? 20 : 8)
  }
  body += `${street(-10, 330 - integer(60), 400 + integer(100), -10, 14)}</g>`
  body += area('paper', disc(x - 130, y + 40, 26)) + area('accent', disc(x - 130, y + 40, 12))
  const pin = `M${x} ${y + 44}A120 120 0 0 1 ${x - 34} ${y - 22}A34 34 0 1 1 ${x + 34} ${y - 22}A120 120 0 0 1 ${x} ${y + 44}Z`
  body += area('ink', pin) + area('accent', disc(x, y - 22, 25))
  body += area('onAccent', disc(x, y - 22, 9))
  return { viewBox: [0, 0, width, height], body }
}

function at<T>(list: readonly T[], index: number): T {
  // No list is empty here, so the index is valid.
  return list[index % list.length] as T
}
