import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { agencyCalendar } from '#content/company/calendar.ts'
import { answerMail } from '#content/company/mail.ts'
import { dayFault, pastDay } from '#content/days.ts'
import { insertTemplate } from '#content/desk/insert-template.ts'
import { blanksOf, fillTemplate } from '#content/desk/templates.ts'
import type { Content } from '#content/documents/documents.ts'
import { dayAt, formatHour } from '#quotes/dates.ts'
import { isolated } from '#quotes/isolated.ts'
import { answerContent } from '../../../channels/mails.ts'
import { minute, startOfDay } from '../../../days.ts'
import {
  type AnswerResult,
  answerChannel,
  answerRequest,
  fileMail,
  longest,
} from '../../../leads/messages/answer.ts'
import { StoreUnavailable } from '../../../store/engine/faults.ts'
import { promisedDelay, workingTime } from '../../../working-hours.ts'
import { isUuid } from '../../uuid.ts'
import type { Inside } from '../guard.ts'
import { nameOf } from '../list-words.ts'
import { hasLeft } from '../mail-state.ts'
import { type Found, postedVersion, type RequestDesk } from './request-desk.ts'
import { type ComposerView, firstSubject, type RequestView } from './request-view.ts'

type Done = AnswerResult | { outcome: 'unavailable' }
type Outcome = Done['outcome']

const faults: Partial<Record<Outcome, string>> = {
  empty: 'Il manque l’objet ou le message.',
  'too long': `Votre texte est trop long\u00a0: ${longest.text.toLocaleString('fr').replace(/\s/g, '\u00a0')} caractères au plus. Il est gardé ci-dessous et n’est pas parti.`,
  'no channel':
    'L’envoi d’e-mails n’est pas configuré. Répondez depuis votre messagerie, puis classez votre réponse ici.',
  // The connection may break after a commit; a retry still sends the answer only once.
  unavailable:
    'La base de données ne répond pas\u00a0: votre réponse n’est pas partie. Votre texte est ci-dessous\u00a0; réessayez dans un instant, il ne partira qu’une fois.',
}

const spamWords =
  'Cette demande est marquée indésirable\u00a0: votre réponse n’est pas partie. Annulez cela d’abord.'

const statuses = { 'too long': 413, unavailable: 503 } as const
const faultOf = (done: Done) => ('because' in done ? done.because : faults[done.outcome])

const statusOf = (outcome: Outcome) =>
  outcome in statuses ? statuses[outcome as keyof typeof statuses] : 422

/** Turns a database failure into an outcome, because the page must return the typed text. */
async function outcomeOf(answering: Promise<AnswerResult>): Promise<Done> {
  try {
    return await answering
  } catch (error) {
    if (error instanceof StoreUnavailable) return { outcome: 'unavailable' }
    throw error
  }
}

export const answerRoutes = (desk: RequestDesk) =>
  new Hono<Inside>()
    .post('/demandes/:reference/repondre', replying(desk))
    .post('/demandes/:reference/classer', filingAway(desk))

const toolsOf = ({ store, clock, channels, onDue }: RequestDesk) => ({
  store,
  clock,
  channels,
  onDue,
})

function replying(desk: RequestDesk) {
  const { store, clock, channels, siteUrl, show, onRequest, showConflict } = desk

  return onRequest(async (c, found, fields) => {
    const { lead, work } = found
    const { person } = c.var.session
    const content = desk.content.current
    const { act = 'envoyer', template = '' } = fields
    const firstName = person.name.split(' ')[0] ?? ''
    const facts = { name: nameOf(lead), reference: lead.reference, firstName }
    const chosen = content.templates.find(({ id }) => id === template)
    const filled = chosen ? fillTemplate(chosen, facts) : undefined
    const composer: ComposerView = {
      id: isUuid(fields.id) ? (fields.id ?? '') : randomUUID(),
      subject: fields.subject ?? '',
      text: (fields.text ?? '').replace(/\r\n?/g, '\n'),
      template,
      filled: filled?.filled ?? [],
      blanks: [],
      isDraft: false,
      preview: null,
    }
    if (act === 'modele') {
      if (!filled) return show(c, lead.reference, { composer })
      const others = [
        ...content.templates.map((each) => fillTemplate(each, facts)),
        { subject: firstSubject(lead.reference), text: '' },
      ]
      // A page without scripts knows no caret.
      const place = { caret: composer.text.length, others }
      const { subject, start, end, text } = insertTemplate(filled, composer, place)
      const whole = composer.text.slice(0, start) + text + composer.text.slice(end)
      const blanks = blanksOf(whole)
      return show(c, lead.reference, {
        composer: { ...composer, subject, text: whole, blanks },
      })
    }
    if (act === 'corriger') return show(c, lead.reference, { composer })
    if (work.spamAt !== null) {
      const said = { composer, outcome: { kind: 'alert', words: spamWords } } as const
      return show(c, lead.reference, said, 409)
    }
    const blanks = blanksOf(composer.text)
    if (blanks.length > 0) {
      const words = `Il reste ${blanks.length} blanc${blanks.length > 1 ? 's' : ''}\u00a0: ${blanks.join(', ')}. Votre réponse n’est pas partie.`
      return show(
        c,
        lead.reference,
        { composer: { ...composer, blanks }, outcome: { kind: 'alert', words } },
        422,
      )
    }
    const message = {
      id: composer.id,
      leadId: lead.id,
      version: postedVersion(fields),
      person,
      subject: composer.subject,
      text: composer.text,
    }
    if (act === 'apercu' && composer.text.length <= longest.text) {
      const preview = previewOf()
      return show(c, lead.reference, { composer: { ...composer, preview } })
    }
    const done = await outcomeOf(answerRequest(message, toolsOf(desk)))
    const { outcome } = done
    if (outcome === 'gone') return desk.unknown(c)
    if (outcome === 'stale') {
      const { id, subject, text } = composer
      // Stored as this person's draft, which the form shows if this version is discarded without scripts.
      await store.presence.heartbeat(lead.id, person, clock.now(), { subject, text })
      return showConflict(c, found, {
        ours: [
          { label: 'Objet', value: subject },
          { label: 'Message', value: text },
        ],
        action: 'repondre',
        fields: { id, subject, text },
        said: { composer },
      })
    }
    const fault = faultOf(done)
    if (fault) {
      const said = { composer, outcome: { kind: 'alert', words: fault } } as const
      return show(c, lead.reference, said, statusOf(outcome))
    }
    const words = (await hasLeft(store, lead.id, ({ messageId }) => messageId === composer.id))
      ? sentWords(found, clock.now(), content)
      : keptWords()
    return desk.goOn(c, lead.reference, { said: { outcome: { kind: 'done', words } } })

    function previewOf(): ComposerView['preview'] {
      const at = clock.now()
      const mail = answerContent({ ...message, at }, lead, { content, siteUrl })
      const sender = answerChannel(channels)?.mailbox?.from ?? content.company.email
      return {
        from: `${answerMail.from(firstName)} ‹${sender}›`,
        to: lead.values.email ?? '',
        subject: mail.subject,
        text: message.text,
        quote: mail.quote ? `${mail.quote.line} ${mail.quote.words}` : null,
      }
    }

    function keptWords(): string {
      return `Réponse gardée à ${formatHour(clock.now())}. Elle part maintenant\u00a0; son état est dans l’historique.`
    }
  })
}

function filingAway(desk: RequestDesk) {
  const { clock, show, onRequest, showConflict } = desk

  return onRequest(async (c, found, fields) => {
    const { lead } = found
    const { subject = '', text = '', day = '' } = fields
    const kind = fields.kind === 'filed-out' ? 'filed-out' : 'filed-in'
    const id = isUuid(fields.id) ? (fields.id ?? '') : randomUUID()
    const filing: RequestView['filing'] = { id, subject, text, kind, day }
    const now = clock.now()
    const dayWords = day === '' ? null : dayFault(day, pastDay(dayAt(now)))
    if (dayWords) {
      const said = { filing, outcome: { kind: 'alert', words: dayWords } } as const
      return show(c, lead.reference, said, 422)
    }
    const at = instantOf(day, now)
    const message = {
      id,
      leadId: lead.id,
      version: postedVersion(fields),
      person: c.var.session.person,
      subject,
      text,
      kind,
      at,
    } as const
    const done = await outcomeOf(fileMail(message, toolsOf(desk)))
    const { outcome } = done
    if (outcome === 'gone') return desk.unknown(c)
    if (outcome === 'stale') {
      return showConflict(c, found, {
        ours: [{ label: 'E-mail à classer', value: text }],
        action: 'classer',
        fields: { id, subject, text, kind, day },
        said: { filing },
      })
    }
    const fault = faultOf(done)
    if (fault) {
      const said = { filing, outcome: { kind: 'alert', words: fault } } as const
      return show(c, lead.reference, said, statusOf(outcome))
    }
    const words =
      kind === 'filed-in'
        ? 'E-mail du client classé\u00a0: il attend une réponse.'
        : 'Votre réponse est classée, sans envoi d’ici.'
    return desk.goOn(c, lead.reference, { said: { outcome: { kind: 'done', words } } })
  })
}

/** Returns noon of a past day, or now for today, because the form of a filed mail has no time of day. */
function instantOf(day: string, now: number): number {
  return day === '' || day === dayAt(now) ? now : startOfDay(day) + 12 * 60 * minute
}

function sentWords({ lead, work }: Found, now: number, { hours: open }: Content): string {
  const sent = `Réponse envoyée à ${isolated(nameOf(lead))} à ${formatHour(now)}`
  if (work.waitingSince === null) return `${sent}.`
  const taken = workingTime(work.waitingSince, now, agencyCalendar(open))
  const isKept = taken <= promisedDelay
  return `${sent}, en ${hours(taken)} ouvrées\u00a0: promesse ${isKept ? 'tenue' : 'dépassée'}.`
}

/** `6 h 12`. */
function hours(time: number): string {
  const minutes = Math.floor(time / minute)
  return `${Math.floor(minutes / 60)}\u00a0h\u00a0${String(minutes % 60).padStart(2, '0')}`
}
