/**
 * `npm run dev`: Vite with hot reload, and the real server's form routes inside it. Everything
 * works offline: mails go to a fake server in this process, which shows them.
 */
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import { createServer, isRunnableDevEnvironment, type Plugin } from 'vite'
import { isSitePath } from '#content/all-pages.ts'
import { createSmtpChannel } from '../server/channels/smtp.ts'
import { systemClock as clock } from '../server/clock.ts'
import { formRoutes } from '../server/http/forms.ts'
import { geoRoute, loadCountries } from '../server/http/geo.ts'
import { healthRoute } from '../server/http/health.ts'
import { createPages, type Door, type Pages } from '../server/http/pages.ts'
import { Deliverer } from '../server/leads/outbox/deliver.ts'
import { submitLead } from '../server/leads/submit-lead.ts'
import { consoleLog as log } from '../server/log.ts'
import { createGuard } from '../server/spam/guard.ts'
import { createSqliteStore } from '../server/store/databases/sqlite.ts'
import { type ReceivedMail, startFakeSmtp } from './test/fake-mail.ts'

const smtp = await startFakeSmtp({ onReceived: showMail })
const store = createSqliteStore(join(import.meta.dirname, '../data/dev'))
const channels = [
  createSmtpChannel({
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
  plugins: [serverRoutes()],
})
await vite.listen()
deliverer.start()
vite.printUrls()
vite.bindCLIShortcuts({ print: true })

/** Puts what the server answers by itself before the pages that Vite serves. */
function serverRoutes(): Plugin {
  /** Addresses of the server's own; every post is its own too. */
  const ours = new Set(['/healthz', '/api/geo'])
  return {
    name: 'graaand:server-routes',
    configureServer({ environments, middlewares }) {
      /** Drawn with the modules as they are at this moment. */
      const pages: Pages = {
        has: isSitePath,
        async render(url, result, nonce) {
          if (!isRunnableDevEnvironment(environments.ssr)) throw new Error('Vite cannot run pages')
          const build: ServerBuild & { entry: { module: Door } } =
            await environments.ssr.runner.import('virtual:react-router/server-build')
          return createPages(build).render(url, result, nonce)
        },
      }
      const guard = createGuard(clock)
      const app = new Hono()
        .route('/', healthRoute(store, clock))
        .route('/', geoRoute(loadCountries(), 0))
        .route(
          '/',
          formRoutes({
            submit: (input) =>
              submitLead(input, { store, channels, clock, random, onDue: () => deliverer.wake() }),
            guard,
            addressOf: () => '',
            pages,
            siteUrl: undefined,
            log,
          }),
        )
      const answer = getRequestListener(app.fetch)
      middlewares.use((request, response, next) => {
        const isOurs = request.method === 'POST' || ours.has(request.url ?? '')
        return isOurs ? answer(request, response) : next()
      })
    },
  }
}

function showMail({ envelope, mail }: ReceivedMail) {
  const lines = [
    `From: ${envelope.from}`,
    `To: ${envelope.to.join(', ')}`,
    `Subject: ${mail.subject}`,
    '',
    ...(mail.text ?? '').trimEnd().split('\n'),
  ]
  console.log(
    ['', '┌─ a mail that would have been sent', ...lines.map((line) => `│ ${line}`), '└─'].join(
      '\n',
    ),
  )
}
