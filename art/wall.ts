import { type Coat, type Motif, motifs } from './motifs.ts'
import { coordinate, placePath, rounded } from './path.ts'
import { type Colour, paint } from './pigments.ts'
import type { Drawing } from './svg.ts'

/** One colour for all coats of a motif, or up to three; a missing one repeats the one before. */
export type Inks = Colour | readonly [Colour, Colour?, Colour?]

interface Laying {
  /** Higher layers cover lower ones. */
  layer?: number
  /** Pieces of a group move together when the drawing is animated. */
  group?: string
}

export interface TileOptions extends Laying {
  /** Colour of the tile itself; without it, what lies below shows. */
  ground?: Colour
  /** Quarter turns, clockwise. */
  turn?: number
  mirrored?: boolean
  /** Side in cells, 1 by default; `width` and `height` go before it. */
  size?: number
  width?: number
  height?: number
}

/** A tile ready to be laid. */
export type Tile<Drawn = Motif> = readonly [motif: Drawn, inks: Inks, options?: TileOptions]

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Outlines of one colour at one depth: they share one path element. */
interface Coats {
  layer: number
  rank: number
  colour: string
  path: string
}

interface Group {
  coats: Coats[]
  /** What the tiles of the group cover, and what their grounds alone cover; in cells. */
  extent: Box | null
  paved: Box | null
}

/** Grounds spread by a hair, in SVG units, so that no light thread shows between two tiles. */
const bleed = 0.12

/** A free shape is laid over the motifs of its layer: no motif has this many coats. */
const overMotifs = 9

/**
 * A wall of square cells on which tiles are laid. Outlines of the same colour and depth are
 * merged into one path: bytes count.
 */
export class Wall {
  readonly #columns: number
  readonly #rows: number
  readonly #cell: number
  readonly #headroom: number
  readonly #ground: Colour | undefined
  readonly #groups = new Map<string, Group>()

  /**
   * @param columns in cells; halves are allowed
   * @param rows in cells
   * @param options `ground` paints the whole wall; `cell` is the side of a cell in SVG units;
   *   `headroom` shows that many cells above the wall
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

  /** Lays a motif, ours by name or another as its coats, with its top left corner at x, y (cells). */
  tile(x: number, y: number, ...[motif, inks, options = {}]: Tile<Motif | readonly Coat[]>): this {
    const { ground, turn, mirrored, size = 1, width = size, height = size } = options
    const { layer = 0, group = '' } = options
    const [first, second = first, third = second] = typeof inks === 'string' ? [inks] : inks
    const colours = [first, second, third] as const

    this.#extend(group, 'extent', x, y, width, height)
    if (ground) this.block(x, y, width, height, ground, { layer, group })
    const coats: readonly Coat[] = typeof motif === 'string' ? motifs[motif] : motif
    coats.forEach(([ink, path], i) => {
      const placed = placePath(path, { x, y, width, height, turn, mirrored }, this.#cell)
      this.#paint(group, layer, i + 1, colours[ink], placed)
    })
    return this
  }

  /** Lays a plain rectangle. */
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

    this.#extend(group, 'extent', x, y, width, height)
    this.#extend(group, 'paved', x, y, width, height)
    this.#paint(group, layer, 0, colour, corner + sides)
    return this
  }

  /** Lays a free shape, drawn in cells from the wall's top left corner. */
  shape(path: string, colour: Colour, { layer = 1, group = '' }: Laying = {}): this {
    const placed = placePath(path, { x: 0, y: 0, width: 1, height: 1 }, this.#cell)
    this.#paint(group, layer, overMotifs, colour, placed)
    return this
  }

  /** Lays tiles one per cell; `tileAt` receives the cell's column and row, null leaves it bare. */
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

  /** The wall as a still drawing. */
  draw(): Drawing {
    return this.#drawing((group) => paths(group))
  }

  /**
   * The wall as a drawing whose named groups can move: each is a `<g class="tile">`, a direct
   * child of the drawing, in the order of laying. The stylesheet turns it about the centre of
   * its box and delays it by its rank.
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

  /**
   * An invisible rectangle where the group's tiles stand, when no ground already fills it: a
   * browser centres the turn on the box of what is drawn, and a motif alone may sit off centre.
   */
  #frame({ extent, paved }: Group): string {
    if (!extent || same(extent, paved)) return ''
    const at = (cells: number) => coordinate(cells * this.#cell)
    const { left, top, right, bottom } = extent
    return `<path fill="none" d="M${at(left)} ${at(top)}H${at(right)}V${at(bottom)}H${at(left)}z"/>`
  }

  #group(name: string): Group {
    const known = this.#groups.get(name)
    if (known) return known
    const group: Group = { coats: [], extent: null, paved: null }
    this.#groups.set(name, group)
    return group
  }

  #extend(
    name: string,
    which: 'extent' | 'paved',
    x: number,
    y: number,
    width: number,
    height: number,
  ) {
    const group = this.#group(name)
    const box = group[which] ?? { left: x, top: y, right: x, bottom: y }
    group[which] = {
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x + width),
      bottom: Math.max(box.bottom, y + height),
    }
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

const same = (one: Box, other: Box | null) =>
  other !== null &&
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom
