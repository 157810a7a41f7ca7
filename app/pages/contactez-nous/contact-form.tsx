import type { ContactPage } from '#content/pages/contactez-nous.ts'
import { contactForm } from '#forms/contact.ts'
import { LeadForm, type LeadFormWords } from '../../lead-form/lead-form.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'

interface ContactFormProps {
  form: LeadFormWords
  fields: ContactPage['fields']
  phoneNotice: string
}

/** Spec: S-28 */
export function ContactForm({ form, fields, phoneNotice }: ContactFormProps) {
  return (
    <LeadForm form={contactForm} {...form}>
      {(field) => (
        <>
          <p className="form-note" id="contact-note">
            {form.messages.allRequired}
          </p>
          <TextField
            {...field('name')}
            note="contact-note"
            label={fields.name}
            autoComplete="name"
          />
          <TextField
            {...field('email')}
            note="contact-note"
            label={fields.email}
            type="email"
            autoComplete="email"
            placeholder={fields.emailExample}
          />
          <TextField
            {...field('phone')}
            note="contact-note"
            label={fields.phone}
            type="tel"
            autoComplete="tel"
            placeholder={fields.phoneExample}
            hint={phoneNotice}
          />
          <TextArea
            {...field('message')}
            note="contact-note"
            label={fields.message}
            placeholder={fields.messageExample}
            rows={6}
          />
        </>
      )}
    </LeadForm>
  )
}
