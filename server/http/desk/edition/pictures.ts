import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { PictureField } from '#content/documents/fields.ts'
import { valueAt } from '#content/documents/paths.ts'
import { largestFile, smaller, tooHeavy } from '#content/documents/picture-weight.ts'
import { type KeptPart, keptParts, type PictureShape } from '#content/documents/pictures.ts'
import { kindOf } from '#desk/edition/fields/kinds.ts'
import { keyIn, nameOf, names } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import type { Stale } from '../../../edition/edition-types.ts'
import { nodeAt } from '../../../edition/fields.ts'
import { fingerprint } from '../../../edition/fingerprint.ts'
import { type ReceivedPicture, readPicture } from '../../../edition/pictures.ts'
import { unread } from '../../../edition/pictures-words.ts'
import type { Sheet } from '../../../edition/sheets.ts'
import { draftPictures } from '../../published-pictures.ts'
import { type Inside, requireToken } from '../guard.ts'
import { type RequestContext, type Room, wantsJson } from '../room.ts'
import { leadTo } from '../said.ts'
import { placeOnSheet } from './change-view.ts'
import type { SentPicture } from './field-view.ts'
import { placeOfKey, postedTexts } from './posted.ts'
import { createSheetPages } from './sheet-pages.ts'

/** Bytes: a picture and the texts of its sheet. */
const largestBody = largestFile + 1_000_000

/** Bytes of a refused body that are still read. */
const largestDrained = 100_000_000

/** Milliseconds for which a connection stays open without an answer, because pictures are processed in turn. */
const patience = 150_000

interface Field {
  key: string
  document: string
  path: string
  shape: PictureShape
  sheet: Sheet
}

type DraftPicture = ReceivedPicture['picture'] & Pick<PictureField, 'alt' | 'decorative'>

type Outcome =
  | { refusal: string; status: 409 | 413 | 422 | 503 }
  | { picture: DraftPicture; words: string }

/**
 * Pictures of the fields of a sheet, whose texts a browser without scripts posts too, and pictures for the editor of
 * an article, which are answered as data.
 */
export function pictureRoutes(room: Room) {
  const { edition, store, clock, siteUrl, log } = room
  const { findSheet, showSheet } = createSheetPages(room)

  async function findField(c: RequestContext): Promise<Field | undefined> {
    const { state, sheet } = await findSheet(c)
    const key = keyIn(c.req.param('key'))
    const place = sheet && placeOfKey(key, sheet)
    if (!place) return undefined
    const { document, path } = place
    const node = nodeAt(document, state.working.get(document), path)
    const shape = node && kindOf(node).shapeOf(node)
    return shape ? { key, document, path, shape, sheet } : undefined
  }

  async function receive(c: RequestContext) {
    const field = await findField(c)
    if (isForField(c) ? !field : !wantsJson(c)) return room.unknown(c)
    const stale = field ? await saveTexts(c, field) : []
    const file = await postedFile(c, field)
    const outcome = await take(c, file, field)
    return answer(c, outcome, field, stale)
  }

  async function saveTexts(c: RequestContext, { sheet }: Field): Promise<Stale[]> {
    const texts = postedTexts(c.var.fields, sheet, await edition.state(), undefined)
    return (await edition.edit(texts, c.var.session.person)).stale
  }

  async function take(
    c: RequestContext,
    file: File | undefined,
    field: Field | undefined,
  ): Promise<Outcome> {
    if (!file) return { refusal: 'Choisissez d’abord une image.', status: 422 }
    const node: HttpBindings | undefined = c.env as HttpBindings | undefined
    node?.incoming?.setTimeout(patience)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const wanted = (field && c.var.fields[nameOf('cut', field.key)]) ?? ''
    const kept = Object.hasOwn(keptParts, wanted) ? (wanted as KeptPart) : 'auto'
    const received = await readPicture(bytes, file.name, field?.shape, kept)
    if ('failure' in received) {
      log.error(`The process that reads pictures ended: ${received.failure}`)
      return { refusal: unread, status: 503 }
    }
    if ('refusal' in received) return { ...received, status: 422 }
    await store.publications.keepPictures(received.pictures, clock.now())
    return field
      ? put(c, received, field)
      : { ...received, picture: { ...received.picture, alt: '' } }
  }

  /** Sets the picture of a field and keeps the description of the former picture. */
  async function put(
    c: RequestContext,
    { picture, words }: ReceivedPicture,
    { key, document, path }: Field,
  ): Promise<Outcome> {
    const { working } = await edition.state()
    const current = valueAt(working.get(document), path)
    const { id = '', alt = '', decorative } = (current ?? {}) as Partial<PictureField>
    const value = { ...picture, alt, ...(decorative && { decorative }) }
    // The picture's texts may have been saved during the upload.
    const seen = id === (c.var.fields[nameOf('picture', key)] ?? '') ? fingerprint(current) : ''
    const edit = { kind: 'set', document, path, value, seen } as const
    const [stale] = (await edition.edit([edit], c.var.session.person)).stale
    if (stale) {
      const by = firstNameOf(stale.by)
      const refusal = `${by} a changé cette image pendant l’envoi\u00a0: regardez-la, puis choisissez.`
      return { refusal, status: 409 }
    }
    const isOld = alt !== '' && id !== picture.id
    return { picture: value, words: isOld ? `${words} Relisez son texte de remplacement.` : words }
  }

  function answer(
    c: RequestContext,
    outcome: Outcome,
    field: Field | undefined,
    stale: Stale[] = [],
  ) {
    const isRefused = 'refusal' in outcome
    if (wantsJson(c) || !field) {
      if (isRefused) return c.json({ refusal: outcome.refusal }, outcome.status)
      return c.json({ picture: outcome.picture, words: outcome.words })
    }
    const words = isRefused ? outcome.refusal : outcome.words
    const sent: SentPicture = { key: field.key, words, isRefused }
    if (stale.length > 0) return showSheet(c, field.sheet, { stale, sent })
    return leadTo(c, clock, placeOnSheet(field.sheet, field.key), { sent })
  }

  const limit = bodyLimit({
    maxSize: largestBody,
    async onError(c) {
      const announced = Number(c.req.header('Content-Length'))
      if (announced <= largestDrained) await drain(c.req.raw.body)
      // The body is slightly larger than the file.
      const bytes = Math.floor(announced / 1e5) * 1e5
      const refusal = tooHeavy(bytes) ?? `Plus de ${largestFile / 1e6}\u00a0Mo. ${smaller}`
      return answer(c, { refusal, status: 413 }, await findField(c))
    },
  })

  return new Hono<Inside>()
    .post('/edition/images', limit, requireToken(siteUrl), receive)
    .post('/edition/:shelf/:name{.+}/champs/:key/image', limit, requireToken(siteUrl), receive)
    .route('/', draftPictures({ store }))
}

const isForField = (c: RequestContext) => c.req.param('key') !== undefined

/** Reads a body to its end, because browsers show no answer before they have sent the whole body. */
async function drain(body: ReadableStream | null) {
  if (!body || body.locked) return
  await body.pipeTo(new WritableStream()).catch(() => {})
}

/** Returns the file posted for a field, or as `image` without one; undefined when no file was chosen. */
async function postedFile(c: RequestContext, field: Field | undefined): Promise<File | undefined> {
  const body = await c.req.parseBody({ all: true })
  const files = [body[field ? nameOf('file', field.key) : names.file]].flat()
  return files.find((file) => file instanceof File && (file.name !== '' || file.size > 0)) as
    | File
    | undefined
}
