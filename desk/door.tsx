import { renderToString } from 'react-dom/server'
import { DeskPage } from './page.tsx'
import type { Drawing } from './views.ts'

export interface DeskAssets {
  scripts: readonly string[]
  styles: readonly string[]
}

export function drawDesk(title: string, drawing: Drawing, assets: DeskAssets): string {
  const body = renderToString(<DeskPage {...drawing} />)
  // A page without session needs no hydration. `<` is escaped, because a text with `</script>` would end the element.
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
