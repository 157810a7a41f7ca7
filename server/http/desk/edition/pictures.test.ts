// @module-tag thorough

import { load } from 'cheerio'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { valueAt } from '#content/documents/paths.ts'
import { drawDesk } from '#desk/door.tsx'
import { fieldAddress, nameOf } from '#desk/edition/wire.ts'
import { openDesk } from '#workshop/desk.ts'
import { fakeEdition } from '#workshop/edition.ts'
import { createTemporaryStore } from '../../../store/suite/temporary-store.ts'
import { differenceOf } from './change-view.ts'

const document = 'collections/projects/fournil'
const key = `${document}#cover`
const sheet = '/edition/projets/fournil'
const address = (field: string) => fieldAddress(sheet, field, 'image')
const json = { Accept: 'application/json' }

const photo = (background: string, width = 900) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer()

const fileOf = (bytes: Buffer | string, name = 'IMG_4127.jpg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name)

function formOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

async function setUp() {
  const store = await createTemporaryStore()
  const fake = fakeEdition(store)
  const logged: string[] = []
  const { desk, enter } = await openDesk({
    store,
    log: { info() {}, error: (line) => logged.push(line) },
    edition: fake.edition,
    draw: (title, drawing) => drawDesk(title, drawing, { scripts: {}, styles: [] }),
  })
  const browserOf = async (name: string) => {
    const { headers, person } = await enter({ name })
    const post = (path: string, body: FormData | URLSearchParams, more: object = {}) =>
      desk.request(path, { method: 'POST', headers: { ...headers, ...more }, body })
    const get = async (path: string) =>
      load(await (await desk.request(path.replace('/bureau', ''), { headers })).text())
    return {
      ...{ headers, person, get, post },
      async send(bytes: Buffer | string, name?: string, seen = '', field = key) {
        const body = formOf({
          [nameOf('picture', field)]: seen,
          [nameOf('file', field)]: fileOf(bytes, name),
        })
        const answer = await post(address(field), body, json)
        return { status: answer.status, data: (await answer.json()) as Answer }
      },
    }
  }
  const nina = await browserOf('Nina Ferrand')
  await fake.edition.create('collections/projects', 'Fournil', undefined, nina.person)
  const inDraft = async (path: string) =>
    valueAt((await fake.edition.state()).working.get(document), path)
  const karim = await browserOf('Karim Jaziri')
  return { ...fake, store, desk, nina, karim, inDraft, logged }
}

interface Answer {
  picture: { id: string; name: string; width: number; height: number; alt: string }
  words: string
  refusal: string
}

const words = ($: ReturnType<typeof load>, selector: string) =>
  $(selector).text().replaceAll(/\s+/g, ' ').trim()

/** Option of Node.js for a process that is killed by another once it has sent a message. */
const killedOnceItBegan = `--import=data:text/javascript,${encodeURIComponent(
  `const send = process.send.bind(process)
  process.send = (message) => send(message, () => process.kill(process.pid, 'SIGKILL'))`,
)}`

describe('a picture of a project', () => {
  test('is uploaded by script, shown, described and removed', async () => {
    const { nina, inDraft, desk } = await setUp()
    const { status, data } = await nina.send(await photo('teal'))
    expect([status, data.words]).toEqual([
      200,
      expect.stringMatching(/^IMG_4127\.jpg, \d+\u00a0ko\u00a0: reçue\.$/),
    ])
    expect(data.picture).toMatchObject({ name: 'IMG_4127.jpg', width: 900, height: 600, alt: '' })
    expect(await inDraft('cover')).toEqual(data.picture)

    const $ = await nina.get(sheet)
    const image = $('.is-picture img')
    expect(image.attr('src')).toBe(`/bureau/edition/images/${data.picture.id}-480.avif`)
    expect(words($, '.is-picture .refused')).toBe(
      'Décrivez l’image, ou cochez « Décorative ».'.replaceAll('\u00a0', ' '),
    )
    const file = await desk.request(image.attr('src')?.replace('/bureau', '') ?? '', {
      headers: nina.headers,
    })
    expect([file.status, file.headers.get('Cache-Control')]).toEqual([200, 'private, no-store'])
    expect((await sharp(await file.arrayBuffer()).metadata()).format).toBe('heif')

    const post = async (fields: Record<string, string>, path = sheet) =>
      (await nina.post(path, new URLSearchParams(fields), json)).json()
    const seenOf = async (field: string) =>
      (await nina.get(sheet))(`input[name="s|${field}"]`).attr('value') ?? ''
    await post({
      [nameOf('text', `${key}.alt`)]: 'Un mur bleu',
      [nameOf('seen', `${key}.alt`)]: await seenOf(`${key}.alt`),
    })
    expect(await inDraft('cover.alt')).toBe('Un mur bleu')
    expect((await nina.get(sheet))('.is-picture .refused')).toHaveLength(0)

    const tick = {
      [nameOf('text', `${key}.decorative`)]: 'oui',
      [nameOf('seen', `${key}.decorative`)]: await seenOf(`${key}.decorative`),
    }
    await post(tick)
    expect(await inDraft('cover.decorative')).toBe(true)
    await post({ [nameOf('seen', `${key}.decorative`)]: await seenOf(`${key}.decorative`) })
    expect(await inDraft('cover')).not.toHaveProperty('decorative')

    await post({ [nameOf('seen', key)]: await seenOf(key) }, fieldAddress(sheet, key, 'retrait'))
    expect(await inDraft('cover')).toBeUndefined()
  })

  test('is cropped to the part that the person chose', async () => {
    const { nina } = await setUp()
    const half = { create: { width: 450, height: 300, channels: 3, background: 'red' } } as const
    const wide = await sharp({ create: { ...half.create, width: 900, background: 'blue' } })
      .composite([{ input: half, gravity: 'west' }])
      .png()
      .toBuffer()
    expect((await nina.get(sheet))(`select[name="cadrage|${key}"] option`).length).toBe(6)
    const ids = new Set<string>()
    for (const part of ['left', 'right', 'constructor']) {
      const fields = {
        [nameOf('picture', key)]: [...ids].at(-1) ?? '',
        [nameOf('file', key)]: fileOf(wide),
      }
      const body = formOf({ ...fields, [nameOf('cut', key)]: part })
      const answer = await nina.post(address(key), body, json)
      expect(answer.status, part).toBe(200)
      ids.add(((await answer.json()) as Answer).picture.id)
    }
    // An unknown part means automatic cropping, whose result may equal one of the others.
    expect(ids.size).toBeGreaterThan(1)
  })

  test('is uploaded without scripts, with the typed texts of the sheet', async () => {
    const { nina, inDraft } = await setUp()
    const $ = await nina.get(sheet)
    const form = $('main form[method=post]').first()
    const button = $('.is-picture button[formaction]')
    expect(button.attr('formenctype')).toBe('multipart/form-data')
    const body = formOf(
      Object.fromEntries(form.serializeArray().map(({ name, value }) => [name, value])),
    )
    body.set(nameOf('text', `${document}#trade`), 'Boulangerie')
    body.set(nameOf('file', key), fileOf(await photo('teal')))
    const answer = await nina.post(button.attr('formaction')?.replace('/bureau', '') ?? '', body)
    expect(answer.status).toBe(303)
    const to = answer.headers.get('Location') ?? ''
    expect(to).toMatch(
      /^\/bureau\/edition\/projets\/fournil\?dit=[^#]+#collections-projects-fournil-cover$/,
    )
    const shown = await nina.get(to)
    expect(words(shown, '.is-picture [role=status]')).toMatch(/^IMG_4127\.jpg, \d+ ko : reçue\./)
    expect(await inDraft('trade')).toBe('Boulangerie')
    expect(await inDraft('cover.name')).toBe('IMG_4127.jpg')

    const refused = await nina.post(
      address(key),
      formOf({ [nameOf('file', key)]: fileOf('<svg/>', 'logo.svg') }),
    )
    const again = await nina.get(refused.headers.get('Location') ?? '')
    expect(words(again, '.is-picture .refused')).toContain('Les fichiers SVG ne sont pas acceptés.')
    const none = await nina.post(address(key), formOf({ [nameOf('file', key)]: fileOf('', '') }))
    expect(
      words(await nina.get(none.headers.get('Location') ?? ''), '.is-picture .refused'),
    ).toContain('Choisissez d’abord une image.')
    expect(await inDraft('cover.name')).toBe('IMG_4127.jpg')
  })

  test('replaces only a picture that the person saw, and keeps the description with a reminder', async () => {
    const { nina, karim, edition, inDraft } = await setUp()
    const { data } = await nina.send(await photo('teal'))
    const alt = { kind: 'set', document, path: 'cover.alt', value: 'Un mur bleu' } as const
    // Fingerprint of ''.
    const [seen = ''] = [(await nina.get(sheet))(`input[name="s|${key}.alt"]`).attr('value')]
    await edition.edit([{ ...alt, seen }], nina.person)

    const late = await karim.send(await photo('tomato'), 'autre.jpg')
    expect(late).toMatchObject({
      status: 409,
      data: { refusal: expect.stringMatching(/^Nina a changé cette image pendant l’envoi/) },
    })
    expect(await inDraft('cover.id')).toBe(data.picture.id)

    const next = await karim.send(await photo('tomato'), 'autre.jpg', data.picture.id)
    expect(next.status).toBe(200)
    expect(next.data.words).toMatch(/ Relisez son texte de remplacement\.$/)
    expect(await inDraft('cover')).toMatchObject({ name: 'autre.jpg', alt: 'Un mur bleu' })
  })

  test('is stored even if its post has a text that somebody else changed', async () => {
    const { nina, karim, inDraft } = await setUp()
    const trade = `${document}#trade`
    const $ = await karim.get(sheet)
    const before = $('main form[method=post]').first().serializeArray()
    const seen = $(`input[name="s|${trade}"]`).attr('value') ?? ''
    await nina.post(
      sheet,
      new URLSearchParams({ [nameOf('text', trade)]: 'Boulanger', [nameOf('seen', trade)]: seen }),
    )
    const body = formOf(Object.fromEntries(before.map(({ name, value }) => [name, value])))
    body.set(nameOf('text', trade), 'Pâtissier')
    body.set(nameOf('file', key), fileOf(await photo('teal')))
    const answer = await karim.post(address(key), body)
    const shown = load(await answer.text())
    expect(answer.status).toBe(409)
    expect(words(shown, '.versions')).toMatch(/Boulanger.*Pâtissier/)
    expect(words(shown, '.is-picture [role=status]')).toMatch(/^IMG_4127\.jpg, \d+ ko : reçue\./)
    expect(await inDraft('trade')).toBe('Boulanger')
    expect(await inDraft('cover.name')).toBe('IMG_4127.jpg')
  })
})

describe('a file is refused', () => {
  test.each([
    [
      'SVG named .png',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      'Les fichiers SVG ne sont pas acceptés.',
    ],
    ['a text', 'Bonjour', 'Ce fichier n’est pas une image JPEG, PNG, WebP ou AVIF.'],
    [
      'HEIC',
      '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
      /^Les photos HEIC ne peuvent pas être lues ici\./,
    ],
  ])('%s', async (_, bytes, refusal) => {
    const { nina, inDraft } = await setUp()
    expect(await nina.send(Buffer.from(bytes, 'latin1'), 'photo.png')).toEqual({
      status: 422,
      data: { refusal: typeof refusal === 'string' ? refusal : expect.stringMatching(refusal) },
    })
    expect(await inDraft('cover')).toBeUndefined()
  })

  test.each([
    ['cannot start', '--no-such-option', '9'],
    ['is ended by the kernel, as without memory', killedOnceItBegan, 'SIGKILL'],
  ])('without blaming it if its process %s, and the next one is read', async (_, options, end) => {
    const { nina, logged } = await setUp()
    vi.stubEnv('NODE_OPTIONS', options)
    onTestFinished(() => void vi.unstubAllEnvs())
    const refusal = expect.stringContaining('elle n’est pas en cause')
    expect(await nina.send(await photo('teal'))).toEqual({ status: 503, data: { refusal } })
    expect(logged).toEqual([`The process that reads pictures ended: ${end}`])
    vi.unstubAllEnvs()
    expect(await nina.send(await photo('teal'))).toMatchObject({ status: 200 })
  })

  test('if it is truncated, or has too many pixels or bytes', async () => {
    const { nina, inDraft } = await setUp()
    const whole = await photo('teal')
    expect(await nina.send(whole.subarray(0, whole.length / 2))).toMatchObject({
      status: 422,
      data: { refusal: 'Ce fichier est abîmé ou incomplet. Envoyez-le de nouveau.' },
    })
    const bomb = await sharp({
      create: { width: 8000, height: 7000, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer()
    expect(await nina.send(bomb)).toMatchObject({
      status: 422,
      data: { refusal: '56\u00a0mégapixels\u00a0: 6 de trop. Envoyez une image plus petite.' },
    })
    expect(await nina.send(Buffer.alloc(20_500_000))).toMatchObject({
      status: 422,
      data: { refusal: '20,5\u00a0Mo\u00a0: 0,5 de trop. Envoyez une image plus petite.' },
    })
    expect(await nina.send(Buffer.alloc(25_000_000))).toEqual({
      status: 413,
      data: { refusal: 'Plus de 20\u00a0Mo. Envoyez une image plus petite.' },
    })
    const announced = { ...json, 'Content-Length': '24000600' }
    const answer = await nina.post(address(key), formOf({}), announced)
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { refusal: '24\u00a0Mo\u00a0: 4 de trop. Envoyez une image plus petite.' },
    ])
    const plain = await nina.post(address(key), formOf({}), { 'Content-Length': '24000600' })
    expect(words(await nina.get(plain.headers.get('Location') ?? ''), '.is-picture .refused')).toBe(
      '24 Mo : 4 de trop. Envoyez une image plus petite.',
    )
    expect(await inDraft('cover')).toBeUndefined()
  })

  test('without a session, without its token, or from another site', async () => {
    const { nina, desk, inDraft } = await setUp()
    const body = async () => formOf({ [nameOf('file', key)]: fileOf(await photo('teal')) })
    const send = async (headers: Record<string, string>) =>
      (await desk.request(address(key), { method: 'POST', headers, body: await body() })).status
    const { Cookie, Origin, 'X-Token': token } = nina.headers
    expect(await send({ Origin, 'X-Token': token })).toBe(401)
    expect(await send({ Cookie, Origin })).toBe(403)
    expect(await send({ Cookie, Origin, 'X-Token': 'x' })).toBe(403)
    expect(await send({ Cookie, Origin: 'https://evil.example', 'X-Token': token })).toBe(403)
    expect(await inDraft('cover')).toBeUndefined()
  })

  test('for a field without pictures, and at other addresses', async () => {
    const { nina, desk } = await setUp()
    for (const field of [
      `${document}#title`,
      `${document}#cover.alt`,
      'collections/projects/medina-lofts#cover',
      'collections/articles/site-lent#blocks',
      'x#y',
      '',
    ]) {
      expect((await nina.send('x', 'x', '', field)).status, field).toBe(404)
    }
    const large = formOf({ [nameOf('file', key)]: fileOf(Buffer.alloc(7_000_000)) })
    expect((await nina.post(sheet, large)).status).toBe(413)
    const { headers } = nina
    const names = ['none', `${'0'.repeat(32)}.webp`, '..%2f..%2fx']
    for (const name of names) {
      expect((await desk.request(`/edition/images/${name}`, { headers })).status, name).toBe(404)
    }
    expect((await desk.request(`/edition/images/${'0'.repeat(32)}.webp`)).status).toBe(401)
  })
})

test('the editor of an article receives the data of an uploaded picture', async () => {
  const { nina, store } = await setUp()
  const body = formOf({ image: fileOf(await photo('teal', 1200), 'four.jpg') })
  const answer = await nina.post('/edition/images', body, json)
  const { picture } = (await answer.json()) as Answer
  expect(picture).toMatchObject({ name: 'four.jpg', width: 1200, height: 600, alt: '' })
  expect(await store.publications.picture(`${picture.id}-480.avif`)).toBeDefined()
  expect((await nina.post('/edition/images', body)).status).toBe(404)
})

describe('a change of a picture is described by', () => {
  const files = (name: string, more: object = {}) => ({
    ...{ id: name.charCodeAt(0).toString(16).repeat(16), name, width: 320, height: 320 },
    ...{ widths: [320], alt: 'Un mur', ...more },
  })

  test.each([
    [undefined, files('a.jpg'), { label: 'Image', pieces: [['after', 'a.jpg']] }],
    [files('a.jpg'), null, { label: 'Image', pieces: [['before', 'a.jpg']] }],
    [
      files('a.jpg'),
      files('b.jpg', { alt: 'Un sol' }),
      {
        label: 'Image',
        pieces: [
          ['before', 'a.jpg'],
          ['after', 'b.jpg'],
        ],
      },
    ],
    [
      files('a.jpg'),
      files('a.jpg', { alt: 'Un sol' }),
      {
        label: 'Image, texte de remplacement',
        pieces: [
          ['same', 'Un '],
          ['before', 'mur'],
          ['after', 'sol'],
        ],
      },
    ],
    [
      files('a.jpg'),
      files('a.jpg', { decorative: true }),
      { label: 'Image', pieces: [], summary: 'Décorative' },
    ],
  ])('its files or its texts', (before, after, { pieces, ...rest }) => {
    const difference = differenceOf(
      { document, field: 'cover', before, after },
      { working: new Map([[document, {}]]), borrowed: new Map() },
    )
    expect(difference).toMatchObject(rest)
    expect(difference.pieces.map(({ kind, text }) => [kind, text])).toEqual(pieces)
  })
})

test('posted data cannot change the fields of a picture', async () => {
  const { nina, inDraft } = await setUp()
  const forged = JSON.stringify({ id: 'f'.repeat(32), widths: [1], alt: 'x' })
  for (const path of ['cover', 'cover.id', 'cover.widths.0']) {
    await nina.post(
      sheet,
      new URLSearchParams({
        [nameOf('text', `${document}#${path}`)]: forged,
        [nameOf('seen', `${document}#${path}`)]: '',
      }),
    )
  }
  expect(await inDraft('cover')).toBeUndefined()
})
