import { join } from 'node:path'
import { readDocuments } from '#content/documents/load.ts'
import {
  filesOf,
  type PictureFacts,
  pictureAddress,
  plainFile,
} from '#content/documents/pictures.ts'
import { dayAt } from '#quotes/dates.ts'
import { systemClock as clock } from '#server/clock.ts'
import { day } from '#server/days.ts'
import { createSqliteStore } from '#server/store/databases/sqlite.ts'
import { backUp, restore } from '#server/store/moving/backup.ts'
import type { Store } from '#server/store/store.ts'
import { photo } from '#workshop/content.ts'
import { editorAt } from '#workshop/editor.ts'
import { temporaryFolder } from '#workshop/site.ts'
import { enterDesk } from '#workshop/staff.ts'
import { judgePages, markedPages, prepareRound } from '../chaos/rounds.ts'
import { type Month, purgeDelay } from './verdict.ts'

/** Days for which an unused picture is stored. */
const pictureDays = 30

const model = readDocuments().get('collections/articles/site-lent') as object

interface Article {
  path: string
  picture: PictureFacts
}

/**
 * Publishes once per working day, in turn: texts with an article and its picture, texts alone, an older
 * publication restored, an unused picture with a backup.
 */
export async function startPublishing(
  url: string,
  { folder, store, hold }: Pick<Month, 'store' | 'hold'> & { folder: string },
) {
  const backups = await temporaryFolder()
  const articles: Article[] = []
  const unused: { picture: PictureFacts; at: number }[] = []
  let backup = { file: '', state: '' }
  let [round, restored, pages] = [0, 0, 0]
  const { publications } = store

  async function publishTexts(secret: string) {
    round += 1
    const before = await publications.last()
    const number = await (await prepareRound(url, secret, round))()
    hold(number === before + 1, `publication ${number} came after ${before}`)
    return number
  }

  async function publishArticle(secret: string) {
    const picture = await editorAt(url, secret).sendPicture(await photo(`rgb(${round}, 90, 90)`))
    const letter = String.fromCharCode(97 + articles.length)
    const name = `le-mois-${letter}`
    const value = {
      ...model,
      ...{ title: `Le mois du chantier ${letter}`, crumb: `Mois ${letter}`, order: 100 + round },
      ...{ description: `${'Un chantier du mois. '.repeat(4)}Chantier ${letter}.`, date: today() },
      blocks: ['Un mois de chantier.', { picture: { ...picture, alt: 'Un mur.' } }],
    }
    const draft = { field: '', value, base: null, author: 'Nina', at: clock.now() }
    await store.contentDrafts.change(
      `collections/articles/${name}`,
      await publications.last(),
      () => [{ ...draft, aside: null, answers: [] }],
    )
    await publishTexts(secret)
    const waiting = await store.contentDrafts.list()
    const isBeside = waiting.some(({ document }) => document.endsWith(`/${name}`))
    hold(!isBeside, `a draft of the article ${name} stays beside it`)
    articles.push({ path: `/blog/${name}`, picture })
  }

  async function goBack(secret: string) {
    const last = await publications.last()
    const number = await editorAt(url, secret).restore(last - 2, last)
    hold(number === last + 1, `the way back is publication ${number} after ${last}`)
    restored += 1
  }

  async function takeBackup() {
    const file = join(backups.path, `${round}.sqlite`)
    hold((await backUp(folder, file)).ok, 'a backup failed')
    backup = { file, state: await stateOf(store) }
  }

  let turn = 0
  return {
    async work() {
      const { secret } = await enterDesk({ DATA_DIR: folder }, { email: 'editor@graaand.example' })
      if (round === 0) await publishTexts(secret)
      pages ||= (await markedPages(url)).length
      const act = turn++ % 4
      if (act === 0) await publishArticle(secret)
      if (act === 1) await publishTexts(secret)
      if (act === 2) await goBack(secret)
      if (act !== 3) return
      const picture = await editorAt(url, secret).sendPicture(
        await photo(`rgb(${100 + round}, 90, 90)`),
      )
      unused.push({ picture, at: clock.now() })
      await takeBackup()
    },

    /** Compares every page, article and picture with the last publication. */
    async judge() {
      const number = await publications.last()
      if (number === 0) return
      for (const fault of await judgePages(url, publications, { number, pages })) hold(false, fault)
      const shown = (await publications.read(number))?.revisions ?? []
      const listed = await (await fetch(`${url}/sitemap.xml`)).text()
      for (const { path, picture } of articles) {
        const name = path.split('/').at(-1)
        const isOnline = shown.some(({ document }) => document === `collections/articles/${name}`)
        const page = await fetch(url + path)
        const file = await fetch(url + pictureAddress(plainFile(picture.id)))
        hold(page.ok === isOnline, `${path} answers ${page.status} in publication ${number}`)
        hold(file.ok === isOnline, `the picture of ${path} answers ${file.status}`)
        hold(listed.includes(`${path}<`) === isOnline, `the sitemap has ${path}: ${!isOnline}`)
        const hasPicture = (await page.text()).includes(picture.id)
        hold(hasPicture === isOnline, `${path} shows its picture: ${hasPicture}`)
        const missing = await publications.missingPictures(filesOf(picture))
        hold(missing.length === 0, `files of ${path} are erased: ${missing}`)
      }
      for (const { picture, at } of unused) {
        const files = filesOf(picture)
        const missing = (await publications.missingPictures(files)).length
        const age = clock.now() - at
        hold(
          missing === 0 || age > pictureDays * day,
          `an unused picture went after ${age / day} days`,
        )
        const isErased = missing === files.length || age < pictureDays * day + purgeDelay
        hold(isErased, `an unused picture is there after ${age / day} days`)
      }
    },

    /** Restores the last backup into another folder and compares; returns figures for the report. */
    async end() {
      // A short run has no turn of a backup.
      if (!backup.file) await takeBackup()
      const elsewhere = join(backups.path, 'restored')
      const { ok } = await restore(elsewhere, backup.file, clock.now())
      hold(ok, 'the backup does not come back')
      const copy = createSqliteStore(elsewhere)
      hold((await stateOf(copy)) === backup.state, 'the backup has other publications')
      await copy.close()
      await backups.remove()
      const erased = unused.filter(({ at }) => clock.now() - at > pictureDays * day + purgeDelay)
      const count = await publications.last()
      return `${count} publications, ${articles.length} of them with an article and a picture, ${restored} back to an earlier one; ${erased.length} unused pictures erased, ${unused.length - erased.length} kept; a backup restored elsewhere`
    },
  }
}

const today = () => dayAt(clock.now())

async function stateOf({ publications, contentDrafts }: Store): Promise<string> {
  const last = await publications.read(await publications.last())
  return JSON.stringify([
    await publications.list({ limit: 1_000 }),
    last,
    await contentDrafts.list(),
  ])
}
