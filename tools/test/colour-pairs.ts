type Colour = string

/**
 * A `front` colour on a `ground`, with the minimum contrast of WCAG 2.2: 4.5 for text (1.4.3), 3 for marks
 * and control edges (1.4.11).
 */
export interface ColourPair {
  front: Colour
  ground: Colour
  minimum: 4.5 | 3
}

const text = (front: Colour, ...grounds: Colour[]): ColourPair[] =>
  grounds.map((ground) => ({ front, ground, minimum: 4.5 }))

const mark = (front: Colour, ...grounds: Colour[]): ColourPair[] =>
  grounds.map((ground) => ({ front, ground, minimum: 3 }))

export const texts: ColourPair[] = [
  ...text('text', 'wall', 'sheet', 'card', 'ombre'),
  ...text('chaux', 'bleu', 'dusk', 'encre', 'vert'),
  ...text('encre', 'soleil', 'corail', 'chaux'),
  ...text('on-rose', 'rose'),
  ...text('on-button', 'button'),
  ...text('rose', 'on-rose'),
  ...text('wall', 'text'),
  ...text('sheet', 'text'),
  ...text('chaux', '#4a5172'),
  ...text('soleil', 'encre'),
  ...text('placeholder', 'sheet'),
  ...text('muted', 'wall', 'sheet', 'ombre'),
  ...text('error', 'wall', 'sheet', 'ombre'),
  ...text('#ffb4c6', 'dusk'),
  ...text('#8f1d12', 'soleil'),
  ...text('#d9e6f7', 'bleu'),
  ...text('encre', '#ffb4c6'),
  ...text('chaux', '#1a45e0'),
  ...text('sign', 'wall', 'sheet', 'ombre'),
]

export const marks: ColourPair[] = [
  ...mark('focus', 'wall', 'sheet', 'card', 'ombre'),
  ...mark('soleil', 'bleu', 'dusk', 'encre', 'vert', '#1a45e0'),
  ...mark('encre', 'soleil', 'corail', 'chaux', '#ffb4c6'),
  ...mark('on-rose', 'rose'),
  ...mark('border', 'wall', 'sheet', 'card', 'ombre'),
  ...mark('error', 'sheet'),
  ...mark('sign', 'wall', 'sheet', 'card', 'ombre'),
  ...mark('yes', 'wall', 'sheet', 'card', 'ombre'),
]

export const decoration: Colour[] = ['hairline', 'seam', 'seam-night', 'veil', 'button-arrow']
