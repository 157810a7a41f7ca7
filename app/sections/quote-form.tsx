import { useRef } from 'react'
import { href, Link, useSearchParams } from 'react-router'
import { quoteFields, quoteFormWords } from '#content/devis.ts'
import { formMessages } from '#content/form-messages.ts'
import { findPack } from '#content/packs.ts'
import { phoneNotice } from '#content/privacy-notice.ts'
import { findQuoteService, quoteServices } from '#content/services.ts'
import { quoteForm } from '#forms/quote.ts'
import { SelectField, TextArea, TextField } from '../components/field.tsx'
import { LeadForm } from '../components/lead-form.tsx'
import { useDraft } from '../components/use-draft.ts'
import { useFormResult } from '../components/use-lead-form.ts'

/** The quote request; `?service=` and `?pack=` arrive chosen (CONTRACT, "Addresses"). */
export function QuoteForm() {
  const words = quoteFields
  const [search] = useSearchParams()
  const posted = useFormResult('quote')
  const typed = posted && 'values' in posted ? posted.values : null
  const pack = findPack(typed?.pack ?? search.get('pack') ?? '')
  const service = findQuoteService(typed?.service || search.get('service') || pack?.service || '')

  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form, 'graaand:devis', posted?.status === 'accepted')
  const eraseDraft = () => {
    draft.erase()
    form.current?.reset()
  }

  return (
    <div className="quote-box">
      <LeadForm
        ref={form}
        form={quoteForm}
        words={quoteFormWords}
        onInput={draft.keep}
        onSend={draft.keep}
        onAccepted={draft.erase}
        footnote={
          draft.kept && (
            <p className="draft-note">
              {formMessages.draftKept}
              <button type="button" onClick={eraseDraft}>
                {formMessages.eraseDraft}
              </button>
            </p>
          )
        }
      >
        {(field) => (
          <>
            <p className="form-note">{formMessages.allRequired}</p>
            <TextField {...field('name')} label={words.name} autoComplete="name" />
            <TextField {...field('email')} label={words.email} type="email" autoComplete="email" />
            <TextField
              {...field('phone')}
              label={words.phone}
              type="tel"
              autoComplete="tel"
              hint={phoneNotice}
            />
            <SelectField
              {...field('service')}
              label={words.service}
              defaultValue={service?.label ?? ''}
            >
              <option value="">{words.noService}</option>
              {quoteServices.map(({ slug, label }) => (
                <option key={slug}>{label}</option>
              ))}
            </SelectField>
            {pack && (
              <p className="chosen-pack">
                <span>
                  {words.pack} <b>{pack.label}</b>
                </span>
                <input type="hidden" name="pack" value={pack.id} />
                <Link
                  className="text-link"
                  to={{
                    pathname: href('/devis'),
                    search: `?service=${service?.slug ?? pack.service}`,
                  }}
                  replace
                  // The link leaves with the pack, and its focus would be lost.
                  onClick={() => form.current?.querySelector('select')?.focus()}
                >
                  {words.dropPack}
                </Link>
              </p>
            )}
            <TextArea
              {...field('description')}
              label={words.description}
              placeholder={words.descriptionExample}
              rows={6}
            />
          </>
        )}
      </LeadForm>
    </div>
  )
}
