import { Hono } from 'hono'
import { home, keyIn, nameOf } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import { fingerprint } from '../../../../edition/fingerprint.ts'
import { fieldKey } from '../../../../edition/value-texts.ts'
import { homelessIn } from '../../../../edition/working.ts'
import type { Inside } from '../../guard.ts'
import type { RequestContext, Room } from '../../room.ts'
import { leadTo } from '../../said.ts'

/** Drops a text that has no place on the site: a draft, or a published text that the site cannot show. */
export function homelessText({ edition, clock }: Room) {
  async function drop(c: RequestContext): Promise<string> {
    const key = keyIn(c.req.param('key'))
    const { person } = c.var.session
    const isSeen = (document: string, field: string, value: unknown) =>
      fieldKey(document, field) === key && fingerprint(value) === c.var.fields[nameOf('seen', key)]
    const { drafts, online, withheld, last } = await edition.state()
    const found = homelessIn(drafts, online).find(
      ({ draft, kind }) => kind !== 'part' && isSeen(draft.document, draft.field, draft.value),
    )
    if (found) {
      const { document, field: path } = found.draft
      await edition.edit([{ kind: 'revert', document, path }], person)
      return 'Ce texte n’est plus gardé.'
    }
    const text = withheld.find((one) => isSeen(one.document, one.field, one.published))
    if (!text) return 'Ce texte vient d’être changé\u00a0: relisez-le.'
    const result = await edition.forgetPublished(text, last, person)
    if (result.kind === 'published') {
      return `Ce texte n’est plus gardé. Publication ${result.number}.`
    }
    return result.kind === 'busy'
      ? `${firstNameOf(result.by)} publie en ce moment. Recommencez dans un instant.`
      : 'Le choix n’a pas pu être enregistré. Réessayez.'
  }

  return new Hono<Inside>().post('/champs/:key/reprise', async (c) =>
    leadTo(c, clock, home, { said: await drop(c) }),
  )
}
