import type { FooterForm as FooterWords } from '#content/forms/footer-form.ts'
import { footerForm } from '#forms/footer.ts'
import { LeadForm, type LeadFormWords } from '../lead-form/lead-form.tsx'
import { TextArea, TextField } from '../ui/field.tsx'

interface FooterFormProps {
  form: LeadFormWords
  fields: FooterWords['fields']
  phoneNotice: string
}

/** Spec: S-9 */
export function FooterForm({ form, fields, phoneNotice }: FooterFormProps) {
  const { required, name, email, phone, description } = fields
  const { optional } = form.messages
  return (
    <LeadForm form={footerForm} {...form}>
      {(field) => (
        <>
          <p className="form-note">{required}</p>
          <TextField {...field('name')} {...name} autoComplete="name" />
          <TextField {...field('email')} {...email} type="email" autoComplete="email" />
          <TextField
            {...field('phone')}
            {...phone}
            type="tel"
            autoComplete="tel"
            hint={phoneNotice}
            optional={optional}
          />
          <TextArea {...field('description')} {...description} rows={3} optional={optional} />
        </>
      )}
    </LeadForm>
  )
}
