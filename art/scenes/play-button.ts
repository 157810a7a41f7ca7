import { placePath } from '../path.ts'
import { pigments } from '../pigments.ts'
import { star } from '../shapes.ts'
import type { Drawing } from '../svg.ts'

export function playButton(): Drawing {
  const onPlace = { x: 0, y: 0, width: 1, height: 1 }
  const rays = placePath(star(50, 50, 50, 16, 0.74), onPlace, 1)
  return {
    viewBox: [0, 0, 100, 100],
    body:
      `<path class="rays" d="${rays}"/><circle class="heart" cx="50" cy="50" r="32"/>` +
      `<path fill="${pigments.encre}" d="M42 35L68 50 42 65Z"/>`,
  }
}
