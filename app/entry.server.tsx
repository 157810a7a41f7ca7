import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderToReadableStream } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  href,
  NavigationType,
  type Navigator,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { FormResult } from '#forms/result.ts'
import { buildSettings } from './build-settings.ts'
import { StructuredDataContext } from './layout/structured-data.tsx'
import { BootContext } from './runtime/boot/boot.tsx'
import type { BootData } from './runtime/boot-data.ts'
import { createHref, type RouteModule, SitePage } from './runtime/router/site-router.tsx'
import { StyleSheetsContext } from './runtime/router/style-sheets.tsx'
import { structuredData } from './structured-data.ts'
import hydratedSheet from './styles/after-hydration.css?inline'
import siteSheet from './styles/site.css?url'

/**
 * The only door between server/ and app/: the server puts the outcome of a posted form here, and
 * the page is drawn with it.
 */
export const formResultContext = createContext<FormResult | null>(null)

/** The nonce of style sheets that no hash announces: those of a page that is drawn on request. */
export const nonceContext = createContext<string | null>(null)

/** Draws a page as one finished document: no streaming, nothing that waits for a script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  // The build asks for `/devis/`, visitors for `/devis`: the page is drawn as they will see it.
  const { location } = routerContext.staticHandlerContext
  location.pathname = location.pathname.replace(/(.)\/$/, '$1')
  const nonce = loadContext.get(nonceContext) ?? undefined
  const page = (
    <StructuredDataContext value={structuredData(location.pathname)}>
      {import.meta.env.DEV ? (
        <ServerRouter context={routerContext} url={request.url} />
      ) : (
        await finishedPage(routerContext, loadContext.get(formResultContext), nonce)
      )}
    </StructuredDataContext>
  )
  const body = await renderToReadableStream(page, {
    // React moves parts of large pages out of line and puts them back by script: never here.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    ...(nonce && { nonce: { style: nonce } }),
    onError(error) {
      throw error
    },
  })
  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}

/** The page as the browser will take it over, with all that it needs for that. */
async function finishedPage(
  context: EntryContext,
  formResult: FormResult | null,
  nonce: string | undefined,
) {
  const { manifest, routeModules, staticHandlerContext } = context
  const { location } = staticHandlerContext
  const routes = staticHandlerContext.matches.map(({ route: { id } }) => {
    const [entry, module] = [manifest.routes[id], routeModules[id]]
    if (!entry || !module) throw new Error(`route ${id} is not in the build`)
    return { entry, module: module as RouteModule }
  })
  const [root, page] = [routes[0], routes.at(-1)]
  const layout = routes.find(({ entry }) => entry.id === 'layout')
  if (!root || !page) throw new Error(`${location.pathname} has no page`)
  // The entry itself is one line, which hands on what this chunk exports (vite.config.ts).
  const chunk = (name: string) => {
    const address = manifest.entry.imports.find((href) => href.includes(`/${name}-`))
    if (!address) throw new Error(`the build has no chunk named ${name}`)
    return address
  }
  const [entry, idle] = [chunk('site'), chunk('idle')]
  const preloads = new Set([
    ...manifest.entry.imports,
    page.entry.module,
    ...(page.entry.imports ?? []),
  ])
  // What fetches the others is there already.
  preloads.delete(idle)
  const boot: BootData = {
    entry,
    idle,
    page: page.entry.module,
    framed: layout !== undefined,
    preloads: [...preloads],
    manifest: manifest.url,
    ...(buildSettings.forms === 'emailjs' && { isStatic: true }),
    ...(formResult && { formResult }),
    // Elsewhere the minute of the build would change how a page packs, by 70 bytes.
    ...(location.pathname === href('/coming-soon') && { drawnAt: Date.now() }),
  }
  // A sheet that several pages import has a # at its end.
  const sheets = [siteSheet, ...routes.flatMap(({ entry }) => entry.css ?? [])].map((href) =>
    href.replace('#', ''),
  )
  const texts = new Map(await Promise.all(sheets.map(readSheet)))
  // The answer to a form shows what other pages show once they are hydrated.
  if (formResult) texts.set('hydrated', hydratedSheet)
  return (
    <BootContext value={boot}>
      <StyleSheetsContext value={{ texts, nonce }}>
        <SitePage
          root={root.module}
          layout={layout?.module}
          shown={{
            page: page.module,
            location,
            navigationType: NavigationType.Pop,
          }}
          navigator={stillNavigator}
        />
      </StyleSheetsContext>
    </BootContext>
  )
}

const readSheet = async (href: string) =>
  [href, await readFile(join(import.meta.dirname, '../client', href), 'utf8')] as const

/** Nobody navigates on the server. */
const stillNavigator: Navigator = { createHref, push() {}, replace() {}, go() {} }
