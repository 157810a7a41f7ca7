import type { Acceptance, QuoteVersion } from '#quotes/quote.ts'

/**
 * The paper of a quote: A4, tagged for screen readers (PDF/UA), fonts embedded. The same version and
 * acceptance give the same bytes, whenever they are drawn; another release of Node.js or of pdfkit may
 * pack them otherwise, so the file that was sent is kept, and its digest is of that file.
 *
 * @param version as sent, or a draft without a number for the desk to see
 * @param accepted what is kept of the acceptance: the client's copy then has it
 * @returns the file; it never throws for what a text says: letters that no font has are left out
 */
export async function drawQuotePdf(version: QuoteVersion, accepted?: Acceptance): Promise<Buffer> {
  // With the first quote only: what draws it and the fonts take as much memory as all other pages.
  const { drawPaper } = await import('./paper.ts')
  return drawPaper(version, accepted)
}
