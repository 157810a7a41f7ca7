import { footerFields, footerFormWords } from '#content/footer-form.ts'
import { phoneNotice } from '#content/privacy-notice.ts'
import { footerForm } from '#forms/footer.ts'
import { TextArea, TextField } from '../components/field.tsx'
import { LeadForm } from '../components/lead-form.tsx'

/** The form at the foot of every page (01-site, section 3). */
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
