/**
 * `npm run dev`: Vite with hot reload and the real server's form routes. Works offline: a fake mail server
 * in this process prints the mails.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import react from '@vitejs/plugin-react'
import { type Context, Hono } from 'hono'
import {
  createServer,
  type EnvironmentModuleNode,
  isRunnableDevEnvironment,
  type Plugin,
  type ViteDevServer,
} from 'vite'
import { loadContent } from '#content/documents/load.ts'
import { islands } from '../app/browser/islands.ts'
import type * as siteDoor from '../app/render/render-page.tsx'
import { createSmtpChannel } from '../server/channels/smtp.ts'
import { systemClock as clock } from '../server/clock.ts'
import { formRoutes, sentRoute } from '../server/http/forms.ts'
import { geoRoute, loadCountries } from '../server/http/geo.ts'
import { healthRoute } from '../server/http/health.ts'
import { Deliverer } from '../server/leads/outbox/deliver.ts'
import { submitLead } from '../server/leads/submit-lead.ts'
import { consoleLog as log } from '../server/log.ts'
import { createPages, type Drawn, type Pages } from '../server/site/pages.ts'
import { createGuard } from '../server/spam/guard.ts'
import { createSqliteStore } from '../server/store/databases/sqlite.ts'
import { type ReceivedMail, startFakeSmtp } from './test/fake-mail.ts'

const content = { current: loadContent() }
const smtp = await startFakeSmtp({ onReceived: showMail })
const store = createSqliteStore(process.env.DATA_DIR || join(import.meta.dirname, '../data/dev'))
const channels = [
  createSmtpChannel({
    content,
    url: smtp.url,
    from: 'bonjour@graaand.example',
    to: 'agence@graaand.example',
    siteUrl: undefined,
  }),
]
const { random } = Math
const deliverer = new Deliverer({ store, channels, clock, random, log })

const vite = await createServer({
  server: { port: Number(process.env.PORT || 3000), host: process.env.HOST },
  // Vite scans these modules for dependencies at its start, because one found later would reload the page.
  optimizeDeps: { entries: ['app/browser/site.ts', 'app/browser/plan.ts'] },
  plugins: [react(), serverRoutes()],
})
await vite.listen()
deliverer.start()
vite.printUrls()
vite.bindCLIShortcuts({ print: true })

async function readAssets(): Promise<siteDoor.SiteAssets> {
  const site = '/app/browser/site.ts'
  const boot = await readFile(join(import.meta.dirname, '../app/browser/boot.js'), 'utf8')
  return {
    site,
    boot: `{${boot.replaceAll('__SITE__', site)}}`,
    plan: '/app/browser/plan.ts',
    cards: {},
    islands: Object.fromEntries(
      Object.keys(islands).map((name) => [name, []]),
    ) as unknown as siteDoor.SiteAssets['islands'],
  }
}

/** Serves pages and form routes from the current modules; Vite serves scripts and `public/`. */
function serverRoutes(): Plugin {
  const guard = createGuard(clock)
  const files = new Map<string, string>()

  async function createApp(vite: ViteDevServer) {
    const { ssr } = vite.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run pages')
    const door: typeof siteDoor = await ssr.runner.import('/app/render/render-page.tsx')
    const renderPage: typeof door.renderPage = (...page) => {
      const rendered = door.renderPage(...page)
      for (const [address, text] of rendered.files) files.set(address, text)
      return rendered
    }
    const built = createPages(async () => ({ renderPage }), await readAssets(), content)
    const pages: Pages = {
      ...built,
      render: async (url, result, nonce) =>
        vite.transformIndexHtml(url.pathname, await built.render(url, result, nonce)),
    }
    const render = (c: Context, path = c.req.path) => {
      return pages.render(new URL(path + new URL(c.req.url).search, c.req.url), null, '')
    }
    return new Hono<Drawn>()
      .use((c, next) => {
        c.set('nonce', () => '')
        c.setRenderer(async (html) => c.html(await html))
        return next()
      })
      .route('/', healthRoute(store, clock, log))
      .route('/', geoRoute(loadCountries(), 0))
      .route(
        '/',
        formRoutes({
          content,
          submit: (input) =>
            submitLead(input, { store, channels, clock, random, onDue: () => deliverer.wake() }),
          guard,
          addressOf: () => '',
          pages,
          siteUrl: undefined,
          log,
        }),
      )
      .route('/', sentRoute({ store, clock, pages, log }))
      .get('*', async (c) => {
        const { path } = c.req
        const text = files.get(path)
        if (text !== undefined) return c.body(text, 200, { 'Content-Type': 'application/json' })
        const feed = door.feeds[path]
        if (feed) return c.text(feed(content.current))
        if (pages.has(path) || path === '/plan') return c.html(await render(c))
        return c.html(await render(c, '/404'), 404)
      })
  }

  return {
    name: 'graaand:server-routes',
    configureServer(vite) {
      vite.watcher.on('all', (_, file) => {
        if (file.endsWith('.yaml')) readContent(vite)
      })
      // Runs after Vite's own middleware for modules and public/.
      return () =>
        vite.middlewares.use((request, response, next) => {
          createApp(vite).then(({ fetch }) => getRequestListener(fetch)(request, response), next)
        })
    },
    // Vite updates hydrated islands; other islands need a reload of the page.
    hotUpdate({ modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return
      const { hot } = server.environments.client
      const users = new Set(modules.flatMap((module) => usersOf(module)))
      const selectors = [...users].map((name) => `[data-island*="/${name}-"]:not([data-ready])`)
      if (users.has(page)) hot.send({ type: 'full-reload' })
      else hot.send(asleep, selectors)
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module' }, children: reloadAsleep },
    ],
  }
}

const page = 'page'

/** Event with the selectors of changed islands that are not hydrated yet. */
const asleep = 'graaand:asleep'
const reloadAsleep = `
import { createHotContext } from '/@vite/client'
createHotContext('/tools/dev.ts').on('${asleep}', (selectors) => {
  if (document.querySelector(selectors.join())) location.reload()
})`

/** Returns the islands that import a module, and `page` if other code imports it. */
function usersOf(module: EnvironmentModuleNode, seen = new Set<unknown>()): string[] {
  if (seen.has(module)) return []
  seen.add(module)
  const island = Object.keys(islands).find((name) => module.file?.endsWith(`/${name}.tsx`))
  if (island) return [island]
  if (module.importers.size === 0) return [page]
  return [...module.importers].flatMap((importer) => usersOf(importer, seen))
}

function readContent(vite: ViteDevServer) {
  try {
    content.current = loadContent()
    vite.environments.client.hot.send({ type: 'full-reload' })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
  }
}

function showMail({ envelope, mail }: ReceivedMail) {
  const head = `From: ${envelope.from}\nTo: ${envelope.to.join(', ')}\nSubject: ${mail.subject}`
  const lines = `${head}\n\n${(mail.text ?? '').trimEnd()}`.replaceAll(/^/gm, '│ ')
  console.log(`\n┌─ a mail that would have been sent\n${lines}\n└─`)
}
