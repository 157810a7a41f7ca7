import { comingSoonForm } from '#forms/coming-soon.ts'
import { LeadForm, type LeadFormWords } from '../../lead-form/lead-form.tsx'
import { TextField } from '../../ui/field.tsx'

interface ComingSoonFormProps {
  form: LeadFormWords
  label: string
  placeholder: string
}

/** Spec: S-33 */
export function ComingSoonForm({ form, ...words }: ComingSoonFormProps) {
  return (
    <LeadForm form={comingSoonForm} heading="h2" {...form}>
      {(field) => <TextField {...field('email')} {...words} type="email" autoComplete="email" />}
    </LeadForm>
  )
}
