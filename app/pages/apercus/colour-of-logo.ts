import type { OwnColour } from '#previews/answers/answers.ts'
import { logoColour } from '#previews/logo-colour.ts'

const side = 64

export async function colourOfLogo(file: Blob): Promise<OwnColour | null> {
  try {
    const image = new Image()
    // Decoding SVG needs an image element, and the policy allows it only `data:` URLs.
    image.src = await asDataAddress(file)
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0, side, side)
    const pixels = context?.getImageData(0, 0, side, side).data
    return pixels ? logoColour(pixels) : null
  } catch {
    return null
  }
}

function asDataAddress(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(String(reader.result))
  reader.onerror = () => reject(reader.error)
  reader.readAsDataURL(file)
  return promise
}
