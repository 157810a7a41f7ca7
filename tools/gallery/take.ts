import { type Browser, errors, type Page, type Route } from '@playwright/test'
import type { Made } from './furnish.ts'
import { cookieOf, sceneOf } from './scenes.ts'
import { fileOf, type Shot, type State, screens, states } from './shots.ts'

/** A reference as the server gives it, and the one in every picture: it changes with each run. */
const references = /G-[\dA-Z]{4}-[\dA-Z]{3}/g
const shownReference = 'G-7KM4-2XR'

/**
 * Takes a picture of a page in one of its states, in a browser context of its own.
 *
 * Pictures of the same page are the same to the byte: movements are over or held, pictures and
 * typeface are there, no stranger is asked for anything.
 *
 * @param origin of the running site, without a trailing slash
 * @param made what its database was filled with
 * @returns a PNG
 * @throws Error naming the picture when the page does not get into its state
 */
export async function take(
  browser: Browser,
  origin: string,
  made: Made,
  shot: Shot,
): Promise<Buffer> {
  const state: State = states[shot.state]
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: shot.width, height: screens[shot.width] ?? 900 },
    colorScheme: state.scheme ?? 'light',
    reducedMotion: state.moving ? 'no-preference' : 'reduce',
    javaScriptEnabled: !state.withoutScript,
  })
  try {
    context.setDefaultTimeout(20_000)
    const page = await context.newPage()
    await page.route('**', (route) => answer(route, origin, state.posts))
    const scene = sceneOf(shot.path)
    if (scene) {
      await context.addCookies(cookieOf(origin, made.secret))
      await scene(page, made)
    } else await page.goto(shot.path)
    await waitForPictures(page)
    await state.act?.(page)
    // Frames call nobody back where scripts are off, and less motion is none there.
    if (!state.withoutScript) await holdStill(page)
    // What is held stays so, but for whoever did not ask for less motion everything has to end.
    const animations = state.moving ? 'disabled' : 'allow'
    // So does what covers a page of the desk.
    const isCovered =
      (await page.locator('dialog[open], dialog:target, .composer:target').count()) > 0
    const fullPage = !state.screenOnly && !isCovered
    if (fullPage && !state.withoutScript) await setBackInFlow(page)
    return await page.screenshot({ animations, fullPage })
  } catch (error) {
    const reason = error instanceof errors.TimeoutError ? error.message : String(error)
    throw new Error(`${fileOf(shot)}: ${reason}`, { cause: error })
  } finally {
    await context.close()
  }
}

async function answer(route: Route, origin: string, posts: State['posts']) {
  const request = route.request()
  if (new URL(request.url()).origin !== origin) {
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Ailleurs' })
  }
  // The desk asks with the references that it was answered with, and keeps what is typed by itself.
  const isDesk = new URL(request.url()).pathname.startsWith('/bureau/')
  if (request.method() !== 'POST' || isDesk) return route.continue()
  // It ends with the page.
  if (posts === 'unanswered') return
  if (posts === 'refused by the network') return route.abort()
  const response = await route.fetch()
  const body = (await response.text()).replaceAll(references, shownReference)
  return route.fulfill({ response, body })
}

/** Pictures that wait (app/ui/art.tsx) come at once; decoded, they are in the picture. */
async function waitForPictures(page: Page) {
  await page.evaluate(async () => {
    // Where scripts run, a page has its typeface late (app/browser/typefaces.ts): come between
    // its measure and its picture, it would leave a strip below the page, or cut its foot.
    // What is out of sight comes in after the rest (app/browser/in-parts.ts).
    const isSet = () =>
      [...document.fonts].some(({ family }) => family === 'Bricolage') &&
      !document.querySelector('[style*=content-visibility]')
    const isOurs = getComputedStyle(document.body).fontFamily.startsWith('Bricolage,')
    while (isOurs && !isSet()) await new Promise(requestAnimationFrame)
    await document.fonts.ready
    const shown = [...document.images].filter((image) => image.checkVisibility())
    for (const image of shown) {
      image.loading = 'eager'
      image.removeAttribute('srcset')
    }
    await Promise.all(shown.map((image) => image.decode()))
  })
}

/** Ends what moves, and what moves next; winds back what never ends or counts time. */
async function holdStill(page: Page) {
  await page.evaluate(async () => {
    const running = () =>
      document.getAnimations().filter(({ timeline, playState }) => {
        return timeline === document.timeline && playState === 'running'
      })
    // A frame later than what was done last: only then has it begun.
    const frame = () => new Promise(requestAnimationFrame)
    for (await frame(), await frame(); running().length > 0; await frame()) {
      for (const animation of running()) {
        const { iterations = 1, duration } = animation.effect?.getTiming() ?? {}
        if (iterations === Number.POSITIVE_INFINITY || Number(duration) >= 5000) {
          animation.pause()
          animation.currentTime = 0
        } else animation.finish()
      }
    }
  })
}

/** In a picture of the whole page, a bar at the foot of the screen would hide what stands there. */
async function setBackInFlow(page: Page) {
  await page.evaluate(() => {
    // What is fixed above the screen shows where the page was scrolled.
    scrollTo(0, 0)
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static'
      if (position !== 'fixed' || box.height === 0 || box.height > innerHeight / 2) continue
      if (Math.round(box.bottom) !== innerHeight) continue
      document.body.style.position = 'relative'
      element.style.position = 'absolute'
    }
  })
}
