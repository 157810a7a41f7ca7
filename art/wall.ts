import { type Coat, type Motif, motifs } from './motifs.ts'
import { coordinate, placePath, rounded } from './path.ts'
import { type Colour, paint } from './pigments.ts'
import type { Drawing } from './svg.ts'

/** One to three colours of a motif; a missing one repeats the previous. */
export type Inks = Colour | readonly [Colour, Colour?, Colour?]

interface Laying {
  layer?: number
  group?: string
}

export interface TileOptions extends Laying {
  ground?: Colour
  /** Quarter turns, clockwise. */
  turn?: number
  mirrored?: boolean
  /** In cells, 1 by default; `width` and `height` override it. */
  size?: number
  width?: number
  height?: number
}

export type Tile<Drawn = Motif> = readonly [motif: Drawn, inks: Inks, options?: TileOptions]

type Box = readonly [left: number, top: number, right: number, bottom: number]

interface Coats {
  layer: number
  rank: number
  colour: string
  path: string
}

interface Group {
  coats: Coats[]
  boxes: Box[]
  paved: Box[]
}

/** Overlap of grounds in SVG units, which hides the seams between tiles. */
const bleed = 0.12

const overMotifs = 9

/** A grid of tiles. Outlines of the same colour and layer become one path, to save bytes. */
export class Wall {
  readonly #columns: number
  readonly #rows: number
  readonly #cell: number
  readonly #headroom: number
  readonly #ground: Colour | undefined
  readonly #groups = new Map<string, Group>()

  /**
   * @param columns in cells
   *
   * @param rows in cells
   * @param options `ground` paints the wall; `cell` is the side of a cell in SVG units; `headroom` adds
   *   cells above the wall
   */
  constructor(
    columns: number,
    rows: number,
    options: { ground?: Colour; cell?: number; headroom?: number } = {},
  ) {
    this.#columns = columns
    this.#rows = rows
    this.#ground = options.ground
    this.#cell = options.cell ?? 24
    this.#headroom = options.headroom ?? 0
  }

  /** Places a motif with its top left corner at x, y, in cells. */
  tile(x: number, y: number, ...[motif, inks, options = {}]: Tile<Motif | readonly Coat[]>): this {
    const { ground, turn, mirrored, size = 1, width = size, height = size } = options
    const { layer = 0, group = '' } = options
    const [first, second = first, third = second] = typeof inks === 'string' ? [inks] : inks
    const colours = [first, second, third] as const

    this.#group(group).boxes.push([x, y, x + width, y + height])
    if (ground) this.block(x, y, width, height, ground, { layer, group })
    const coats: readonly Coat[] = typeof motif === 'string' ? motifs[motif] : motif
    coats.forEach(([ink, path], i) => {
      const placed = placePath(path, { x, y, width, height, turn, mirrored }, this.#cell)
      this.#paint(group, layer, i + 1, colours[ink], placed)
    })
    return this
  }

  block(
    x: number,
    y: number,
    width: number,
    height: number,
    colour: Colour,
    at: Laying = {},
  ): this {
    const { layer = 0, group = '' } = at
    const spread = layer === 0 ? bleed : 0
    const [across, down] = [width * this.#cell, height * this.#cell]
    const corner = `M${coordinate(x * this.#cell)} ${coordinate(y * this.#cell)}`
    const sides = `h${coordinate(across + spread)}v${coordinate(down + spread)}h${coordinate(-across - spread)}z`

    const { boxes, paved } = this.#group(group)
    for (const list of [boxes, paved]) list.push([x, y, x + width, y + height])
    this.#paint(group, layer, 0, colour, corner + sides)
    return this
  }

  shape(path: string, colour: Colour, { layer = 1, group = '' }: Laying = {}): this {
    const placed = placePath(path, { x: 0, y: 0, width: 1, height: 1 }, this.#cell)
    this.#paint(group, layer, overMotifs, colour, placed)
    return this
  }

  field(
    x: number,
    y: number,
    columns: number,
    rows: number,
    tileAt: (column: number, row: number) => Tile | null,
  ): this {
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const tile = tileAt(column, row)
        if (tile) this.tile(x + column, y + row, ...tile)
      }
    }
    return this
  }

  draw(): Drawing {
    return this.#drawing((group) => paths(group))
  }

  /**
   * Returns a drawing in which each group is a `<g class="tile">`, in order, so that CSS can rotate it
   * around its centre.
   */
  drawAnimated(): Drawing {
    return this.#drawing((group, name) =>
      name ? `<g class="tile">${this.#frame(group)}${paths(group)}</g>` : paths(group),
    )
  }

  #drawing(markup: (group: Group, name: string) => string): Drawing {
    const width = rounded(this.#columns * this.#cell)
    const above = rounded(this.#headroom * this.#cell)
    const height = rounded(this.#rows * this.#cell)
    const ground = this.#ground
      ? `<path fill="${paint(this.#ground)}" d="M0 0h${width}v${height}H0z"/>`
      : ''
    const groups = [...this.#groups].map(([name, group]) => markup(group, name)).join('')
    return { viewBox: [0, 0 - above, width, height + above], body: ground + groups }
  }

  /** Adds an invisible rectangle, because browsers rotate around the centre of the painted area. */
  #frame({ boxes, paved }: Group): string {
    const extent = around(boxes)
    if (boxes.length === 0 || extent.join() === around(paved).join()) return ''
    const [left, top, right, bottom] = extent.map((cells) => coordinate(cells * this.#cell))
    return `<path fill="none" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`
  }

  #group(name: string): Group {
    const known = this.#groups.get(name)
    if (known) return known
    const group: Group = { coats: [], boxes: [], paved: [] }
    this.#groups.set(name, group)
    return group
  }

  #paint(name: string, layer: number, rank: number, colour: Colour, path: string) {
    const { coats } = this.#group(name)
    const fill = paint(colour)
    const known = coats.find(
      (coat) => coat.layer === layer && coat.rank === rank && coat.colour === fill,
    )
    if (known) known.path += path
    else coats.push({ layer, rank, colour: fill, path })
  }
}

const paths = ({ coats }: Group) =>
  coats
    .toSorted((one, other) => one.layer - other.layer || one.rank - other.rank)
    .map(({ colour, path }) => `<path fill="${colour}" d="${path}"/>`)
    .join('')

/** Returns the smallest box around all. */
const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([left]) => left)),
  Math.min(...boxes.map(([, top]) => top)),
  Math.max(...boxes.map(([, , right]) => right)),
  Math.max(...boxes.map(([, , , bottom]) => bottom)),
]
