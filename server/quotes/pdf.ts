import { type ChildProcess, fork } from 'node:child_process'
import { extname, join } from 'node:path'
import type { Acceptance, QuoteVersion } from '#quotes/quote.ts'
import { endFirst } from '../background.ts'
import type { PaperMessage, PaperTask } from './paper-worker.ts'

/** Milliseconds without a quote after which the renderer's process ends. */
const idleTime = 10_000

/** The process that renders PDFs ended, as without memory or room for its threads; nothing was changed. */
export class PdfUnavailable extends Error {
  constructor(cause: string) {
    super(`No PDF can be rendered: its process ended (${cause})`)
  }
}

interface Renderer {
  worker: ChildProcess
  waiting: Map<number, (message: PaperMessage | PdfUnavailable) => void>
}

let renderer: Renderer | undefined
let end: NodeJS.Timeout | undefined
let lastId = 0

/**
 * Renders the PDF of a quote: A4, tagged (PDF/UA), fonts embedded. Equal input gives equal bytes at any
 * time. Another release of Node.js or pdfkit may compress differently, so the sent file is stored with its
 * digest.
 *
 * @returns the file; characters without a font are left out, and any text is accepted
 * @throws PdfUnavailable
 */
export async function drawQuotePdf(version: QuoteVersion, accepted?: Acceptance): Promise<Buffer> {
  clearTimeout(end)
  renderer ??= startRenderer()
  const { worker, waiting } = renderer
  lastId += 1
  const task: PaperTask = { id: lastId, version, accepted }
  const message = await new Promise<PaperMessage | PdfUnavailable>((resolve) => {
    waiting.set(task.id, resolve)
    worker.channel?.ref()
    worker.send(task)
  })
  waiting.delete(task.id)
  if (waiting.size === 0) {
    worker.channel?.unref()
    clearTimeout(end)
    end = setTimeout(endRenderer, idleTime).unref()
  }
  if (message instanceof PdfUnavailable) throw message
  if (!message.file) throw new Error(`no PDF: ${message.fault}`)
  return Buffer.from(message.file)
}

function startRenderer(): Renderer {
  const file = join(import.meta.dirname, `paper-worker${extname(import.meta.filename)}`)
  const worker = fork(file, { serialization: 'advanced' })
  if (worker.pid) endFirst(worker.pid)
  const waiting: Renderer['waiting'] = new Map()
  worker.unref()
  worker.on('message', (message: PaperMessage) => waiting.get(message.id)?.(message))
  const fail = (cause: string) => {
    if (renderer?.worker === worker) renderer = undefined
    for (const answer of waiting.values()) answer(new PdfUnavailable(cause))
  }
  worker.on('error', ({ message }) => fail(message))
  worker.on('exit', (code, signal) => fail(String(signal ?? code)))
  return { worker, waiting }
}

function endRenderer() {
  renderer?.worker.disconnect()
  renderer = undefined
}
