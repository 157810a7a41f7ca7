import { footerFields, footerFormWords } from '#content/forms/footer-form.ts'
import { phoneNotice } from '#content/forms/privacy-notice.ts'
import { footerForm } from '#forms/footer.ts'
import { LeadForm } from '../lead-form/lead-form.tsx'
import { TextArea, TextField } from '../ui/field.tsx'

/** The form at the foot of every page (Spec: S-9). */
export function FooterForm() {
  const { required, name, email, phone, description } = footerFields
  return (
    <LeadForm form={footerForm} words={footerFormWords}>
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
            optional
          />
          <TextArea {...field('description')} {...description} rows={3} optional />
        </>
      )}
    </LeadForm>
  )
}
