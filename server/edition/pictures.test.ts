// @module-tag thorough

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { filesOf, isPictureFile } from '#content/documents/pictures.ts'
import { type ReceivedPicture, readPicture } from './pictures.ts'

const halves = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: width / 2, height, channels: 3, background: 'red' } },
      gravity: 'west',
    },
  ])

async function taken(...asked: Parameters<typeof readPicture>): Promise<ReceivedPicture> {
  const result = await readPicture(...asked)
  if (!('picture' in result)) throw new Error(JSON.stringify(result))
  return result
}

const refusalOf = async (bytes: Uint8Array, name = 'photo.jpg') =>
  await readPicture(bytes, name).then((result) => ('refusal' in result ? result.refusal : ''))

test('a photo is rotated, loses place and device, and is resized to the widths of pages', async () => {
  const photo = await halves(2000, 1000)
    .withExif({
      IFD0: { Make: 'Apple', Model: 'iPhone 15' },
      IFD3: { GPSLatitude: '43/1 36/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { pictures, picture, words } = await taken(photo, 'IMG_4127.jpg')
  expect(words).toBe(
    `IMG_4127.jpg, ${Math.ceil(photo.length / 1000)}\u00a0ko\u00a0: reçue. Tournée dans le bon sens. Lieu et appareil effacés.`,
  )
  expect(picture).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    name: 'IMG_4127.jpg',
    width: 1000,
    height: 2000,
    widths: [320, 480, 720, 1000],
  })
  expect(pictures.map(({ id }) => id).toSorted()).toEqual(filesOf(picture).toSorted())
  for (const { id, type, body } of pictures) {
    expect(isPictureFile(id)).toBe(true)
    const { format, exif, xmp, iptc, icc, width, height } = await sharp(body).metadata()
    expect({ exif, xmp, iptc, icc }).toEqual({})
    expect(type).toBe(format === 'heif' ? 'image/avif' : `image/${format}`)
    expect(height / width).toBeCloseTo(2, 1)
  }
  // A clockwise rotation moves the left half to the top.
  const { data } = await sharp(pictures.at(-1)?.body).raw().toBuffer({ resolveWithObject: true })
  expect(data[0]).toBeGreaterThan(200)
  expect(data.at(-1)).toBeGreaterThan(200)
})

test.each([
  ['jpeg', 'png'],
  ['png', 'webp'],
  ['webp', 'avif'],
  ['avif', 'jpeg'],
] as const)('%s is read, even if its name ends with .%s', async (format, name) => {
  const bytes = await halves(400, 300).toFormat(format).toBuffer()
  const { picture, words } = await taken(bytes, `photo.${name}`)
  expect(picture).toMatchObject({ width: 400, height: 300, widths: [320, 400] })
  expect(words).toMatch(/reçue\.$/)
})

test('a picture is cropped to the shape of its field, and small ones are not enlarged', async () => {
  const bytes = await halves(900, 300).png().toBuffer()
  const square = await taken(bytes, 'logo.png', 'square')
  expect(square.picture).toMatchObject({ width: 300, height: 300, widths: [300] })
  expect(square.words).toContain('Coupée au format de son cadre.')
  expect((await taken(bytes, 'logo.png', 'landscape')).picture).toMatchObject({
    width: 450,
    height: 300,
  })
})

test('equal pictures have the same id, different ones different ids', async () => {
  const [one, again, other] = await Promise.all(
    [300, 300, 302].map(async (width) => taken(await halves(width, 200).png().toBuffer(), 'a')),
  )
  expect(one?.picture.id).toBe(again?.picture.id)
  expect(one?.picture.id).not.toBe(other?.picture.id)
})

test('data after the pixels or in comments is removed', async () => {
  const script = '<script>alert(1)</script><?php system($_GET[0]); ?>PK\x03\x04'
  const png = await halves(320, 200).png().toBuffer()
  const jpeg = await halves(320, 200).jpeg().toBuffer()
  const comment = Buffer.from(`\xff\xfe\x00${String.fromCharCode(script.length + 2)}`, 'latin1')
  const commented = Buffer.concat([
    jpeg.subarray(0, 2),
    comment,
    Buffer.from(script, 'latin1'),
    jpeg.subarray(2),
  ])
  for (const bytes of [Buffer.concat([png, Buffer.from(script, 'latin1')]), commented]) {
    const { pictures } = await taken(bytes, 'photo.php')
    for (const { body } of pictures) expect(body.includes('script')).toBe(false)
  }
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const box = (brands: string) =>
  Buffer.from(
    `\0\0\0${String.fromCharCode(12 + brands.length)}ftyp${brands.slice(0, 4)}\0\0\0\0${brands.slice(4)}${'\0'.repeat(99)}`,
    'latin1',
  )

test.each([
  ['an empty file', Buffer.alloc(0), 'Ce fichier est vide.'],
  ['SVG', Buffer.from(svg), 'Les fichiers SVG ne sont pas acceptés.'],
  [
    'SVG behind a declaration and a comment',
    Buffer.from(`\ufeff<?xml version="1.0"?>\n<!-- logo -->\n${svg}`),
    'Les fichiers SVG ne sont pas acceptés.',
  ],
  [
    'SVG in UTF-16',
    Buffer.from(`\ufeff${svg}`, 'utf16le'),
    'Les fichiers SVG ne sont pas acceptés.',
  ],
  ['GIF', Buffer.from(`GIF89a${'\0'.repeat(99)}`), 'Les fichiers GIF ne sont pas acceptés.'],
  ['PDF', Buffer.from('%PDF-1.7 …'), 'Les fichiers PDF ne sont pas acceptés.'],
  ['HEIC', box('heicmif1heic'), /^Les photos HEIC .+ en JPEG/],
  ['text', Buffer.from('Bonjour'), /^Ce fichier n’est pas une image/],
  ['a bitmap', Buffer.from(`BM${'\0'.repeat(99)}`), /^Ce fichier n’est pas une image/],
  ['AVIF without pixels', box('avifmif1'), /abîmé ou incomplet/],
  ['a JPEG mark before SVG', Buffer.from(`\xff\xd8\xff${svg}`, 'latin1'), /abîmé ou incomplet/],
])('%s is refused by its content', async (_, bytes, refusal) => {
  expect(await refusalOf(bytes, 'photo.png')).toMatch(refusal)
})

test('a truncated file is refused', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const bytes = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: 'black',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .toFormat(format)
      .toBuffer()
    expect(await refusalOf(bytes.subarray(0, bytes.length / 2)), format).toMatch(
      /abîmé ou incomplet/,
    )
  }
})

test('a file that is too large is refused before it is decoded', async () => {
  const exactly = 'Envoyez une image plus petite.'
  expect(await refusalOf(new Uint8Array(24_000_000))).toBe(
    `24\u00a0Mo\u00a0: 4 de trop. ${exactly}`,
  )
  expect(await refusalOf(new Uint8Array(20_000_001))).toBe(
    `20,1\u00a0Mo\u00a0: 0,1 de trop. ${exactly}`,
  )
  expect(await refusalOf(new Uint8Array(20_000_000))).toMatch(/n’est pas une image/)
})

test('a decompression bomb is refused by its header', async () => {
  // Black pixels of one bit: their bytes are made in a moment, and decoded to 400 MB.
  const rows = deflateSync(Buffer.alloc(20_000 * (1 + 20_000 / 8)), { level: 1 })
  const bomb = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunkOf('IHDR', Buffer.concat([numbers(20_000, 20_000), Buffer.from([1, 0, 0, 0, 0])])),
    chunkOf('IDAT', rows),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
  expect(bomb.length).toBeLessThan(5_000_000)
  const start = performance.now()
  expect(await refusalOf(bomb)).toBe(
    '400\u00a0mégapixels\u00a0: 350 de trop. Envoyez une image plus petite.',
  )
  expect(performance.now() - start).toBeLessThan(10_000)
})

test('animated and very long pictures are refused', async () => {
  const frames = await sharp(
    await Promise.all(
      [1, 2].map((shade) =>
        halves(40, 40 + shade)
          .png()
          .toBuffer(),
      ),
    ),
    { join: { animated: true } },
  )
    .webp()
    .toBuffer()
  expect(await refusalOf(frames)).toBe(
    'Les images animées ne sont pas acceptées. Envoyez une image fixe.',
  )
  const still = await halves(40, 40).png().toBuffer()
  // An animation chunk with two frames, between header and pixels.
  const control = Buffer.from('acTL\0\0\0\x02\0\0\0\0', 'latin1')
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), control, Buffer.alloc(4)])
  chunk.writeUInt32BE(crc32(control), 16)
  const animated = Buffer.concat([still.subarray(0, 33), chunk, still.subarray(33)])
  expect(await refusalOf(animated)).toBe(
    'Les images animées ne sont pas acceptées. Envoyez une image fixe.',
  )
  expect(await refusalOf(await halves(600, 100).png().toBuffer())).toMatch(
    /^600\u00a0×\u00a0100\u00a0pixels/,
  )
})

const sampleOf = (name: string) => readFile(join(import.meta.dirname, 'sample-pictures', name))

test.each([
  ['animated.avif', /images animées/],
  ['display-p3.avif', /couleurs .* seraient fausses.* en JPEG/],
  ['pq.avif', /couleurs/],
  ['hlg.avif', /couleurs/],
  ['hdr-gain-map.avif', /couleurs/],
  ['premultiplied.avif', /couleurs/],
  ['linear.png', /couleurs/],
  ['adobe-rgb.jpg', /couleurs/],
  ['adobe-rgb.webp', /couleurs/],
])('%s is refused with its cause', async (name, cause) => {
  expect(await refusalOf(await sampleOf(name))).toMatch(cause)
})

test.each([
  'srgb.avif',
  'gamma.avif',
  'gain-map.avif',
  // cHRM without gAMA, which browsers do not apply.
  'wide.png',
  'srgb.jpg',
  'converted.jpg',
])('%s is received', async (name) => {
  expect((await taken(await sampleOf(name), name)).pictures.length).toBeGreaterThan(0)
})

test.each([
  ['sixteen-bits.png', [255, 0, 0], [0, 0, 255]],
  ['twelve-bits.avif', [255, 0, 0], [0, 0, 255]],
  // Half of the light, which sRGB writes as 188.
  ['grey-sixteen-bits.png', [188, 188, 188], [188, 188, 188]],
  ['grey.avif', [188, 188, 188], [188, 188, 188]],
] as const)('%s is shown by its profile', async (name, first, last) => {
  const { pictures } = await taken(await sampleOf(name), name)
  const pixels = await sharp(pictures.at(-1)?.body).removeAlpha().raw().toBuffer()
  const distance = (pixel: Uint8Array, colour: readonly number[]) =>
    Math.max(...colour.map((value, channel) => Math.abs(value - (pixel[channel] ?? 0))))
  expect(distance(pixels.subarray(0, 3), first)).toBeLessThan(12)
  expect(distance(pixels.subarray(-3), last)).toBeLessThan(12)
})

const chunkOf = (name: string, data: Buffer) => {
  const content = Buffer.concat([Buffer.from(name), data])
  const chunk = Buffer.concat([Buffer.alloc(4), content, Buffer.alloc(4)])
  chunk.writeUInt32BE(data.length)
  chunk.writeUInt32BE(crc32(content), 4 + content.length)
  return chunk
}
const numbers = (...all: number[]) =>
  Buffer.concat(
    all.map((one) => {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(one)
      return bytes
    }),
  )
const ownGamma = chunkOf('gAMA', numbers(45_455))

test.each([
  ['cICP of sRGB', [chunkOf('cICP', Buffer.from([1, 13, 0, 1]))], true],
  ['cICP of Display P3', [chunkOf('cICP', Buffer.from([12, 13, 0, 1]))], false],
  ['cICP of BT.2100 PQ', [chunkOf('cICP', Buffer.from([9, 16, 0, 1]))], false],
  [
    'gAMA and cHRM of sRGB',
    [ownGamma, chunkOf('cHRM', numbers(31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000))],
    true,
  ],
  [
    'gAMA of sRGB, cHRM of Display P3',
    [ownGamma, chunkOf('cHRM', numbers(31270, 32900, 68000, 32000, 26500, 69000, 15000, 6000))],
    false,
  ],
])('a PNG with %s', async (_, chunks, isReceived) => {
  const still = await halves(40, 40).png().toBuffer()
  const bytes = Buffer.concat([still.subarray(0, 33), ...chunks, still.subarray(33)])
  expect('refusal' in (await readPicture(bytes, 'a.png'))).toBe(!isReceived)
})

test('a program after the pixels of a picture is removed', async () => {
  const bytes = await halves(40, 40).jpeg().toBuffer()
  const program = '<script>alert(1)</script><?php system($_GET[0]) ?>PK\x03\x04%PDF-1.7'
  const { pictures } = await taken(Buffer.concat([bytes, Buffer.from(program)]), 'a.jpg.php')
  expect(pictures.length).toBeGreaterThan(0)
  for (const { body, type, id } of pictures) {
    expect(body.toString('latin1')).not.toMatch(/script|php|PDF/)
    expect(type).toMatch(/^image\/(?:avif|webp)$/)
    expect(id).toMatch(/^[\da-f]{32}[-.\w]*\.(?:avif|webp)$/)
  }
})

test('a CMYK photo becomes an sRGB one', async () => {
  const bytes = await halves(40, 40).toColourspace('cmyk').jpeg().toBuffer()
  expect((await sharp(bytes).metadata()).space).toBe('cmyk')
  const { pictures } = await taken(bytes, 'presse.jpg')
  for (const { body } of pictures) expect((await sharp(body).metadata()).space).toBe('srgb')
})

test.each([
  ['0×0', 0, 0],
  ['0×40', 0, 40],
  ['4,294,967,295×1', 0xffffffff, 1],
  ['100,000×100,000', 100_000, 100_000],
])('a PNG whose header has the size %s is refused', async (_, width, height) => {
  const bytes = await halves(40, 40).png().toBuffer()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  expect(await refusalOf(bytes)).toMatch(/abîmé ou incomplet|mégapixels|fois l’autre/)
})

test('a file name is shown without folders and without marks that reverse it', async () => {
  const bytes = await halves(40, 40).png().toBuffer()
  expect((await taken(bytes, 'C:\\photos\\a\u202egpj.png')).picture.name).toBe('agpj.png')
  const long = (await taken(bytes, `${'é'.repeat(300)}.jpg`)).picture.name
  expect(long).toMatch(/^….+\.jpg$/)
  expect(long.length).toBe(80)
})

test.each([
  ['left', [255, 0, 0]],
  ['right', [0, 0, 255]],
] as const)('cropping keeps the %s side if the person chose it', async (kept, colour) => {
  const bytes = await halves(900, 300).png().toBuffer()
  const { pictures } = await taken(bytes, 'logo.png', 'square', kept)
  const webp = pictures.find(({ type }) => type === 'image/webp')
  const { channels } = await sharp(webp?.body).stats()
  const means = channels.slice(0, 3).map(({ mean }) => mean)
  means.forEach((mean, index) => {
    expect(Math.abs(mean - (colour[index] ?? 0))).toBeLessThan(8)
  })
})
