import { progressAddress, publicationAddress, reviewAddress } from '#desk/edition/wire.ts'
import { firstNameOf } from '#desk/ui/first-name.ts'
import type { PublishResult } from '../../../edition/edition-types.ts'
import type { RequestContext, Room } from '../room.ts'
import { leadTo } from '../said.ts'

/** Redirects to the page of a publication once it has begun, or else to its result. */
export async function followPublication(
  c: RequestContext,
  { clock }: Pick<Room, 'clock'>,
  publish: (onBegin: () => void) => Promise<PublishResult>,
) {
  const { promise: begun, resolve } = Promise.withResolvers<undefined>()
  const ended = await Promise.race([publish(() => resolve(undefined)), begun])
  return ended ? leadToResult(c, { clock }, ended) : c.redirect(progressAddress, 303)
}

export function leadToResult(
  c: RequestContext,
  { clock }: Pick<Room, 'clock'>,
  result: PublishResult,
) {
  const review = (said: object) => leadTo(c, clock, reviewAddress, said)
  switch (result.kind) {
    case 'published': {
      const seconds = Math.max(1, Math.round(result.milliseconds / 1_000))
      return leadTo(c, clock, publicationAddress(result.number), { said: String(seconds) })
    }
    case 'nothing':
      return review({ said: 'Aucun changement n’était prêt\u00a0: rien n’a été publié.' })
    case 'stale':
      return review({
        said: 'Une autre publication est passée avant la vôtre\u00a0: relisez, puis publiez.',
      })
    case 'changed':
      return review({
        said: `${firstNameOf(result.change.by)} vient de changer un texte de cette page\u00a0: relisez-le.`,
        unticked: result.change.key,
      })
    case 'busy':
      return review({ said: `${result.by} publie en ce moment.` })
    case 'failed':
      return c.redirect(progressAddress, 303)
  }
}
