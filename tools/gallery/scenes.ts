import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { loadContent } from '#content/documents/load.ts'
import { sampleAcceptance, sampleQuote } from '#quotes/sample-quote.ts'
import { contentOf } from '#server/channels/content-of.ts'
import { layOut } from '#server/channels/mail-layout.ts'
import { drawQuotePdf } from '#server/quotes/pdf.ts'
import { sampleEvidence, sampleVersion, sampleWithdrawal } from '#server/quotes/sample-version.ts'
import type { MessageKind } from '#server/store/engine/tables.ts'
import type { Made } from './furnish.ts'

/** Something that no public address shows: brings a page to it. */
type Scene = (page: Page, made: Made) => Promise<unknown>

const client =
  (name: string, below = ''): Scene =>
  (page, { links, numbers }) =>
    page.goto(`${links[name]}${below.replace('D', `/devis/${numbers[name]}`)}`)

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click()

/** The first step of an acceptance, filled in and sent. */
const signing =
  (name: string, employees: string): Scene =>
  async (page, made) => {
    await client(name, 'D/accepter')(page, made)
    await page.getByLabel('Par e-mail, en PDF').check()
    await page.getByLabel('Combien de salariés').fill(employees)
    await press(page, 'Continuer')
  }

const desk =
  (path: string, dialog?: string): Scene =>
  async (page) => {
    await page.goto(path)
    if (dialog) await page.locator(`a[href="#${dialog}"]`).first().click()
  }

const sent = (name: string, dialog?: string): Scene => {
  return (page, made) => desk(`/bureau/devis/${made.numbers[name]}`, dialog)(page, made)
}

const draft = (name: string, dialog?: string): Scene => {
  return (page, made) => desk(`/bureau/devis/${made.drafts[name]}`, dialog)(page, made)
}

/** An answer begun with a template; on a phone, in its sheet. */
const answering: Scene = async (page, made) => {
  await desk(`/bureau/demandes/${made.references['en-retard']}#repondre`)(page, made)
  await page.getByLabel('Modèle').selectOption({ index: 1 })
  await page.getByText('Modèle rempli').waitFor()
}

/** Of somebody who is at the desk; sent nowhere else. */
export function cookieOf(origin: string, secret: string) {
  const cookie = { name: 'bureau', value: secret, path: '/bureau', secure: true, httpOnly: true }
  return [{ ...cookie, domain: new URL(origin).hostname }]
}

/** The same page, in front of somebody else. */
async function colleague(page: Page, made: Made): Promise<Page> {
  const context = await page.context().browser()?.newContext()
  if (!context) throw new Error('There is no browser')
  await context.addCookies(cookieOf(page.url(), made.colleague))
  const other = await context.newPage()
  await other.goto(page.url())
  return other
}

/** Two people keep one draft: the second is asked. */
const draftConflict: Scene = async (page, made) => {
  await page.goto(`/bureau/devis/${await made.begin('conflit')}`)
  const other = await colleague(page, made)
  await other.locator('[name="subject"]').fill('un site de douze pages')
  await other.getByRole('button', { name: 'Enregistrer' }).last().click()
  await other.getByText(/^enregistré à/).waitFor()
  await page.locator('[name="lines.0.price"]').fill('1 090')
  await page.getByRole('button', { name: 'Enregistrer' }).last().click()
  await page.getByText('Rien n’est perdu').waitFor()
  await other.context().close()
}

/** Two people keep the state of one request: the second is asked. */
const requestConflict: Scene = async (page, made) => {
  await page.goto(`/bureau/demandes/${await made.ask('conflit')}`)
  const other = await colleague(page, made)
  const follow = async (on: Page, state: string, note: string) => {
    await on.getByLabel('État').selectOption(state)
    await on.getByLabel('Note, pour l’équipe').fill(note)
    await on.getByRole('button', { name: 'Enregistrer le suivi' }).click()
    await on.getByText(note).first().waitFor()
  }
  await follow(other, 'answered', 'Rendez-vous pris mardi 24 à 10 h.')
  await follow(page, 'taken', 'Proposer un rendez-vous mardi.')
  await page.getByText('Rien n’est perdu').waitFor()
  await other.context().close()
}

/** The list is open while a request comes in. */
const newcomer: Scene = (page, made) =>
  alone(async () => {
    const stream = page.waitForResponse(/\/bureau\/flux/)
    await page.goto('/bureau')
    await stream
    await made.ask('nouvelle', {
      receivedAt: Date.now(),
      values: { name: 'Paul Garcin', email: 'paul@exemple.fr', pack: 'site-vitrine-professionnel' },
    })
    await page.getByText('1 nouvelle demande').waitFor()
  })

let last: Promise<unknown> = Promise.resolve()
/** What would be seen in another picture that is taken meanwhile waits for its turn. */
function alone<Done>(act: () => Promise<Done>): Promise<Done> {
  const done = last.then(act)
  last = done.catch(() => {})
  return done
}

/** Nothing comes from the server any more. */
const connectionLost: Scene = async (page) => {
  await page.route(/\/bureau\/flux/, (route) => route.abort())
  await page.goto('/bureau')
  await page.getByText('Connexion perdue').waitFor()
}

/** Let out a moment ago: the way back is still there. */
const released: Scene = async (page, made) => {
  const links = 'https://a.example https://b.example https://c.example'
  const values = {
    name: 'مريم بن علي',
    email: 'maryam@exemple.fr',
    message: `أريد موقعا لمخبزتي ${links}`,
  }
  const changes = {
    form: 'contact',
    page: '/contactez-nous',
    values,
    quarantine: ['links'],
  } as const
  const reference = await made.ask('sortie', { ...changes, quarantine: [...changes.quarantine] })
  // It would be told of as new a moment later.
  await page.route(/\/bureau\/flux/, () => {})
  await page.goto('/bureau?filtre=quarantaine')
  const form = page.locator(`form[action$="/${reference}/sortir"]`)
  await form.getByRole('button', { name: 'Sortir de quarantaine' }).click()
  await page.getByText('est sortie de quarantaine').waitFor()
}

const mails = {
  quote: sampleVersion(),
  'quote-reminder': sampleVersion(),
  'quote-accepted': sampleVersion({ evidence: sampleEvidence }),
  'quote-accepted-agency': sampleVersion({ evidence: sampleEvidence }),
  'quote-declined-agency': sampleVersion({ declineReason: 'Trop cher pour nous' }),
  'quote-withdrawn': sampleVersion({ evidence: sampleEvidence, withdrawal: sampleWithdrawal }),
  'quote-withdrawn-agency': sampleVersion({
    evidence: sampleEvidence,
    withdrawal: sampleWithdrawal,
  }),
  link: undefined,
} satisfies Partial<Record<MessageKind, ReturnType<typeof sampleVersion> | undefined>>

const mail =
  (kind: keyof typeof mails): Scene =>
  async (page) => {
    const quote = mails[kind]
    const siteUrl = 'https://graaand.example'
    const content = loadContent()
    const at = Date.parse('2026-12-13T09:00:00Z')
    const { name, email } = sampleQuote.client
    const isInternal = kind.endsWith('-agency')
    const delivery = {
      ...({ id: '', channel: 'smtp', claim: '', leavesAt: at } as const),
      recipient: isInternal ? ('agency' as const) : ('visitor' as const),
      lead: {
        ...({
          id: '',
          reference: 'G-7KM4-2XR',
          form: 'quote',
          page: '/devis',
          notice: '',
        } as const),
        values: { name, email, phone: '+33 6 39 98 00 58' },
        receivedAt: at,
      },
      message: {
        ...{ id: '', kind, at, personId: null, author: '', subject: '', text: '' },
        address: isInternal ? 'agence@graaand.example' : email,
      },
      ...(quote && { quote }),
      followUrl: `${siteUrl}/suivi/secret`,
    }
    const { html } = layOut(contentOf(delivery, { content, siteUrl }), content.company)
    const header = await readFile(join(root, 'server/channels/header.png'), 'base64')
    await page.setContent(html.replace(/cid:[^"]+/, `data:image/png;base64,${header}`))
  }

const root = join(import.meta.dirname, '../..')

/** A file, each page of it drawn by pdf.js. */
const paper =
  (draw: () => Promise<Buffer>): Scene =>
  async (page) => {
    const pdf = await draw()
    // Its own route comes before that of strangers.
    await page.route('http://pdf.local/**', async (route) => {
      const name = new URL(route.request().url()).pathname.slice(1)
      const file = name && (await readFile(join(root, 'node_modules/pdfjs-dist/build', name)))
      const type = name ? 'text/javascript' : 'text/html'
      await route.fulfill({ contentType: type, body: file || '<!doctype html><body>' })
    })
    await page.goto('http://pdf.local/')
    await page.evaluate(async (base64) => {
      const address = '/pdf.mjs'
      const { getDocument, GlobalWorkerOptions } = await import(address)
      GlobalWorkerOptions.workerSrc = '/pdf.worker.mjs'
      const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const file = await getDocument({ data }).promise
      document.body.style.cssText = 'margin:0;display:grid;gap:8px;background:#888'
      for (let number = 1; number <= file.numPages; number++) {
        const sheet = await file.getPage(number)
        const width = Math.min(innerWidth, 900)
        const scale = (width / sheet.getViewport({ scale: 1 }).width) * devicePixelRatio
        const viewport = sheet.getViewport({ scale })
        const canvas = document.body.appendChild(document.createElement('canvas'))
        canvas.width = viewport.width
        canvas.height = viewport.height
        canvas.style.width = `${width}px`
        await sheet.render({ canvasContext: canvas.getContext('2d'), viewport }).promise
      }
    }, pdf.toString('base64'))
  }

/** By the name of their pictures. */
export const scenes = {
  '/suivi/recue': client('recue'),
  '/suivi/message': client('mot'),
  '/suivi/devis': client('devis'),
  '/suivi/devis-particulier': client('particulier'),
  '/suivi/devis-en-dinars': client('dinars'),
  '/suivi/question-posee': client('question'),
  '/suivi/accepter-1': client('devis', 'D/accepter'),
  '/suivi/accepter-1-erreurs': signing('devis', 'beaucoup'),
  '/suivi/accepter-2': signing('devis', '4'),
  '/suivi/accepter-2-plus-de-cinq': signing('devis', '9'),
  '/suivi/accepter-2-particulier': async (page, made) => {
    await client('particulier', 'D/accepter')(page, made)
    await page.getByLabel('Par e-mail, en PDF').check()
    await press(page, 'Continuer')
  },
  '/suivi/accepte': client('accepte'),
  '/suivi/accepte-sur-papier': client('papier'),
  '/suivi/accepte-debut-anticipe': client('tot'),
  '/suivi/refuse': client('refuse'),
  '/suivi/expire': client('expire'),
  '/suivi/remplace': client('remplace', 'D?version=1'),
  '/suivi/renoncer': client('accepte', 'D/renoncer'),
  '/suivi/renoncer-debut-anticipe': client('tot', 'D/renoncer'),
  '/suivi/retracte': client('retracte'),
  '/suivi/retracte-debut-anticipe': client('retracte-tot'),
  '/suivi/donnees': client('accepte', '/donnees'),
  '/suivi/corriger': client('devis', '/donnees/corriger'),
  '/suivi/effacer': async (page, made) => {
    await client('accepte', '/donnees')(page, made)
    await page.getByLabel('Je veux effacer').check()
    await press(page, 'Effacer mes données')
  },
  '/suivi/inconnu': (page) => page.goto('/suivi/inconnu'),
  '/suivi/lien': (page) => page.goto('/suivi/lien'),
  '/bureau/connexion': async (page) => {
    await page.context().clearCookies()
    await page.goto('/bureau')
  },
  '/bureau/demandes': desk('/bureau'),
  '/bureau/demandes-trouvees': desk('/bureau?q=garrigue'),
  '/bureau/demandes-toutes': desk('/bureau?filtre=toutes'),
  '/bureau/demandes-aucune': desk('/bureau?q=aquarium'),
  '/bureau/demandes-touches': desk('/bureau#touches'),
  '/bureau/demandes-hors-ligne': connectionLost,
  '/bureau/quarantaine': desk('/bureau?filtre=quarantaine'),
  '/bureau/indesirables': desk('/bureau?filtre=indesirables'),
  '/bureau/demande': (page, made) =>
    desk(`/bureau/demandes/${made.references.question}`)(page, made),
  '/bureau/demande-nouvelle': (page, made) =>
    desk(`/bureau/demandes/${made.references['en-retard']}`)(page, made),
  '/bureau/demande-repondre': answering,
  '/bureau/demande-courriel': async (page, made) => {
    await answering(page, made)
    await page
      .locator('#repondre textarea')
      .fill('Bonjour Salma,\n\nMerci pour votre demande.\n\nNina')
    await press(page, 'Prévisualiser')
    await page.getByText('L’e-mail, tel qu’il partira').waitFor()
  },
  '/bureau/demande-douteuse': (page, made) =>
    desk(`/bureau/demandes/${made.references.douteuse}`)(page, made),
  '/bureau/demande-echec': (page, made) =>
    desk(`/bureau/demandes/${made.references.echec}`)(page, made),
  '/bureau/demande-perdue': (page, made) =>
    desk(`/bureau/demandes/${made.references.recue}`, 'perdue')(page, made),
  '/bureau/inconnu': desk('/bureau/aucune/porte'),
  '/bureau/chiffres': desk('/bureau/chiffres'),
  '/bureau/equipe': desk('/bureau/equipe'),
  '/bureau/equipe-inviter': desk('/bureau/equipe', 'inviter'),
  '/bureau/journal': desk('/bureau/journal'),
  '/bureau/devis': desk('/bureau/devis'),
  '/bureau/devis-nouveau': desk('/bureau/devis', 'nouveau'),
  '/bureau/devis-brouillon': draft('brouillon'),
  '/bureau/devis-bloque': draft('bloque'),
  '/bureau/devis-pack': draft('brouillon', 'pack'),
  '/bureau/devis-envoyer': draft('brouillon', 'envoyer'),
  '/bureau/devis-abandonner': draft('brouillon', 'abandonner'),
  '/bureau/devis-envoye': sent('devis'),
  '/bureau/devis-nouveau-lien': sent('devis', 'lien'),
  '/bureau/devis-papier': sent('devis', 'papier'),
  '/bureau/devis-echec': sent('echec'),
  '/bureau/devis-question': sent('question'),
  '/bureau/devis-accepte': sent('accepte'),
  '/bureau/devis-accepte-sur-papier': sent('papier'),
  '/bureau/devis-refuse': sent('refuse'),
  '/bureau/devis-expire': sent('expire'),
  '/bureau/devis-remplace': (page, made) =>
    desk(`/bureau/devis/${made.numbers.remplace}?version=1`)(page, made),
  '/bureau/devis-retracte': sent('retracte-tot'),
  '/courriel/devis-envoye': mail('quote'),
  '/courriel/devis-rappel': mail('quote-reminder'),
  '/courriel/devis-accepte': mail('quote-accepted'),
  '/courriel/devis-accepte-agence': mail('quote-accepted-agency'),
  '/courriel/devis-refuse-agence': mail('quote-declined-agency'),
  '/courriel/retractation': mail('quote-withdrawn'),
  '/courriel/retractation-agence': mail('quote-withdrawn-agency'),
  '/courriel/lien': mail('link'),
  '/papier/devis': paper(() => drawQuotePdf(sampleQuote)),
  '/papier/devis-accepte': paper(() => drawQuotePdf(sampleQuote, sampleAcceptance)),
  // Last, since each leaves something that lists and figures would show.
  '/bureau/demandes-nouvelle': newcomer,
  '/bureau/demande-conflit': requestConflict,
  '/bureau/devis-conflit': draftConflict,
  '/bureau/quarantaine-sortie': released,
} satisfies Record<string, Scene>

/** @returns undefined for a page that its address alone shows */
export const sceneOf = (path: string): Scene | undefined => (scenes as Record<string, Scene>)[path]
