import type { ComponentType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fillIslands } from '../app/islands/fill-islands.tsx'
import { type PageParts, PartsContext } from './layout/parts.tsx'
import { Shell, type ShellView } from './layout/shell.tsx'
import { TokenContext } from './layout/token.tsx'
import { type PageView, pages } from './pages.tsx'

/** A page, its data, and what is around it; without a session there is nothing around. */
export type Drawing = PageView & { shell: ShellView | null }

export interface DeskAssets {
  /** Files of each script and island: its own first, then those that it imports. */
  scripts: Readonly<Record<string, readonly string[]>>
  styles: readonly string[]
}

export function drawDesk(
  title: string,
  { page: name, view, shell }: Drawing,
  assets: DeskAssets,
): string {
  const parts: PageParts = { islands: [], islandNames: new Set(), scripts: new Set() }
  const token = shell?.token ?? ''
  const around = (children: ReactNode) => (
    <PartsContext value={parts}>
      <TokenContext value={token}>{children}</TokenContext>
    </PartsContext>
  )
  const Page = pages[name] as ComponentType<typeof view>
  const content = <Page {...view} />
  const inside = shell ? (
    <Shell page={name} {...shell}>
      {content}
    </Shell>
  ) : (
    content
  )
  const page = renderToStaticMarkup(around(inside))
  const body = fillIslands(page, parts.islands, around)
  const filesOf = (name: string) => assets.scripts[name] ?? []
  const started = [...parts.scripts].flatMap((name) => filesOf(name).slice(0, 1))
  const files = new Set([...parts.scripts, ...parts.islandNames].flatMap(filesOf))
  const head = renderToStaticMarkup(
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      {token && files.size > 0 && <meta name="token" content={token} />}
      <title>{`${title} | Le bureau`}</title>
      {assets.styles.map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      {[...files]
        .filter((href) => !started.includes(href))
        .map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      {started.map((src) => (
        <script key={src} type="module" src={src} />
      ))}
    </>,
  )
  return `<!doctype html><html lang="fr"><head>${head}</head><body>${body}</body></html>`
}
