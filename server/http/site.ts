import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { getPath } from 'hono/utils/url'
import type { PageCounter } from '../leads/figures/page-views.ts'
import { type LeadInput, submitLead } from '../leads/submit-lead.ts'
import { createPages, type Door } from '../site/pages.ts'
import type { StaticFiles } from '../site/static.ts'
import { createGuard } from '../spam/guard.ts'
import { createApp } from './app.ts'
import type { Inside } from './desk/guard.ts'
import type { Following } from './follow/visit.ts'
import { loadCountries, visitorAddress } from './geo.ts'
import type { RoomParts } from './rooms.ts'

interface Parts extends Omit<RoomParts, 'siteUrl' | 'door' | 'assets' | 'agency' | 'addressOf'> {
  settings: {
    siteUrl: string | undefined
    trustedProxies: number
    proofSecret: string | undefined
    smtp: { to: string } | undefined
  }
  files: StaticFiles
  pageCounter: PageCounter
  metrics:
    | {
        leadKept(form: LeadInput['form'], milliseconds: number): void
        leadNotKept(form: LeadInput['form']): void
      }
    | undefined
}

/** The desk and the client's pages. */
const roomPath = /^\/(?:bureau|suivi)(?:\/|$)/

/**
 * Creates what answers other requests than those of files. Pages are rendered, desk and client's pages answered
 * by modules that load with their first request, because a visitor's form needs none of them.
 */
export function createSite(parts: Parts): Pick<Hono, 'fetch'> {
  const { build, settings, store, channels, clock, metrics, onDue } = parts
  const { siteUrl, trustedProxies } = settings
  const loadDoor = (): Promise<Door<object>> => import(join(build, 'server/render-page.js'))
  const assets: object = JSON.parse(readFileSync(join(build, 'assets.json'), 'utf8'))
  const shared = {
    ...{ content: parts.content, store, clock, log: parts.log, siteUrl, policies: parts.policies },
    ...{ files: parts.files, pages: createPages(loadDoor, assets, parts.content) },
    async submit(input: LeadInput) {
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
    catchUp: parts.publications.catchUp,
  }
  const site = createApp({ ...shared, desk: new Hono<Inside>(), follow: new Hono<Following>() })

  let withRooms: Promise<Pick<Hono, 'fetch'>> | undefined
  async function loadRooms() {
    const { createRooms } = await import('./rooms.ts')
    const rooms = await createRooms({
      ...parts,
      ...{ siteUrl, assets, door: await loadDoor(), agency: settings.smtp?.to ?? '' },
      addressOf: (c: Context) => visitorAddress(c, trustedProxies),
    })
    return createApp({ ...shared, ...rooms })
  }

  return {
    fetch(request, ...others) {
      if (!roomPath.test(getPath(request))) return site.fetch(request, ...others)
      withRooms ??= loadRooms().catch((error) => {
        withRooms = undefined
        throw error
      })
      return withRooms.then((app) => app.fetch(request, ...others))
    },
  }
}
