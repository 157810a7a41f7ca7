import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { ContentHolder } from '#content/documents/documents.ts'
import type { Channel } from '../channels/channel.ts'
import type { Clock } from '../clock.ts'
import { codeChangesIn } from '../edition/code-changes.ts'
import { createEdition } from '../edition/edition.ts'
import type { PageCounter } from '../leads/figures/page-views.ts'
import { type LeadInput, submitLead } from '../leads/submit-lead.ts'
import type { Log } from '../log.ts'
import { readBuiltDocuments } from '../site/built-documents.ts'
import type { PublicationFollower } from '../site/follow-publications.ts'
import { createPages, type Door } from '../site/pages.ts'
import type { PublishedSite } from '../site/published-site.ts'
import type { BuiltPolicies } from '../site/security.ts'
import type { StaticFiles } from '../site/static.ts'
import { createGuard } from '../spam/guard.ts'
import type { Store } from '../store/store.ts'
import { createApp } from './app.ts'
import { createDesk } from './desk/desk.ts'
import { loadDesk } from './desk/door.ts'
import { loadFollow } from './follow/door.ts'
import { createFollow } from './follow/follow.ts'
import { loadCountries, visitorAddress } from './geo.ts'

interface Parts {
  build: string
  settings: {
    siteUrl: string | undefined
    trustedProxies: number
    proofSecret: string | undefined
    smtp: { to: string } | undefined
  }
  content: ContentHolder
  files: StaticFiles
  policies: BuiltPolicies
  store: Store
  channels: readonly Channel[]
  clock: Clock
  log: Log
  publications: PublicationFollower
  site: Pick<PublishedSite, 'prepare'>
  pageCounter: PageCounter
  metrics:
    | {
        leadKept(form: LeadInput['form'], milliseconds: number): void
        leadNotKept(form: LeadInput['form']): void
      }
    | undefined
  onDue: () => void
  stopping: AbortSignal
}

/** Loads the renderers of a build, and creates what answers other requests than those of files. */
export async function createSite(parts: Parts) {
  const { build, settings, store, channels, clock, metrics, onDue } = parts
  const { siteUrl, trustedProxies } = settings
  const https = siteUrl?.startsWith('https:') ?? false
  const door: Door<object> = await import(join(build, 'server/render-page.js'))
  const assets: object = JSON.parse(readFileSync(join(build, 'assets.json'), 'utf8'))
  const follow = await loadFollow(build, https, parts.content)
  const common = {
    ...{ content: parts.content, store, clock, log: parts.log, siteUrl, channels, onDue },
    agency: settings.smtp?.to ?? '',
    addressOf: (c: Context) => visitorAddress(c, trustedProxies),
  }
  return createApp({
    ...common,
    files: parts.files,
    pages: createPages(door, assets, parts.content),
    async submit(input) {
      const start = performance.now()
      const tools = { store, channels, clock, random: Math.random, onDue }
      const kept = await submitLead(input, tools).catch((error) => {
        metrics?.leadNotKept(input.form)
        throw error
      })
      metrics?.leadKept(input.form, performance.now() - start)
      return kept
    },
    guard: createGuard(clock, settings.proofSecret),
    trustedProxies,
    countryOf: loadCountries(),
    counter: parts.pageCounter,
    policies: parts.policies,
    catchUp: parts.publications.catchUp,
    desk: createDesk({
      ...common,
      desk: await loadDesk(build, https),
      hasFilm: parts.policies.facts.videoOrigin !== null,
      drawQuotePage: follow.drawPreview,
      drawHomePage: follow.drawHomePage,
      edition: createEdition({
        documents: readBuiltDocuments(build),
        findCodeChange: codeChangesIn(join(build, '../../content')),
        store,
        follower: parts.publications,
        site: parts.site,
        door,
        assets,
        clock,
        log: parts.log,
      }),
      stopping: parts.stopping,
    }),
    follow: createFollow({ ...common, pages: follow }),
  })
}
