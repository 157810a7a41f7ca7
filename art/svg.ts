/** A finished drawing: what the files, the sheets and the inline strings are made of. */
export interface Drawing {
  viewBox: readonly [x: number, y: number, width: number, height: number]
  body: string
}

/** The drawing as the text of a standalone file. */
export const toFile = ({ viewBox, body }: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}">${body}</svg>`

/**
 * The drawing as markup to be set in a page. It is hidden from screen readers: what surrounds it
 * says what it means.
 *
 * @param fit `slice` fills the box it is given and crops, as a cover does
 */
export function toInline({ viewBox, body }: Drawing, fit: 'meet' | 'slice' = 'meet') {
  const crop = fit === 'slice' ? ' preserveAspectRatio="xMidYMid slice"' : ''
  return `<svg viewBox="${viewBox.join(' ')}" aria-hidden="true"${crop}>${body}</svg>`
}

/**
 * Several drawings in one file, one under the other, in one request. Each is named by its
 * `<view>` (`portraits.svg#ines`), or by its rank when the file is a background.
 */
export function toSheet(drawings: Record<string, Drawing>) {
  let y = 0
  let views = ''
  let bodies = ''
  for (const [id, { viewBox, body }] of Object.entries(drawings)) {
    const [, , width, height] = viewBox
    views += `<view id="${id}" viewBox="0 ${y} ${width} ${height}"/>`
    bodies += `<svg y="${y}" width="${width}" height="${height}" viewBox="${viewBox.join(' ')}">${body}</svg>`
    y += height
  }
  const width = Math.max(...Object.values(drawings).map(({ viewBox }) => viewBox[2]))
  const size = `viewBox="0 0 ${width} ${y}" width="${width}" height="${y}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${views}${bodies}</svg>`
}
