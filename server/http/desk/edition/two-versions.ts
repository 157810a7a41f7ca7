import { valueAt } from '#content/documents/paths.ts'
import type { RepositoryVersionView } from '#desk/edition/view.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import { dayAt, formatNamedDay } from '#quotes/dates.ts'
import type { EditionState, PublishResult } from '../../../edition/edition-types.ts'
import { fieldPlace } from '../../../edition/fields.ts'
import { fingerprint, isSame } from '../../../edition/fingerprint.ts'
import { home, type Sheet, sheetAddress, sheetOf } from '../../../edition/sheets.ts'
import { fieldKey, idOf, plainText } from '../../../edition/value-texts.ts'
import type { RequestContext, Room } from '../room.ts'
import { leadTo } from '../said.ts'
import { type Around, sheetPlaceOf, unitAt } from './change-view.ts'
import { splitAct } from './posted.ts'

const seenOf = (current: unknown, repository: unknown) => fingerprint([current ?? null, repository])

/**
 * Returns the texts, of a sheet or of all, that a release of the site changed too and whose version is not
 * chosen yet.
 */
export function repositoryVersions(
  { twice, working, last }: EditionState,
  around: Around,
  sheet?: Sheet,
): RepositoryVersionView[] {
  return twice.flatMap(({ document, field, published, repository, code }) => {
    const own = sheetOf(around.sheets, document, field)
    const current = valueAt(working.get(document), field)
    const isElsewhere = sheet && (own?.shelf !== sheet.shelf || own.name !== sheet.name)
    if (isElsewhere || isSame(current, repository)) return []
    const unit = unitAt(document, field, working)
    const words = (value: unknown) =>
      [plainText(value, around.borrowed) || 'vide', unit].filter(Boolean).join('\u00a0')
    return [
      {
        key: fieldKey(document, field),
        seen: seenOf(current, repository),
        after: last,
        href: own ? `${sheetAddress(own)}#${idOf(fieldKey(document, field))}` : home,
        field: `${own ? sheetPlaceOf(own) : document}, ${fieldPlace(document, field, working.get(document))}`,
        published: words(published),
        repository: words(repository),
        changed: code
          ? `, le ${formatNamedDay(dayAt(code.at))}, par ${firstNameOf(code.author)}`
          : '',
      },
    ]
  })
}

export function chooseVersion({ edition, clock }: Room) {
  return async (c: RequestContext) => {
    const { acte = '', vu = '', apres = '', retour = '' } = c.var.fields
    const { verb, key } = splitAct(acte)
    const { twice, working } = await edition.state()
    const choice = twice.find(({ document, field }) => fieldKey(document, field) === key)
    const page = /^\/bureau\/edition(?:\/[\w-]+)*$/.test(retour) ? retour : home
    if (!choice) return leadTo(c, clock, page, { said: 'Une version est déjà choisie.' })
    const { document, field: path, repository: value } = choice
    const current = valueAt(working.get(document), path)
    if (vu !== seenOf(current, value)) return leadTo(c, clock, page, changed)
    const { person } = c.var.session
    if (verb === 'code') {
      const seen = fingerprint(current)
      const { stale } = await edition.edit(
        [{ kind: 'replace', document, path, value, seen }],
        person,
      )
      const said = 'Celui du code est pris\u00a0: il sera en ligne à la prochaine publication.'
      return leadTo(c, clock, page, stale.length > 0 ? changed : { said })
    }
    const result = await edition.keepPublished(choice, Number(apres), person)
    return leadTo(c, clock, page, { said: keptWords(result) })
  }
}

const changed = { said: 'Ce texte vient d’être changé\u00a0: relisez-le, puis choisissez.' }

function keptWords(result: PublishResult): string {
  switch (result.kind) {
    case 'published':
      return `Celui de l’édition est gardé. Publication ${result.number}.`
    case 'busy':
      return `${firstNameOf(result.by)} publie en ce moment. Choisissez dans un instant.`
    default:
      return 'Le choix n’a pas pu être enregistré. Réessayez.'
  }
}
