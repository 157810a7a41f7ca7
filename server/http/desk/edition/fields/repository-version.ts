import { Hono } from 'hono'
import type { TwoVersions } from '#content/documents/overlay.ts'
import { valueAt } from '#content/documents/paths.ts'
import { home, keyIn, nameOf, names } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import type { PublishResult } from '../../../../edition/edition-types.ts'
import { fingerprint } from '../../../../edition/fingerprint.ts'
import { fieldKey } from '../../../../edition/value-texts.ts'
import type { Inside } from '../../guard.ts'
import type { RequestContext, Room } from '../../room.ts'
import { leadTo } from '../../said.ts'
import { versionsSeen } from '../repository-versions.ts'

/** Chooses one version of a text that a release of the site changed after it was published. */
export function repositoryVersion({ edition, clock }: Room) {
  /** @param choose returns the words on the choice */
  const choice =
    (choose: (c: RequestContext, choice: TwoVersions, current: unknown) => Promise<string>) =>
    async (c: RequestContext) => {
      const key = keyIn(c.req.param('key'))
      const { [nameOf('seen', key)]: seen, [names.back]: back = '' } = c.var.fields
      const page = /^\/bureau\/edition(?:\/[\w-]+)*$/.test(back) ? back : home
      const { twice, working } = await edition.state()
      const found = twice.find(({ document, field }) => fieldKey(document, field) === key)
      if (!found) return leadTo(c, clock, page, { said: 'Une version est déjà choisie.' })
      const current = valueAt(working.get(found.document), found.field)
      const isSeen = seen === versionsSeen(current, found.repository)
      return leadTo(c, clock, page, { said: isSeen ? await choose(c, found, current) : changed })
    }

  async function takeRepository(
    c: RequestContext,
    { document, field: path, repository: value }: TwoVersions,
    current: unknown,
  ) {
    const edit = { kind: 'replace', document, path, value, seen: fingerprint(current) } as const
    const { stale } = await edition.edit([edit], c.var.session.person)
    if (stale.length > 0) return changed
    return 'Celui du code est pris\u00a0: il sera en ligne à la prochaine publication.'
  }

  async function keepPublished(c: RequestContext, choice: TwoVersions) {
    const after = Number(c.var.fields[names.after])
    return keptWords(await edition.keepPublished(choice, after, c.var.session.person))
  }

  return new Hono<Inside>()
    .post('/champs/:key/versions/code', choice(takeRepository))
    .post('/champs/:key/versions/edition', choice(keepPublished))
}

const changed = 'Ce texte vient d’être changé\u00a0: relisez-le, puis choisissez.'

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
