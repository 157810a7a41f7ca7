import { type CheerioAPI, load } from 'cheerio'
import type { PictureFacts } from '#content/documents/pictures.ts'
import {
  home,
  nameOf,
  names,
  picturesAddress,
  progressAddress,
  publicationsAddress,
  restorationAddress,
} from '#desk/edition/wire.ts'
import { tokenOf } from '#server/people/session.ts'

const within = (address: string) => address.slice(home.length)

type Fields = [name: string, value: string][]

/** Milliseconds after which a publication should have ended, on a busy machine too. */
const longest = 300_000

/**
 * Waits for the end of a publication, as a browser does: it opens the address of the header `Refresh`.
 *
 * @param ask sends a GET request to a path of the desk
 * @returns the address of the page with the outcome
 * @throws Error when the publication does not end
 */
export async function publicationOutcome(
  ask: (path: string) => Response | Promise<Response>,
): Promise<string> {
  const deadline = performance.now() + longest
  for (let path: string = progressAddress; performance.now() < deadline; ) {
    const { headers } = await ask(path)
    const next = headers.get('Location')
    if (next) return next
    const refresh = headers.get('Refresh')
    if (!refresh) return path
    path = refresh.replace('1; url=', '')
  }
  throw new Error(`The publication did not end within ${longest / 1000} s`)
}

/** Simulates a person at /bureau/edition of a running site, in a browser without scripts. */
export function editorAt(url: string, secret: string) {
  const headers = { Cookie: `bureau=${secret}`, 'X-Token': tokenOf(secret), Origin: url }
  const open = `${url}${home}`

  async function read(path: string): Promise<CheerioAPI> {
    const answer = await fetch(open + path, { headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return load(await answer.text())
  }

  const send = (path: string, fields: Fields, more: RequestInit = {}) =>
    fetch(open + path, {
      ...{ method: 'POST', headers, body: new URLSearchParams(fields), redirect: 'manual' },
      ...more,
    })

  async function next(path: string, answer: Response): Promise<string> {
    const to = answer.headers.get('Location')
    if (!to) throw new Error(`${path} answered ${answer.status}: ${wordsOf(await answer.text())}`)
    return to
  }

  const post = async (path: string, fields: Fields) => next(path, await send(path, fields))

  /**
   * Opens a sheet.
   *
   * @param path `/pages/accueil`
   * @returns a function that posts its form, however old it is by then, with typed texts by the keys of their
   *   fields, with items of lists by index; null unticks a checkbox
   */
  async function openSheet(path: string) {
    const fields = fieldsIn(await read(path), '#fiche')
    return (typed: Readonly<Record<string, string | null>>, more?: RequestInit) => {
      const names = new Map(
        Object.entries(typed).map(([key, value]) => [nameOf('text', namedKey(key, fields)), value]),
      )
      const kept = fields.filter(([name]) => !names.has(name))
      const own = [...names].flatMap(
        ([name, value]): Fields => (value === null ? [] : [[name, value]]),
      )
      return send(path, [...kept, ...own], more)
    }
  }

  /** Waits for the end of a publication; returns its number. */
  async function numberAfter(began: string): Promise<number> {
    const next =
      began === progressAddress
        ? await publicationOutcome((path) => fetch(url + path, { headers, redirect: 'manual' }))
        : began
    const [, number] = /\/publications\/(\d+)/.exec(next) ?? []
    if (number) return Number(number)
    const page = await read(within(next))
    throw new Error(`Not published: ${wordsOf(page('main').text())}`)
  }

  return {
    post,

    /** Uploads a picture without adding it to a field; returns its facts. */
    async sendPicture(bytes: Buffer) {
      const body = new FormData()
      body.set(names.file, new File([new Uint8Array(bytes)], 'photo.jpg'))
      const asked = { ...headers, Accept: 'application/json' }
      const answer = await fetch(url + picturesAddress, { method: 'POST', headers: asked, body })
      return ((await answer.json()) as { picture: PictureFacts }).picture
    },

    restore: async (number: number, after: number) =>
      numberAfter(await post(within(restorationAddress(number)), [[names.after, String(after)]])),

    openSheet,

    /** Posts typed texts as `openSheet` does; returns the next address. */
    save: async (path: string, typed: Readonly<Record<string, string | null>>) =>
      next(path, await (await openSheet(path))(typed)),

    overview: async () => (await read(''))('main').text(),

    async waiting(): Promise<string[]> {
      const $ = await read('/relire')
      return $('.one-change, .left-out')
        .toArray()
        .map((change) => wordsOf($(change).text()))
    },

    /**
     * Reads the page of the changes that are ready.
     *
     * @returns a function that publishes them and returns the number of the publication
     */
    async review(): Promise<() => Promise<number>> {
      const $ = await read('/relire')
      const fields = fieldsIn($, '#relire')
      return async () => numberAfter(await post(within(publicationsAddress), fields))
    },
  }
}

/** Replaces the indices of items in a key, `faq#items.1.answer`, by the names that the form gives them. */
function namedKey(key: string, fields: Fields): string {
  const [document = '', path] = key.split('#')
  if (path === undefined) return key
  const named = path.split('.').reduce((at, part) => {
    const list = nameOf('seen', `${document}#${at}.~`)
    const items = fields
      .map(([name]) => name)
      .filter((name) => name.startsWith(list) && !name.slice(list.length).includes('.'))
    const item = /^\d+$/.test(part) ? items[Number(part)]?.slice(list.length - 1) : undefined
    return [at, item ?? part].filter(Boolean).join('.')
  }, '')
  return `${document}#${named}`
}

const fieldsIn = ($: CheerioAPI, form: string): Fields =>
  $(form)
    .serializeArray()
    .map(({ name, value }) => [name, String(value)])

const wordsOf = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 500)
