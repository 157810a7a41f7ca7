import type { Context } from 'hono'
import { stream } from 'hono/streaming'

export function answerCsv(c: Context, name: string, pieces: AsyncIterable<string>): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8')
  c.header('Content-Disposition', `attachment; filename="${name}"`)
  return stream(
    c,
    async (answer) => {
      for await (const piece of pieces) {
        if (answer.aborted) return
        await answer.write(piece)
      }
    },
    async (_, answer) => {
      // The status 200 has been sent already, so a line of the file reports that it is incomplete.
      await answer.write('"EXPORT INTERROMPU\u00a0: recommencez"\n')
    },
  )
}
