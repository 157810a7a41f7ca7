import { textsOf } from '#content/documents/paths.ts'
import { isPicture } from '#content/documents/pictures.ts'

export const fieldKey = (document: string, path: string) => `${document}#${path}`

export const idOf = (key: string) => key.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replace(/-$/, '')

export const placeholder = /\{\{([^{}]*)\}\}/g

/** Returns a value as words, with its borrowed values. */
export function plainText(value: unknown, borrowed: ReadonlyMap<string, string>): string {
  if (value === undefined || value === null) return ''
  if (value === true) return 'Compris'
  if (value === false) return 'Non compris'
  if (isPicture(value)) return nameOfPicture(value)
  if (typeof value === 'number') return String(value).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  if (typeof value !== 'string') return textOf(value)
  return value.replace(placeholder, (whole, name: string) => borrowed.get(name) ?? whole)
}

const nameOfPicture = (picture: object) =>
  'name' in picture && typeof picture.name === 'string' ? picture.name : ''

/** Returns the first text of an item that has words, which names it: « clients » rather than « + ». */
export function textOf(item: unknown): string {
  const texts = textsOf(item).map(({ text }) => text)
  return texts.find((text) => /\p{L}{2}/u.test(text)) ?? texts[0] ?? ''
}
