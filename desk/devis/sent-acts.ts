import type { QuoteAnswer } from '#server/http/desk/devis/quote-view.ts'
import { post } from '../ui/post.ts'
import { create, createLink, say } from '../ui/say.ts'
import { tokenOfPage } from '../ui/token-of-page.ts'
import { faultOf } from './faults.ts'

/** Posts an act without leaving the page, so that a lost connection or session keeps the typed text. */
async function act(event: SubmitEvent) {
  event.preventDefault()
  const form = event.target as HTMLFormElement
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  const { status, data } = await post(form.action, new FormData(form), tokenOfPage())
  form.ariaBusy = 'false'
  const { view, goTo } = (data ?? {}) as QuoteAnswer
  if (status === 200 && view) return location.assign(goTo ?? view.address)
  // The server renders what it refuses, with the reason and the quote as it is now.
  if (view) return form.submit()
  form.closest('dialog')?.close()
  const links = status === 401 ? [createLink(location.pathname, 'Se reconnecter')] : []
  say(document.getElementById('refus') as HTMLElement, 'alert', [faultOf(status) ?? ''], links)
}

/** Adds a field for a scan, which stays on this machine; only its digest is sent. */
function offerScan(digest: HTMLInputElement) {
  const words = 'Scan, pour son empreinte seulement\u00a0: le fichier ne quitte pas cet ordinateur'
  const label = create('label', words)
  const field = Object.assign(create('input'), { type: 'file' })
  field.addEventListener('change', async () => {
    const [scan] = field.files ?? []
    digest.value = scan ? await digestOf(scan) : ''
  })
  label.append(field)
  digest.closest('label')?.before(label)
}

async function digestOf(file: File): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

document.getElementById('contenu')?.addEventListener('submit', act)
const digest = document.querySelector<HTMLInputElement>('#papier [name=scan]')
if (digest) offerScan(digest)
