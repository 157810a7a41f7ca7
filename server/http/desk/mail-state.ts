import { setTimeout } from 'node:timers/promises'
import { mailCauseWords } from '#content/desk/mail-causes.ts'
import { instantWords } from '#desk/ui/instants.ts'
import { formatHour } from '#quotes/dates.ts'
import type { Delivery, LeadWithDeliveries } from '../../store/leads/records.ts'
import type { Store } from '../../store/store.ts'

const looks = 20
/** Milliseconds between two checks. */
const lookPause = 100

export async function hasLeft(
  store: Pick<Store, 'findLead'>,
  leadId: string,
  isIt: (delivery: Delivery, lead: LeadWithDeliveries) => boolean,
): Promise<boolean> {
  for (let look = 0; look < looks; look++) {
    const lead = await store.findLead(leadId)
    const delivery = lead?.deliveries.find((each) => isIt(each, lead))
    if (!delivery || delivery.state === 'sent') return delivery !== undefined
    if (delivery.attempts.length > 0) return false
    await setTimeout(lookPause)
  }
  return false
}

export function deliveryWords(delivery: Delivery | undefined, now: number): string {
  if (!delivery) return 'l’envoi d’e-mails n’est pas configuré'
  const last = delivery.attempts.at(-1)
  const cause = last?.cause ? `\u00a0; ${mailCauseWords[last.cause]}` : ''
  switch (delivery.state) {
    case 'sent':
      return `remis au serveur d’e-mail, ${instantWords(last?.at ?? now, now)}`
    case 'dead':
      return `pas parti\u00a0: abandonné${last ? `, ${instantWords(last.at, now)}` : ''}${cause}`
    case 'dropped':
      return 'non envoyé\u00a0: il n’avait plus d’objet'
    case 'held':
      return 'retenu avec la demande, en quarantaine'
    default:
      return last
        ? `pas encore parti\u00a0: un essai a échoué à ${formatHour(last.at)}, un autre suivra${cause}`
        : 'en attente de départ'
  }
}
