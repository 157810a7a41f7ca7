/** Place of a unit path on the wall, in cells. */
export interface Placement {
  x: number
  y: number
  width: number
  height: number
  /** Quarter turns, clockwise. */
  turn?: number
  mirrored?: boolean
}

const command = /([MLAZ])([^MLAZ]*)/g
const number = /-?\d*\.?\d+(?:e-?\d+)?/g

export const rounded = (value: number): number => Math.round(value * 100) / 100

export const coordinate = (value: number): string =>
  String(rounded(value)).replace(/^(-?)0\./, '$1.')

/**
 * @param path absolute M, L, A and Z; arcs have no rotation
 * @param placement in cells
 * @param cell side of a cell, in SVG units
 */
export function placePath(path: string, placement: Placement, cell: number): string {
  const { x, y, width, height, mirrored = false } = placement
  const turns = (((placement.turn ?? 0) % 4) + 4) % 4

  const point = (px: number, py: number) => {
    let [u, v] = [mirrored ? 1 - px : px, py]
    for (let i = 0; i < turns; i++) [u, v] = [1 - v, u]
    return `${coordinate((x + u * width) * cell)} ${coordinate((y + v * height) * cell)}`
  }
  const arc = ([rx = 0, ry = 0, , large, sweep = 0, endX = 0, endY = 0]: number[]) => {
    const [across, down] = turns % 2 ? [ry, rx] : [rx, ry]
    const radii = `${coordinate(across * width * cell)} ${coordinate(down * height * cell)}`
    return `A${radii} 0 ${large} ${mirrored ? 1 - sweep : sweep} ${point(endX, endY)}`
  }

  return path.replace(command, (_, letter: string, rest: string) => {
    const numbers = (rest.match(number) ?? []).map(Number)
    if (letter === 'Z') return 'Z'
    if (letter === 'A') return arc(numbers)
    return letter + point(numbers[0] ?? 0, numbers[1] ?? 0)
  })
}
