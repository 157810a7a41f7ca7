import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentHolder } from '#content/documents/documents.ts'
import type { drawFollow, drawFollowPreview, drawHomePage } from '#follow/door.tsx'
import type { FollowDrawing, Frame, HomePageDrawing } from '#follow/views.ts'
import type { QuoteVersion } from '#quotes/quote.ts'
import { noDocumentPolicy, securityHeaders } from '../security.ts'
import { loadStaticFiles, type StaticFiles } from '../static.ts'

/** The built pages of /suivi: their renderer and their files. */
export interface FollowPages {
  draw(drawing: FollowDrawing, frame: Frame): string
  /**
   * Renders an unsent version as its client will see it, for the desk.
   *
   * @param times arrival and first view of the request, and now: milliseconds since 1970
   */
  drawPreview(
    version: QuoteVersion,
    times: { receivedAt: number; readAt: number | null; now: number },
  ): string
  /**
   * Renders one of a request's home pages as a document without scripts.
   *
   * @param nonce for its inline sheet
   */
  drawHomePage(shown: HomePageDrawing, nonce: string): string
  /** Files by address, all below `/suivi/assets/`. */
  files: StaticFiles
  /** Hash of the inline sheet of every page, for the policy. */
  styleSource: string
}

/**
 * Loads the build of /suivi.
 *
 * @param build folder of the production build
 * @param https whether only https reaches the site
 * @param content current content of each page
 */
export async function loadFollow(
  build: string,
  https: boolean,
  content: ContentHolder,
): Promise<FollowPages> {
  const folder = join(build, 'follow')
  const door: {
    drawFollow: typeof drawFollow
    drawFollowPreview: typeof drawFollowPreview
    drawHomePage: typeof drawHomePage
  } = await import(join(folder, 'server/door.js'))
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  )
  const sheet = manifest['follow.css']
  const smallHomePage = manifest['home-page-small.css']
  const homePage = manifest['home-page.css']
  if (!sheet || !smallHomePage || !homePage) {
    throw new Error('The build has no pages for clients: run `npm run build`')
  }
  const files = await loadStaticFiles(join(folder, 'client'), () => ({
    ...securityHeaders(https),
    'Content-Security-Policy': noDocumentPolicy,
  }))
  const text = readFileSync(join(folder, 'client', sheet.file), 'utf8')
  const assets = {
    styles: [`/${sheet.file}`],
    // Fonts are files of the public site.
    fonts: [...new Set(text.match(/\/assets\/[\w.-]+\.woff2/g) ?? [])],
  }
  return {
    draw: (drawing, frame) =>
      door.drawFollow(drawing, frame, content.current, { ...assets, sheet: text }),
    drawPreview: (version, times) =>
      door.drawFollowPreview(version, times, content.current, assets),
    drawHomePage(shown, nonce) {
      const { file } = shown.isSmall ? smallHomePage : homePage
      return door.drawHomePage(shown, { styles: [`/${file}`], nonce })
    },
    files,
    styleSource: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  }
}
