import { cover } from '#art/scenes/covers.ts'
import { toAddress } from '#art/svg.ts'
import { usePlace } from '../render/place.ts'
import type { Drawing } from '../ui/art.tsx'

export function useEntry<E extends { id: string }>(entries: readonly E[]): E {
  const slug = usePlace().path.split('/')[2]
  const entry = entries.find(({ id }) => id === slug)
  if (!entry) throw new Error(`no entry has the id ${slug}`)
  return entry
}

export function drawingOf(
  drawings: Readonly<Record<string, Drawing>>,
  id: string,
  columns: 4 | 6,
): Drawing {
  const own = Object.hasOwn(drawings, id) ? drawings[id] : undefined
  if (own) return own
  const made = cover(id, { genre: 'arcade', columns })
  const [, , width, height] = made.viewBox
  return { src: toAddress(made), width, height }
}
