import type { FormName } from '#content/forms/form-name.ts'
import type { FormValues } from './result.ts'

export interface EmailJsIdentifiers {
  publicKey: string
  serviceId: string
  templateContact: string
  templateQuote: string
  /** For servers only. */
  privateKey?: string
}

export interface EmailJsBody {
  template_params: Record<string, string>
  [name: string]: unknown
}

const origins: Partial<Record<FormName, string>> = {
  footer: 'Formulaire de bas de page',
  comment: 'Commentaire du blog',
  'coming-soon': 'Être prévenu de l’ouverture',
}

const admin = 'https://dashboard.emailjs.com/admin'

/**
 * Returns the body of a `POST /api/v1.0/email/send`. EmailJS's templates have no field for the pack and the
 * previews: the pack is added to the service, the previews to the description.
 *
 * @returns the JSON body; or EmailJS's own error text if an identifier is missing
 * Spec: F-22
 */
export function emailJsBody(
  identifiers: Partial<EmailJsIdentifiers>,
  form: FormName,
  values: FormValues,
  { pack = '', previews = '' }: { pack?: string; previews?: string } = {},
): { ok: true; body: EmailJsBody } | { ok: false; error: string } {
  const { publicKey, serviceId, templateContact, templateQuote, privateKey } = identifiers
  const templateId = form === 'quote' ? templateQuote : templateContact
  if (!publicKey) return missing('user ID', '/integration')
  if (!serviceId) return missing('service ID', '')
  if (!templateId) return missing('template ID', '/templates')
  return {
    ok: true,
    body: {
      lib_version: '3.2.0',
      user_id: publicKey,
      service_id: serviceId,
      template_id: templateId,
      template_params:
        form === 'quote' ? quoteParams(values, pack, previews) : contactParams(form, values),
      ...(privateKey && { accessToken: privateKey }),
    },
  }
}

function missing(what: string, page: string) {
  return { ok: false as const, error: `The ${what} is required. Visit ${admin}${page}` }
}

function quoteParams(values: FormValues, pack: string, previews: string) {
  const { name = '', email = '', phone = '', service = '', description = '' } = values
  return {
    name,
    email,
    phone,
    service: pack ? `${service} (${pack})` : service,
    description: [description, previews].filter(Boolean).join('\n\n'),
  }
}

function contactParams(form: FormName, values: FormValues) {
  const { name = '', email = '', phone = '' } = values
  const text = values.message ?? values.description ?? values.comment
  return { name, email, phone, message: [origins[form], text].filter(Boolean).join('\n\n') }
}
