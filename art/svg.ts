export interface Drawing {
  viewBox: readonly [x: number, y: number, width: number, height: number]
  body: string
}

export const toFile = ({ viewBox, body }: Drawing) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox.join(' ')}">${body}</svg>`

export const toAddress = (drawing: Drawing) =>
  `data:image/svg+xml,${encodeURI(toFile(drawing)).replaceAll('#', '%23')}`

/**
 * Returns the drawing as markup for a page, hidden from screen readers.
 *
 * @param fit `slice` crops the drawing, so that it fills its box
 */
export function toInline({ viewBox, body }: Drawing, fit: 'meet' | 'slice' = 'meet') {
  const crop = fit === 'slice' ? ' preserveAspectRatio="xMidYMid slice"' : ''
  return `<svg viewBox="${viewBox.join(' ')}" aria-hidden="true"${crop}>${body}</svg>`
}

/**
 * Returns several drawings as one file, each with a `<view>`: `portraits.svg#ines`. The file has no size, because
 * browsers would use it for each view. A view fills its box and is cropped, because WebKit ignores `object-fit`
 * there.
 */
export function toSheet(drawings: Record<string, Drawing>) {
  const { bodies, tops } = pile(drawings)
  const views = Object.entries(drawings).map(
    (
      [
        id,
        {
          viewBox: [, , width, height],
        },
      ],
      index,
    ) => {
      return `<view id="${id}" viewBox="0 ${tops[index]} ${width} ${height}" preserveAspectRatio="xMidYMid slice"/>`
    },
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${views.join('')}${bodies}</svg>`
}

export function toStrip(drawings: Record<string, Drawing>) {
  const { bodies, width, height } = pile(drawings)
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${bodies}</svg>`
}

function pile(drawings: Record<string, Drawing>) {
  const tops: number[] = []
  let bodies = ''
  let height = 0
  let width = 0
  for (const { viewBox, body } of Object.values(drawings)) {
    const [, , ownWidth, ownHeight] = viewBox
    bodies += `<svg y="${height}" width="${ownWidth}" height="${ownHeight}" viewBox="${viewBox.join(' ')}">${body}</svg>`
    tops.push(height)
    height += ownHeight
    width = Math.max(width, ownWidth)
  }
  return { bodies, tops, width, height }
}
