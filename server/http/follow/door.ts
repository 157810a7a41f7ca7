import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentHolder } from '#content/documents/documents.ts'
import type { drawFollow, drawFollowPreview, drawHomePage } from '#follow/door.tsx'
import type { HomePageDrawing } from '#follow/home-page.tsx'
import type { Frame } from '#follow/page.tsx'
import type { QuoteVersion } from '#quotes/quote.ts'
import { noDocumentPolicy, securityHeaders } from '../../site/security.ts'
import { loadStaticFiles } from '../../site/static.ts'
import type { FollowDrawing } from './drawing.ts'

export type FollowPages = Awaited<ReturnType<typeof loadFollow>>

export async function loadFollow(build: string, https: boolean, content: ContentHolder) {
  const folder = join(build, 'follow')
  const door: {
    drawFollow: typeof drawFollow
    drawFollowPreview: typeof drawFollowPreview
    drawHomePage: typeof drawHomePage
  } = await import(join(build, 'server/follow.js'))
  const manifest: Record<string, { file: string }> = JSON.parse(
    readFileSync(join(folder, 'client/.vite/manifest.json'), 'utf8'),
  )
  const sheet = manifest['follow.css']
  const smallHomePage = manifest['home-page-small.css']
  const homePage = manifest['home-page.css']
  if (!sheet || !smallHomePage || !homePage) {
    throw new Error('The build has no pages for clients: run `npm run build`')
  }
  const files = loadStaticFiles(join(folder, 'client'), () => ({
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
    draw: (drawing: FollowDrawing, frame: Frame) =>
      door.drawFollow(drawing, frame, content.current, { ...assets, sheet: text }),
    drawPreview: (
      version: QuoteVersion,
      times: { receivedAt: number; readAt: number | null; now: number },
    ) => door.drawFollowPreview(version, times, content.current, assets),
    drawHomePage(shown: HomePageDrawing, nonce: string) {
      const { file } = shown.isSmall ? smallHomePage : homePage
      return door.drawHomePage(shown, { styles: [`/${file}`], nonce })
    },
    files,
    styleSource: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  }
}
