import {
  browserSupportsWebAuthn,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { cleanLine } from '#forms/pasted.ts'
import { deviceLabel, longestLabel } from '../ui/device.ts'

const faults = {
  unknown: 'Cette clé n’est pas reconnue. Elle a peut-être été retirée. Essayez votre autre clé.',
  cloned:
    'Cette clé a été refusée\u00a0: elle semble avoir été copiée. Prenez votre autre clé et retirez celle-ci.',
  busy: 'Trop d’essais depuis cet endroit. Attendez une minute, puis réessayez.',
  over: 'Cette invitation n’est plus valable. Demandez-en une autre à un collègue.',
  cancelled: 'La demande a été annulée, ou le délai est passé. Réessayez.',
  label: `Le nom de cet appareil est trop long\u00a0: ${longestLabel}\u00a0caractères au maximum.`,
  known: 'Cet appareil a déjà une clé du bureau. Prenez-en un autre.',
  unsupported: 'Ce navigateur ne sait pas se servir d’une clé d’accès. Essayez-en un autre.',
  network: 'Le réseau n’a pas répondu. Vérifiez votre connexion, puis réessayez.',
  failed: 'Le serveur n’a pas pu répondre à cette demande. Réessayez dans un instant.',
}

type Fault = keyof typeof faults

class Refused extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(fault)
    this.fault = fault
  }
}

async function post(address: string, body: unknown) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(address, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  }).catch(() => null)
  if (!response) throw new Refused('network')
  const answer = await response.json().catch(() => ({}))
  if (response.ok) return answer
  throw new Refused(answer.fault in faults ? answer.fault : 'failed')
}

async function signIn() {
  const optionsJSON = await post('/bureau/connexion/debut', {})
  const response = await startAuthentication({ optionsJSON })
  await post('/bureau/connexion', { response })
  // A reload shows the requested page, because the URL is unchanged.
  location.reload()
}

async function takeInvitation() {
  const label = document.querySelector<HTMLInputElement>('input[name=label]')?.value ?? ''
  // Checked before the device creates a key, because the server would refuse this label and the key.
  if (cleanLine(label).length > longestLabel) throw new Refused('label')
  const here = location.pathname
  const optionsJSON = await post(`${here}/debut`, {})
  const response = await startRegistration({ optionsJSON })
  await post(here, { response, label })
  location.replace('/bureau/equipe#cles')
}

const labelField = document.querySelector<HTMLInputElement>('input[data-owner]')
if (labelField && labelField.value === labelField.defaultValue) {
  labelField.value = deviceLabel(navigator.userAgent, labelField.dataset.owner ?? '')
}

const button = document.querySelector<HTMLButtonElement>('[data-ceremony]')
const line = document.querySelector<HTMLElement>('[data-fault]')

function say(fault: Fault | null) {
  if (!line) return
  line.hidden = fault === null
  const words = line.querySelector('p')
  if (words) words.textContent = fault ? faults[fault] : ''
}

function sayAddress(origin: string) {
  say('cancelled')
  const link = Object.assign(document.createElement('a'), {
    href: origin + location.pathname + location.search,
    textContent: `${origin}${location.pathname}`,
  })
  const why = origin.startsWith('https:')
    ? 'Une clé d’accès ne sert qu’à cette adresse, et seulement en https, où l’échange est chiffré.'
    : 'Une clé d’accès ne sert qu’à cette adresse.'
  line
    ?.querySelector('p')
    ?.replaceChildren('Ouvrez le bureau à cette adresse\u00a0: ', link, `. ${why}`)
}

function faultOf(error: unknown): Fault {
  if (error instanceof Refused) return error.fault
  const { name = '' } = error as Error
  if (name === 'InvalidStateError') return 'known'
  return 'cancelled'
}

/** Returns the origin where the passkeys work, or null if the page has it already. */
function rightOrigin(site: string | undefined): string | null {
  const { origin, protocol, hostname, host, port } = location
  if (site) return site === origin ? null : site
  if (hostname === '127.0.0.1' || hostname === '[::1]') return `${protocol}//localhost:${port}`
  return isSecureContext ? null : `https://${host}`
}

button?.addEventListener('click', async () => {
  const right = rightOrigin(button.dataset.site)
  if (right !== null) return sayAddress(right)
  if (!browserSupportsWebAuthn()) return say('unsupported')
  if (button.ariaDisabled === 'true') return
  button.ariaDisabled = 'true'
  say(null)
  try {
    await (button.dataset.ceremony === 'connexion' ? signIn() : takeInvitation())
  } catch (error) {
    say(faultOf(error))
    if (button.dataset.ceremony === 'connexion') button.textContent = 'Réessayer'
  } finally {
    button.ariaDisabled = 'false'
  }
})
