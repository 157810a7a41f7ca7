import type { Browser, BrowserContext } from '@playwright/test'
import type { Role } from '#server/store/engine/tables.ts'
import { enterDesk } from '../../tools/test/desk-session.ts'
import { insertAsTyped } from './firefox.ts'

/**
 * Signs somebody of the agency in to a browser, without a key: for journeys whose subject is what
 * comes after.
 *
 * @returns the person, and their session's secret
 */
export async function signIn(
  context: BrowserContext,
  { url, settings }: { url: string; settings: Record<string, string> },
  who: { name?: string; email?: string; role?: Role } = {},
) {
  const entered = await enterDesk(settings, who)
  await context.addCookies([
    {
      name: 'bureau',
      value: entered.secret,
      domain: new URL(url).hostname,
      path: '/bureau',
      secure: true,
      httpOnly: true,
      sameSite: 'Strict',
    },
  ])
  return entered
}

/** A second person's browser. */
export async function colleague(
  browser: Browser,
  site: { url: string; settings: Record<string, string> },
  who: { name?: string; email?: string; role?: Role } = {},
) {
  const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR' })
  if (browser.browserType().name() === 'firefox') await context.addInitScript(insertAsTyped)
  const { person, secret } = await signIn(context, site, who)
  return { context, person, secret, page: await context.newPage() }
}
