import type { Piece, Style } from './sheet.ts'

export const plain: Style = { size: 9.4, leading: 13.3 }
export const bold: Style = { ...plain, isBold: true }
export const tabular: Style = { ...plain, isTabular: true }
export const small: Style = { size: 8.6, leading: 11.4 }
export const smallBold: Style = { ...small, isBold: true }
export const tiny: Style = { size: 7.2, leading: 9.2 }
export const tinyBold: Style = { ...tiny, isBold: true }
export const title: Style = { size: 29, leading: 32, isBold: true }
export const heading: Style = { size: 12.4, leading: 18, isBold: true }
export const sum: Style = { size: 14.4, leading: 19, isBold: true, isTabular: true }

export function styledText(words: string, style: Style = plain): Piece[] {
  return [{ text: words, style }]
}
