/** Process that renders PDFs. The server ends it, because renderer and fonts keep 50 MB after the first quote. */
import type { Acceptance, QuoteVersion } from '#quotes/quote.ts'
import { drawPaper } from './paper.ts'

export interface PaperTask {
  id: number
  version: QuoteVersion
  accepted: Acceptance | undefined
}

/** `file` is undefined if the renderer failed, for the reason `fault`. */
export interface PaperMessage {
  id: number
  file?: Uint8Array
  fault?: string
}

process.on('message', async ({ id, version, accepted }: PaperTask) => {
  const message: PaperMessage = await drawPaper(version, accepted).then(
    (file) => ({ id, file }),
    (error) => ({ id, fault: String(error) }),
  )
  process.send?.(message)
})
