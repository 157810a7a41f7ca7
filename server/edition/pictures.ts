import { fork } from 'node:child_process'
import { extname, join } from 'node:path'
import { tooHeavy } from '#content/documents/picture-weight.ts'
import type { KeptPart, PictureFacts, PictureShape } from '#content/documents/pictures.ts'
import { putInBackground } from '../background.ts'
import type { Picture } from '../store/content/pictures.ts'
import { damaged, empty, received } from './pictures-words.ts'
import type { PictureMessage, PictureTask } from './pictures-worker.ts'

export interface ReceivedPicture {
  pictures: Picture[]
  /** The fields of a picture in a document, without its description. */
  picture: PictureFacts & { name: string }
  /** « IMG_4127.jpg, 14,2 Mo : reçue. Tournée dans le bon sens. » */
  words: string
}

/** Milliseconds after which a process that reads a picture is killed. */
const readTimeout = 60_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Reads an uploaded picture: rotates and crops it, removes its metadata and creates its files. Pictures are
 * read one after another.
 *
 * @param name name of the file on the person's device, only shown, never used to find the format
 * @param shape proportions of the field (`pictureShapeOf`)
 * @param kept side that cropping keeps
 * @returns a sentence for the person when it is refused; for the log, why the server could not read it
 */
export async function readPicture(
  bytes: Uint8Array,
  name: string,
  shape: PictureShape = 'whole',
  kept: KeptPart = 'auto',
): Promise<{ refusal: string } | Failure | ReceivedPicture> {
  if (bytes.length === 0) return { refusal: empty }
  const refusal = tooHeavy(bytes.length)
  if (refusal) return { refusal }
  const reading = last.then(() => readApart({ bytes, shape, kept }))
  last = reading.catch(() => {})
  const message = await reading
  if ('refusal' in message || 'failure' in message) return message
  const { facts, files, done } = message
  const shown = shownName(name)
  return {
    pictures: files.map(({ body, ...file }) => ({ ...file, body: Buffer.from(body) })),
    picture: { ...facts, name: shown },
    words: received(shown, bytes.length, done),
  }
}

/** The end of a process, for example without memory or room for its threads. */
interface Failure {
  failure: string
}

function readApart(task: PictureTask): Promise<PictureMessage | Failure> {
  return new Promise((resolve) => {
    let hasBegun = false
    const worker = fork(
      join(import.meta.dirname, `pictures-worker${extname(import.meta.filename)}`),
      {
        serialization: 'advanced',
        timeout: readTimeout,
        killSignal: 'SIGKILL',
      },
    )
    if (worker.pid) putInBackground(worker.pid)
    worker.on('message', (message: PictureMessage | 'begun') => {
      if (message === 'begun') hasBegun = true
      else resolve(message)
    })
    worker.on('error', ({ message }) => resolve({ failure: message }))
    worker.on('exit', (code, signal) => {
      // A crafted file may crash the decoder or keep it busy until the timeout; another SIGKILL is the kernel's.
      const isFault = hasBegun && (signal !== 'SIGKILL' || worker.killed)
      resolve(isFault ? { refusal: damaged } : { failure: String(signal ?? code) })
    })
    worker.send(task)
  })
}

/** Characters that hide or reverse text, and braces, which would cite a borrowed value. */
const odd = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}{}]/gu

const mostLetters = 80

/** Returns the name without folders and odd characters; a long name keeps its end, with the extension. */
function shownName(name: string): string {
  const tidy = (name.split(/[/\\]/).at(-1) ?? '').replaceAll(odd, '').trim() || 'Image'
  const letters = [...tidy]
  return letters.length > mostLetters ? `…${letters.slice(1 - mostLetters).join('')}` : tidy
}
