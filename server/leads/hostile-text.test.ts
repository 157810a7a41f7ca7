import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import { forms } from '#forms/registry.ts'
import { unhandled } from '#workshop/requests.ts'
import { everyHostile } from '../../tools/prove/fuzz/hostile.ts'
import { anyText } from '../../tools/test/any-text.ts'
import { startFakeSmtp } from '../../tools/test/fake-mail.ts'
import { layOut } from '../channels/mail-layout.ts'
import { acknowledgementContent, agencyMailContent } from '../channels/mails.ts'
import { createSmtpChannel } from '../channels/smtp.ts'
import type { LeadWithDeliveries } from '../store/leads/records.ts'
import { toCsv, toJson } from './exports/export-leads.ts'
import { printLead, printList } from './exports/print-leads.ts'

const published = loadContent()

const word = fc.oneof(
  fc.constantFrom(...everyHostile),
  fc
    .tuple(fc.constantFrom(...everyHostile), fc.constantFrom(...everyHostile))
    .map((two) => two.join('')),
  fc.string({ unit: 'grapheme' }),
  anyText(),
)

const leads = fc
  .tuple(fc.constantFrom(...Object.values(forms)), fc.array(word, { minLength: 6, maxLength: 6 }))
  .map(([form, words]): LeadWithDeliveries => {
    const harmless: Record<string, string> = { email: 'ines@exemple.fr', service: 'Webmastering' }
    const values = Object.entries(form.schema.entries).map(([name, field], index) => {
      const judged = field['~standard'].validate(words[index] ?? '')
      if (judged instanceof Promise) throw new Error('an asynchronous rule')
      return [name, judged.issues ? (harmless[name] ?? 'x') : judged.value]
    })
    return {
      id: '0b6e3f40-ab12-4cd3-9e8f-0123456789ab',
      reference: 'G-7KM4-2XR',
      form: form.name,
      values: Object.fromEntries(values),
      page: '/devis',
      notice: '2026-11-21',
      receivedAt: Date.UTC(2026, 10, 21, 8, 42),
      deliveries: [],
      handling: {
        ...unhandled,
        assignee: words[0] ?? '',
        lost: { reason: words[1] ?? '', detail: words[2] ?? '' },
        notes: [{ at: 0, author: words[3] ?? '', text: words[4] ?? '' }],
        messages: [
          {
            id: 'm1',
            kind: 'filed-in',
            at: 0,
            personId: null,
            author: words[0] ?? '',
            address: words[1] ?? '',
            subject: words[2] ?? '',
            text: words[5] ?? '',
          },
        ],
      },
    }
  })

const check = (property: (lead: LeadWithDeliveries) => void | Promise<void>) =>
  fc.assert(
    fc.asyncProperty(leads, async (lead) => property(lead)),
    { numRuns: 400 },
  )

test('typed text does not control the terminal', { tags: 'thorough' }, () =>
  check((lead) => {
    const shown = [printLead(lead), printList([lead]), printList([lead], 'doubts')].join('')
    expect(shown).not.toMatch(/[^\P{Cc}\n]|\p{Cf}|[\u2028\u2029]/u)
  }),
)

test(
  'typed text cannot start a formula in the export, whatever the separator',
  { tags: 'thorough' },
  () =>
    check(async (lead) => {
      for (const separator of [';', ','] as const) {
        const pieces = await Array.fromAsync(toCsv([lead], undefined, separator))
        const csv = pieces.join('').replace('\ufeff', '')
        // A foreign spreadsheet splits at another separator, and respects quotes only at the start of a cell.
        const cuts = separator === ';' ? /[,\t\n]/ : /[;\t\n]/
        const elsewhere = csv.split(cuts).map((cell) => cell.replace(/^[\s"]+/, ''))
        const starts = [...cellsOf(csv, separator), ...elsewhere]
        const isFormula = (cell: string) => /^[=+\-@\uff1d\uff0b\uff0d\uff20\t\r]/.test(cell)
        expect(starts.filter(isFormula)).toEqual([])
      }
      expect(JSON.parse((await Array.fromAsync(toJson([lead]))).join(''))[0].values).toEqual(
        lead.values,
      )
    }),
)

test('typed text adds no tags to the HTML of a mail', { tags: 'thorough' }, () =>
  check((lead) => {
    const { email = '', pack = '', service = '', ...typed } = lead.values
    const letters = Object.entries(typed).map(([name, text]) => [name, text && 'x'])
    const site = { content: published, siteUrl: undefined }
    const harmless = { ...Object.fromEntries(letters), email, pack, service }
    for (const mailOf of [agencyMailContent, acknowledgementContent]) {
      const tags = (values: typeof harmless) =>
        layOut(mailOf({ ...lead, values }, site), site)
          .html.replace(/<br>|<span style="white-space:nowrap">|<\/span>/g, '')
          .match(/</g)?.length
      expect(tags(lead.values)).toBe(tags(harmless))
    }
  }),
)

test('typed text adds no header or recipient to the mail', { tags: 'thorough' }, async () => {
  const smtp = await startFakeSmtp()
  const channel = createSmtpChannel({
    content: { current: published },
    url: smtp.url,
    from: 'Graaand <site@graaand.example>',
    to: 'agence@graaand.example',
    siteUrl: undefined,
  })
  onTestFinished(async () => {
    channel.close()
    await smtp.close()
  })
  const expected = new Set(
    'from to reply-to subject message-id date mime-version content-type auto-submitted'.split(' '),
  )
  await fc.assert(
    fc.asyncProperty(leads, fc.constantFrom('agency', 'visitor'), async (lead, recipient) => {
      const { outcome } = await channel.send({ id: 'd1', recipient, lead })
      expect(outcome).toBe('sent')
      const received = smtp.mails.at(-1)
      expect(received?.envelope.to).toEqual([
        recipient === 'agency' ? 'agence@graaand.example' : lead.values.email,
      ])
      const names = received?.mail.headers.map(({ key }) => key) ?? []
      expect(names.filter((name) => !expected.has(name))).toEqual([])
      expect(new Set(names).size).toBe(names.length)
    }),
    { numRuns: 25 },
  )
})

function cellsOf(csv: string, separator: ';' | ','): string[] {
  const cells =
    separator === ';' ? /("(?:[^"]|"")*"|[^;\n]*)(?:;|\n)/g : /("(?:[^"]|"")*"|[^,\n]*)(?:,|\n)/g
  return [...csv.matchAll(cells)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1) : cell,
  )
}
