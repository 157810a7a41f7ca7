import type { FormName } from '#content/forms/form-name.ts'

export interface Visitor {
  name: string
  email: string
  phone: string
}

export interface FormCase {
  form: FormName
  path: string
  fields: Record<string, string>
}

const visitorsOwn = { name: '', email: '', phone: '' }

export const formCases: readonly FormCase[] = [
  {
    form: 'quote',
    path: '/devis',
    fields: { ...visitorsOwn, service: 'Webmastering', description: 'Un atelier.' },
  },
  {
    form: 'contact',
    path: '/contactez-nous',
    fields: { ...visitorsOwn, message: 'Une question.' },
  },
  {
    form: 'footer',
    path: '/questions-frequentes',
    fields: { ...visitorsOwn, description: 'Une boutique.' },
  },
  {
    form: 'comment',
    path: '/single-blog',
    fields: { name: '', email: '', comment: 'Merci pour cet article.' },
  },
  { form: 'coming-soon', path: '/coming-soon', fields: { email: '' } },
]

export const valuesOf = ({ fields }: FormCase, visitor: Visitor): Record<string, string> => ({
  ...fields,
  ...Object.fromEntries(Object.entries(visitor).filter(([name]) => name in fields)),
})
