import { formMessages } from '#content/forms/form-messages.ts'
import { phoneNotice } from '#content/forms/privacy-notice.ts'
import { contactFields, contactFormWords, contactPage } from '#content/pages/contactez-nous.ts'
import { contactForm } from '#forms/contact.ts'
import { talk } from '../../drawn/index.ts'
import { LeadForm } from '../../lead-form/lead-form.tsx'
import { Art } from '../../ui/art.tsx'
import { TextArea, TextField } from '../../ui/field.tsx'
import { StartingPrice } from '../../ui/starting-price.tsx'

/** A message, beside a door ajar (Spec: S-28). */
export function ContactForm() {
  const words = contactFields
  return (
    <section className="talk">
      <div className="talk-form">
        <h2>
          <span>{contactPage.form.question}</span> <span>{contactPage.form.answer}</span>
        </h2>
        <p>
          {contactPage.form.lead} <StartingPrice of="site-vitrine" />
        </p>
        <LeadForm form={contactForm} words={contactFormWords}>
          {(field) => (
            <>
              <p className="form-note">{formMessages.allRequired}</p>
              <TextField {...field('name')} label={words.name} autoComplete="name" />
              <TextField
                {...field('email')}
                label={words.email}
                type="email"
                autoComplete="email"
                placeholder={words.emailExample}
              />
              <TextField
                {...field('phone')}
                label={words.phone}
                type="tel"
                autoComplete="tel"
                placeholder={words.phoneExample}
                hint={phoneNotice}
              />
              <TextArea
                {...field('message')}
                label={words.message}
                placeholder={words.messageExample}
                rows={6}
              />
            </>
          )}
        </LeadForm>
      </div>
      <Art of={talk} alt="" />
    </section>
  )
}
