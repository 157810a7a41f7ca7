import { smaller, tenths, weightOf } from '#content/documents/picture-weight.ts'
import type { FileKind, Hidden, PictureKind } from './pictures-content.ts'

export const animated = 'Les images animées ne sont pas acceptées. Envoyez une image fixe.'

export const otherColours =
  'Les couleurs de cette image seraient fausses sur le site. Exportez-la en JPEG, en sRGB, puis envoyez-la.'

export const largestPixels = 50_000_000

/** Largest ratio of the longer side to the shorter one. */
const longestShape = 5

export const refusedKinds: Record<Exclude<FileKind, PictureKind>, string> = {
  animation: animated,
  svg: 'Les fichiers SVG ne sont pas acceptés.',
  gif: 'Les fichiers GIF ne sont pas acceptés.',
  pdf: 'Les fichiers PDF ne sont pas acceptés.',
  heic: 'Les photos HEIC ne peuvent pas être lues ici. Enregistrez la vôtre en JPEG, puis envoyez-la.',
  other: 'Ce fichier n’est pas une image JPEG, PNG, WebP ou AVIF.',
}

export const empty = 'Ce fichier est vide.'
export const damaged = 'Ce fichier est abîmé ou incomplet. Envoyez-le de nouveau.'

export const unread =
  'Le serveur n’a pas pu lire cette image\u00a0: elle n’est pas en cause. Réessayez dans un instant.'

export function oddSize(width: number, height: number): string | undefined {
  const pixels = width * height
  if (pixels > largestPixels) {
    const excess = tenths((pixels - largestPixels) / 1e6)
    return `${tenths(pixels / 1e6)}\u00a0mégapixels\u00a0: ${excess} de trop. ${smaller}`
  }
  return Math.max(width, height) > longestShape * Math.min(width, height)
    ? `${width}\u00a0×\u00a0${height}\u00a0pixels\u00a0: un côté fait plus de ${longestShape} fois l’autre. Recoupez l’image.`
    : undefined
}

export function received(name: string, bytes: number, done: readonly string[]): string {
  return [`${name}, ${weightOf(bytes)}\u00a0: reçue.`, ...done].join(' ')
}

export const turned = 'Tournée dans le bon sens.'
export const cut = 'Coupée au format de son cadre.'

export function erased({ place, device, other }: Hidden): string[] {
  if (place) return [device ? 'Lieu et appareil effacés.' : 'Lieu effacé.']
  if (device) return ['Appareil effacé.']
  return other ? ['Informations cachées effacées.'] : []
}
