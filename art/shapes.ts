/** Shapes as path data with absolute M, L, A and Z, in cells, y downwards. */

export type Point = readonly [x: number, y: number]

/** A full disc. */
export const disc = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}A${r} ${r} 0 1 1 ${cx + r} ${cy}A${r} ${r} 0 1 1 ${cx - r} ${cy}Z`

export const rect = (x: number, y: number, width: number, height: number) =>
  polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height])

/** A closed polygon. */
export const polygon = (...points: Point[]) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`

export const pill = (x: number, y: number, width: number, height: number) => {
  const r = height / 2
  const left = x + r
  const right = x + width - r
  return (
    `M${left} ${y}L${right} ${y}A${r} ${r} 0 0 1 ${right} ${y + height}` +
    `L${left} ${y + height}A${r} ${r} 0 0 1 ${left} ${y}Z`
  )
}

export const arch = (x: number, y: number, width: number, height: number) => {
  const r = width / 2
  const springing = y + r
  const foot = y + height
  return (
    `M${x} ${foot}L${x} ${springing}` +
    `A${r} ${r} 0 0 1 ${x + width} ${springing}L${x + width} ${foot}Z`
  )
}

export const star = (cx: number, cy: number, radius: number, points: number, ratio: number) =>
  polygon(
    ...Array.from({ length: points * 2 }, (_, i): Point => {
      const r = i % 2 ? radius * ratio : radius
      const angle = ((i * 180) / points - 90) * (Math.PI / 180)
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)]
    }),
  )

export const eightPointStar = (cx: number, cy: number, radius: number) =>
  star(cx, cy, radius, 8, 0.7654)

export const quarterRing = (outer: number, inner: number) =>
  `M0 ${1 - outer}A${outer} ${outer} 0 0 1 ${outer} 1` +
  `L${inner} 1A${inner} ${inner} 0 0 0 0 ${1 - inner}Z`

export const waveBand = (y: number, thickness: number) =>
  `M0 ${y}A.25 .13 0 0 1 .5 ${y}A.25 .13 0 0 0 1 ${y}` +
  `L1 ${y + thickness}A.25 .13 0 0 1 .5 ${y + thickness}A.25 .13 0 0 0 0 ${y + thickness}Z`
