export const ink = '#0b1540'

/** The logo on its grid: 169.6 units wide, from 10 above its line to 30 below. */
export const logo = {
  width: 169.6,
  top: -10,
  height: 40,
  path:
    'M20 0L10 0A10 10 0 0 0 10 20L13 20A5 5 0 0 1 8 23L2 23L2 30L10 30A10 10 0 0 0 20 20ZM6.2 10A3.8 3.8 0 1 0 13.8 10A3.8 3.8 0 1 0 6.2 10Z' +
    'M21.6 0L35.6 0A7 7 0 0 1 28.6 7L28.6 20L21.6 20Z' +
    'M57.2 0L47.2 0A10 10 0 0 0 47.2 20L57.2 20ZM43.4 10A3.8 3.8 0 1 0 51 10A3.8 3.8 0 1 0 43.4 10Z' +
    'M86.8 0L68.8 0A10 10 0 0 0 68.8 20L86.8 20ZM68.8 6.2A3.8 3.8 0 0 0 68.8 13.8L76.8 13.8A3.8 3.8 0 0 0 76.8 6.2Z' +
    'M126.4 0L98.4 0A10 10 0 0 0 98.4 20L126.4 20ZM98.4 6.2A3.8 3.8 0 0 0 98.4 13.8L116.4 13.8A3.8 3.8 0 0 0 116.4 6.2Z' +
    'M128 0L138 0A10 10 0 0 1 148 10L148 20L141.2 20L141.2 10.2A3.2 3.2 0 0 0 134.8 10.2L134.8 20L128 20Z' +
    'M169.6 -10L162.6 -10L162.6 0L159.6 0A10 10 0 0 0 159.6 20L169.6 20ZM155.8 10A3.8 3.8 0 1 0 163.4 10A3.8 3.8 0 1 0 155.8 10Z',
} as const

/** Width of a drawn tile, slightly more than its step, so that neighbours overlap without a seam. */
const overlap = 10.15

export const frieze = Array.from({ length: 21 }, (_, tile) => {
  const x = tile * 10
  const motifs = [
    `M${x} 10A10 10 0 0 1 ${x + 10} 0H${x + overlap}V10Z`,
    `M${x} 0H${x + 10}A10 10 0 0 1 ${x} 10Z`,
    `M${x + 5} 0A5 5 0 0 0 ${x + 5} 10H${x + overlap}V0Z`,
    `M${x} 0H${x + overlap}V10H${x}ZM${x + 5} 1.8A3.2 3.2 0 1 0 ${x + 5} 8.2A3.2 3.2 0 1 0 ${x + 5} 1.8Z`,
  ]
  return motifs[(tile * 3 + (tile >> 2)) % motifs.length] ?? ''
})
