import { useRef } from 'react'
import { href, Link, useLocation, useSearchParams } from 'react-router'
import { findPack } from '#content/catalogue/packs.ts'
import { formMessages } from '#content/forms/form-messages.ts'
import { phoneNotice } from '#content/forms/privacy-notice.ts'
import { findQuoteService, quoteServices } from '#content/forms/quote-services.ts'
import { quoteFields, quoteFormWords } from '#content/pages/devis.ts'
import { quoteForm } from '#forms/quote.ts'
import { LeadForm } from '../../lead-form/lead-form.tsx'
import { useFormResult } from '../../lead-form/use-lead-form.ts'
import { useIsHydrated } from '../../runtime/router/use-is-served.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import { QuotePreviews } from './quote-previews.tsx'
import { useDraft } from './use-draft.ts'

/**
 * The quote request; `?service=` and `?pack=` arrive chosen (Spec: F-8), and previews by
 * their code: `#apercus=`, or `?apercus=` without JavaScript.
 */
export function QuoteForm() {
  const words = quoteFields
  const [search] = useSearchParams()
  const posted = useFormResult('quote')
  const typed = posted && 'values' in posted ? posted.values : null
  const pack = findPack(typed?.pack ?? search.get('pack') ?? '')
  const service = findQuoteService(typed?.service || search.get('service') || pack?.service || '')

  const isHydrated = useIsHydrated()
  const { hash } = useLocation()
  const fragment = isHydrated ? new URLSearchParams(hash.slice(1)).get('apercus') : null
  const previews = fragment ?? typed?.apercus ?? search.get('apercus') ?? ''
  /** This page, but for one of the things that were chosen before. */
  const without = (dropped: 'pack' | 'apercus') => {
    const chosen = { service: service?.slug, pack: pack?.id, apercus: fragment ? '' : previews }
    const kept = Object.entries(chosen).filter(([name, value]) => value && name !== dropped)
    return {
      pathname: href('/devis'),
      search: new URLSearchParams(kept as [string, string][]).toString(),
      hash: fragment && dropped !== 'apercus' ? hash : '',
    }
  }

  const form = useRef<HTMLFormElement>(null)
  const draft = useDraft(form, posted?.status === 'accepted')
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
          draft.isKept && (
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
            <QuotePreviews
              code={previews}
              isHydrated={isHydrated}
              without={without('apercus')}
              // The link leaves with them, and its focus would be lost.
              onRemoved={() => form.current?.querySelector<HTMLElement>('[name=name]')?.focus()}
            />
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
                // Without a value, a translated page would post the translation.
                <option key={slug} value={label}>
                  {label}
                </option>
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
                  to={without('pack')}
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
