import { renderToReadableStream } from 'react-dom/server'
import {
  createContext,
  type EntryContext,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import type { FormResult } from '#forms/result.ts'
import { buildSettings } from './build-settings.ts'
import { StructuredDataContext } from './components/structured-data.tsx'
import { BootContext, type BootData } from './hydration/boot.tsx'
import { structuredData } from './structured-data.ts'

/**
 * The only door between server/ and app/: the server puts the outcome of a posted form here, and
 * the page is drawn with it.
 */
export const formResultContext = createContext<FormResult | null>(null)

/** For the server's Content-Security-Policy: the one frame that the site may open. */
export const videoOrigin = new URL(buildSettings.videoUrl).origin

/** For the same policy: where the country is asked, when that is not this site. */
export const geoOrigin = URL.parse(buildSettings.geoEndpoint)?.origin

/** Draws a page as one finished document: no streaming, nothing that waits for a script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
) {
  const boot = import.meta.env.DEV
    ? null
    : await bootData(routerContext, loadContext.get(formResultContext))
  // The build asks for `/devis/`, visitors for `/devis`: the page is drawn as they will see it.
  const { location } = routerContext.staticHandlerContext
  location.pathname = location.pathname.replace(/(.)\/$/, '$1')
  const body = await renderToReadableStream(
    <BootContext value={boot}>
      <StructuredDataContext value={structuredData(location.pathname)}>
        {/* The state travels in the boot data, so nothing is left to stream. */}
        <ServerRouter
          context={boot ? { ...routerContext, serverHandoffStream: undefined } : routerContext}
          url={request.url}
        />
      </StructuredDataContext>
    </BootContext>,
    {
      // React moves parts of large pages out of line and puts them back by script: never here.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        throw error
      },
    },
  )
  await body.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}

async function bootData(context: EntryContext, formResult: FormResult | null): Promise<BootData> {
  const { manifest, staticHandlerContext, serverHandoffString, serverHandoffStream } = context
  const routes = staticHandlerContext.matches.map(({ route }) => {
    const entry = manifest.routes[route.id]
    if (!entry) throw new Error(`route ${route.id} is not in the manifest`)
    return entry
  })
  return {
    manifest: manifest.url,
    entry: manifest.entry.module,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    preloads: [
      ...new Set([
        ...manifest.entry.imports,
        ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
      ]),
    ],
    context: JSON.parse(serverHandoffString ?? '{}'),
    state: serverHandoffStream ? await new Response(serverHandoffStream).text() : '',
    isStatic: buildSettings.forms === 'emailjs',
    formResult,
  }
}
