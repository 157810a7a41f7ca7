import { renderToString } from 'react-dom/server'
import { DeskPage } from './page.tsx'
import type { Drawing } from './views.ts'

/** Addresses of what a page of the desk asks for. */
export interface DeskAssets {
  scripts: readonly string[]
  styles: readonly string[]
}

/**
 * The door between server/ and desk/: draws a page as one document, complete before any script.
 *
 * @param title what its tab says
 * @param assets its scripts and sheets, as the build named them
 */
export function drawDesk(title: string, drawing: Drawing, assets: DeskAssets): string {
  const body = renderToString(<DeskPage {...drawing} />)
  // Who is not inside has nothing that React takes over. `<` never ends the block, whatever was typed.
  const data = drawing.shell
    ? `<script type="application/json" id="vue">${JSON.stringify(drawing).replaceAll('<', '\\u003c')}</script>`
    : ''
  const head = renderToString(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <title>{`${title} | Le bureau`}</title>
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {assets.scripts.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>,
  )
  return `<!doctype html><html lang="fr"><head>${head}</head><body><div id="bureau">${body}</div>${data}</body></html>`
}
