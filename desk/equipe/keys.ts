import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import { cleanLine, tooLongIn } from '#forms/pasted.ts'
import { longestLabel } from '../ui/device.ts'
import { say } from '../ui/say.ts'
import { tokenOfPage } from '../ui/token-of-page.ts'

const margin = 10_000

const one = (id: string) => document.getElementById(id) as HTMLElement

const faults: Record<string, string> = {
  InvalidStateError: 'Cet appareil a déjà une clé du bureau. Prenez-en un autre.',
  NotAllowedError:
    'Aucune clé n’a été créée\u00a0: la demande a été annulée, ou le délai est passé.',
}

async function post(action: string, body: unknown) {
  const response = await fetch(action, {
    method: 'POST',
    headers: {
      ...{ Accept: 'application/json', 'Content-Type': 'application/json' },
      'X-Token': tokenOfPage(),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(String(response.status))
  return response.json()
}

/** End of the last re-authentication, as elapsed time, because this device's clock may be wrong. */
let confirmedUntil = performance.now() + Number(one('cles').dataset.confirmed) - margin

/** Re-authenticates the person by passkey, unless they did so lately. */
async function confirm() {
  if (performance.now() < confirmedUntil) return
  const optionsJSON = await post('/bureau/equipe/confirmer/debut', {})
  const response = await startAuthentication({ optionsJSON })
  const { life } = await post('/bureau/equipe/confirmer', { response })
  confirmedUntil = performance.now() + life - margin
}

function refuse() {
  for (const dialog of document.querySelectorAll('dialog')) dialog.close()
  say(one('refus'), 'alert', [
    'Rien n’a changé\u00a0: confirmez avec votre clé que c’est bien vous, puis recommencez.',
  ])
}

/** Holds back every form that changes access until `confirm`, because somebody else may use an unlocked screen. */
function hold(event: SubmitEvent) {
  const form = event.target as HTMLFormElement
  const isOurs = new URL(form.action).pathname.startsWith('/bureau/equipe/')
  if (!isOurs || performance.now() < confirmedUntil) return
  event.preventDefault()
  confirm().then(() => form.requestSubmit(event.submitter), refuse)
}

async function addKey() {
  const { value: label } = one('nouvelle-cle') as HTMLInputElement
  const line = one('refus-de-cle')
  const tooLong = tooLongIn(cleanLine(label), longestLabel, 'Le nom de l’appareil')
  say(line, 'alert', tooLong ? [tooLong] : [])
  if (tooLong) return
  try {
    await confirm()
    const optionsJSON = await post('/bureau/equipe/cles/debut', {})
    const response = await startRegistration({ optionsJSON })
    await post('/bureau/equipe/cles', { response, label })
    location.reload()
  } catch (error) {
    const words = faults[(error as Error).name]
    say(line, 'alert', [words ?? 'La clé n’a pas été gardée. Réessayez dans un instant.'])
  }
}

document.addEventListener('submit', hold, { capture: true })
document.getElementById('creer-la-cle')?.addEventListener('click', addKey)
