import { expect, test } from 'vitest'
import { placePath } from './path.ts'
import { Wall } from './wall.ts'

test('a tile is painted as its ground, slightly larger than its cell, then its motif', () => {
  const { viewBox, body } = new Wall(2, 1)
    .tile(1, 0, 'quarter', 'soleil', { ground: 'bleu' })
    .draw()
  expect(viewBox).toEqual([0, 0, 48, 24])
  expect(body).toBe(
    '<path fill="#1A45E0" d="M24 0h24.12v24.12h-24.12z"/>' +
      '<path fill="#FFC52F" d="M24 0A24 24 0 0 1 48 24L24 24Z"/>',
  )
})

test.each([
  [0, false, 'M0 0A10 20 0 0 1 10 20L0 20Z'],
  [1, false, 'M10 0A10 20 0 0 1 0 20L0 0Z'],
  [2, false, 'M10 20A10 20 0 0 1 0 0L10 0Z'],
  [3, false, 'M0 20A10 20 0 0 1 10 0L10 20Z'],
  [-1, false, 'M0 20A10 20 0 0 1 10 0L10 20Z'],
  [0, true, 'M10 0A10 20 0 0 0 0 20L10 20Z'],
  [1, true, 'M10 20A10 20 0 0 0 0 0L0 20Z'],
])('%i quarter turns, mirrored: %s', (turn, mirrored, expected) => {
  const quarter = 'M0 0A1 1 0 0 1 1 1L0 1Z'
  expect(placePath(quarter, { x: 0, y: 0, width: 1, height: 2, turn, mirrored }, 10)).toBe(expected)
})

test('an elliptical arc swaps its radii at a quarter turn', () => {
  const place = { x: 0, y: 0, width: 1, height: 1, turn: 1 }
  expect(placePath('M0 .5A.5 .25 0 0 1 1 .5Z', place, 8)).toBe('M4 0A2 4 0 0 1 4 8Z')
})

test('coordinates keep two decimals and no zero before the point', () => {
  const third = { x: 1 / 3, y: -1 / 3, width: 1, height: 1 }
  expect(placePath('M0 0Z', third, 1)).toBe('M.33 -.33Z')
})

test('shapes of the same colour and depth share one path', () => {
  const { body } = new Wall(3, 1).field(0, 0, 3, 1, () => ['disc', 'vert']).draw()
  expect(body.match(/<path/g)).toHaveLength(1)
  expect(body.match(/M/g)).toHaveLength(3)
})

test('a higher layer covers a lower one, whatever the order of the calls', () => {
  const wall = new Wall(1, 1).tile(0, 0, 'disc', 'rose', { layer: 2 }).block(0, 0, 1, 1, 'vert')
  expect(wall.draw().body).toMatch(/#0A7553.*#FFB4C6/)
})

test('a motif given fewer inks than coats repeats the last one', () => {
  const one = new Wall(1, 1).tile(0, 0, 'arches', 'corail').draw()
  const three = new Wall(1, 1).tile(0, 0, 'arches', ['corail', 'corail', 'corail']).draw()
  expect(one).toEqual(three)
})

test('headroom extends the drawing above the wall', () => {
  expect(new Wall(18, 6, { headroom: 1.5 }).draw().viewBox).toEqual([0, -36, 432, 180])
})

test('each group of an animated wall is one `.tile`, in the order of the calls', () => {
  const wall = new Wall(2, 1, { ground: 'chaux' })
    .tile(0, 0, 'disc', 'rose', { ground: 'vert', group: 'first' })
    .tile(1, 0, 'disc', 'bleu', { ground: 'vert', group: 'second' })
    .tile(0, 0, 'dot', 'encre', { layer: 1, group: 'first' })
  const pieces = wall.drawAnimated().body.split('<g class="tile">').slice(1)
  expect(pieces).toHaveLength(2)
  expect(pieces[0]).toContain('#0B1540')
  expect(pieces[1]).not.toContain('#0B1540')
})

test('an animated tile without a ground gets a frame, so that it turns about the centre of its cell', () => {
  const piece = new Wall(1, 1).tile(0, 0, 'wave', 'vert', { group: 'wave' })
  expect(piece.drawAnimated().body).toContain('<path fill="none" d="M0 0H24V24H0z"/>')
  piece.block(0, 0, 1, 1, 'bleu', { group: 'wave' })
  expect(piece.drawAnimated().body).not.toContain('fill="none"')
})

test('a motif that does not exist does not compile', () => {
  // @ts-expect-error: the name is French for a door
  expect(() => new Wall(1, 1).tile(0, 0, 'porte', 'bleu')).toThrow(TypeError)
})
