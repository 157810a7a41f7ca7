import { expect, test } from 'vitest'
import { loadContent } from '#content/documents/load.ts'
import type { FormName } from '#content/forms/form-name.ts'
import { emailJsBody } from '#forms/emailjs.ts'
import { fieldNames } from '#forms/form.ts'
import { forms } from '#forms/registry.ts'
import { example } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { unhandled } from '#workshop/requests.ts'
import { agencyMailContent } from '../channels/mails.ts'
import { factsOf } from '../http/desk/demande/request-view.ts'
import { exportOf } from '../http/follow/own-data.ts'
import { previewsOf, requestFacts } from '../http/follow/views.ts'
import type { Visit } from '../http/follow/visit.ts'
import type { LeadWithDeliveries } from '../store/leads/records.ts'
import { toCsv, toJson } from './exports/export-leads.ts'
import { printLead } from './exports/print-leads.ts'
import { freeText, otherFields } from './other-fields.ts'

// Each of these places must show every field of a form; search, erasure and backups handle any field.

const code = encode({ ...example, name: 'Fournil du Test' })
const codes: Record<string, string> = { apercus: code, pack: 'site-vitrine-professionnel' }
const typedIn = (name: string) => codes[name] ?? `valeur de ${name}`
const words: Record<string, string> = {
  apercus: 'Fournil du Test',
  pack: 'Pack Professionnel, Site vitrine',
}

function leadOf(form: FormName): LeadWithDeliveries {
  return {
    id: '0b6e3f40-ab12-4cd3-9e8f-0123456789ab',
    reference: 'G-7KM4-2XR',
    form,
    values: Object.fromEntries(fieldNames(forms[form]).map((name) => [name, typedIn(name)])),
    page: '/devis',
    notice: '2026-11-21',
    receivedAt: Date.UTC(2026, 10, 21, 8, 42),
    deliveries: [],
    handling: unhandled,
  }
}

const joined = async (pieces: AsyncIterable<string>) => (await Array.fromAsync(pieces)).join('')
const ids = { publicKey: 'k', serviceId: 's', templateContact: 'c', templateQuote: 'q' }

const visitOf = (lead: LeadWithDeliveries): Visit => ({
  base: '',
  isContractOnly: false,
  sentTo: '',
  lead,
  quotes: [],
  current: undefined,
  timeZone: 'Europe/Paris',
})

const content = loadContent()

const places: Record<string, (lead: LeadWithDeliveries) => string | Promise<string>> = {
  'agencyMailContent, server/channels/mails.ts': (lead) =>
    JSON.stringify(agencyMailContent(lead, { content, siteUrl: 'https://graaand.example' })),
  'factsOf, server/http/desk/demande/request-view.ts': (lead) =>
    JSON.stringify([
      factsOf(lead, content.prices),
      freeText(lead.form, lead.values),
      typedIn('name'),
      code,
    ]),
  'requestFacts, server/http/follow/views.ts': (lead) =>
    JSON.stringify([requestFacts(visitOf(lead), 'Nom'), previewsOf(lead)]),
  'exportOf, server/http/follow/own-data.ts': (lead) => JSON.stringify(exportOf(visitOf(lead), 0)),
  'toCsv, server/leads/exports/export-leads.ts': (lead) => joined(toCsv([lead])),
  'toJson, server/leads/exports/export-leads.ts': (lead) => joined(toJson([lead])),
  'printLead, server/leads/exports/print-leads.ts': (lead) => printLead(lead),
  'emailJsBody, forms/emailjs.ts': ({ form, values }) =>
    JSON.stringify(emailJsBody(ids, form, values, { pack: values.pack ?? '', previews: code })),
}

const fields = Object.values(forms).flatMap((form) =>
  fieldNames(form).map((name) => [form.name, name] as const),
)

test.each(fields)(
  'every place that shows a request shows the text of %s, %s',
  async (form, name) => {
    const lead = leadOf(form)
    const missing: string[] = []
    for (const [place, show] of Object.entries(places)) {
      const shown = (await show(lead)).replaceAll('%', '').replaceAll('\u00a0', ' ')
      if (![typedIn(name), words[name] ?? typedIn(name)].some((said) => shown.includes(said))) {
        missing.push(place)
      }
    }
    expect(missing).toEqual([])
  },
)

test.each(fields)('the desk shows the text of %s, %s, only once', (form, name) => {
  const { values } = leadOf(form)
  const facts = otherFields(values).map(([, value]) => value)
  const isInText = freeText(form, values).includes(typedIn(name))
  expect(
    isInText && facts.includes(typedIn(name)),
    'a field of freeText must be listed in inTheirPlace, server/leads/other-fields.ts',
  ).toBe(false)
})
