import type { Acceptance, QuoteVersion } from '#quotes/quote.ts'

/**
 * Renders the PDF of a quote: A4, tagged (PDF/UA), fonts embedded. Equal input gives equal bytes at any
 * time. Another release of Node.js or pdfkit may compress differently, so the sent file is stored with its
 * digest.
 *
 * @returns the file; characters without a font are left out, and any text is accepted
 */
export async function drawQuotePdf(version: QuoteVersion, accepted?: Acceptance): Promise<Buffer> {
  // Loaded with the first quote, because renderer and fonts take as much memory as all other pages.
  const { drawPaper } = await import('./paper.ts')
  return drawPaper(version, accepted)
}
