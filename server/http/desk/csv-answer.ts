import type { Context } from 'hono'
import { stream } from 'hono/streaming'

/**
 * Answers with a CSV file, piece by piece as it is read.
 *
 * @param name of the file that the browser saves
 */
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
      // The status has long left: a file that stops half-way must not pass for all there is.
      await answer.write('"EXPORT INTERROMPU\u00a0: recommencez"\n')
    },
  )
}
