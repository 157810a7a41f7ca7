import { type MouseEvent, type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { QuotePage } from '#content/pages/devis.ts'
import { quoteFormFor } from '#forms/quote.ts'
import { useFormResult } from '../../lead-form/form-result.ts'
import { LeadForm, type LeadFormWords } from '../../lead-form/lead-form.tsx'
import { useSearch } from '../../render/search.ts'
import { SelectField, TextArea, TextField } from '../../ui/field.tsx'
import type { Address } from '../../ui/link.tsx'
import { Link } from '../../ui/link.tsx'
import { QuotePreviews } from './quote-previews.tsx'

interface QuoteFormProps {
  form: LeadFormWords
  fields: QuotePage['fields']
  previews: QuotePage['previews']
  sketchNotice: string
  phoneNotice: string
  services: readonly { slug: string; label: string }[]
  packs: readonly { id: string; label: string; service: string }[]
  children?: ReactNode
}

interface Chosen {
  service: string
  pack: string
  apercus: string
}

const nothing: Chosen = { service: '', pack: '', apercus: '' }

/**
 * `?service=` and `?pack=` preselect fields (Spec: F-8). `#apercus=`, or `?apercus=` without JavaScript,
 * adds previews.
 */
export function QuoteForm({ form, fields, previews, packs, services, ...props }: QuoteFormProps) {
  const search = useSearch()
  const posted = useFormResult('quote')
  const typed = posted && 'values' in posted ? posted.values : null
  const [isSent, setSent] = useState(posted?.status === 'accepted')
  const [isHydrated, setHydrated] = useState(false)
  const [chosen, setChosen] = useState<Chosen>(() => {
    if (isSent) return nothing
    const query = new URLSearchParams(search)
    return {
      service: typed?.service || query.get('service') || '',
      pack: typed?.pack ?? query.get('pack') ?? '',
      apercus: typed?.apercus ?? query.get('apercus') ?? '',
    }
  })
  // Before the island counts as started, because a click held until then may remove the previews or the pack.
  useLayoutEffect(() => {
    setHydrated(true)
    if (isSent) return
    const fragment = new URLSearchParams(location.hash.slice(1)).get('apercus')
    // In a static build, only the browser reads the query.
    const query = new URLSearchParams(import.meta.env.FORMS === 'emailjs' ? location.search : '')
    setChosen((before) => ({
      service: query.get('service') ?? before.service,
      pack: query.get('pack') ?? before.pack,
      apercus: fragment ?? query.get('apercus') ?? before.apercus,
    }))
    // No element has the code as its id. A reload keeps its place.
    if (fragment && scrollY === 0) box.current?.scrollIntoView({ behavior: 'instant' })
  }, [isSent])

  const quoteForm = useMemo(
    () =>
      quoteFormFor({
        serviceLabel: (name) =>
          services.find(({ label, slug }) => [label, slug].includes(name))?.label,
        serviceOfPack: (id) => packs.find((pack) => pack.id === id)?.service,
      }),
    [services, packs],
  )
  const pack = packs.find(({ id }) => id === chosen.pack)
  const { service: named } = quoteForm.complete({ ...chosen })
  const service = services.find(({ label, slug }) => label === named || slug === named)

  const box = useRef<HTMLDivElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const without = (dropped: 'pack' | 'apercus') => {
    const all = { service: service?.slug, pack: pack?.id, apercus: chosen.apercus }
    const kept = Object.entries(all).filter(([name, value]) => value && name !== dropped)
    const search = new URLSearchParams(kept as [string, string][])
    return (search.size ? `/devis?${search}#devis` : '/devis') as Address
  }
  const drop = (dropped: 'pack' | 'apercus', next: string) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    setChosen({ ...chosen, service: service?.slug ?? '', [dropped]: '' })
    history.replaceState(history.state, '', without(dropped))
    element.current?.querySelector<HTMLElement>(next)?.focus()
  }

  return (
    <div className="quote-box" id="devis" ref={box}>
      <LeadForm
        ref={element}
        form={quoteForm}
        {...form}
        onAccepted={() => {
          setSent(true)
          setChosen(nothing)
        }}
      >
        {(field) => (
          <>
            {pack && (
              <p className="chosen-pack">
                <span>
                  {fields.pack} <b>{pack.label}</b>
                </span>
                <input type="hidden" name="pack" value={pack.id} data-label={pack.label} />
                <Link
                  className="text-link"
                  to={without('pack')}
                  data-js
                  onClick={drop('pack', 'select')}
                >
                  {fields.dropPack}
                </Link>
              </p>
            )}
            {chosen.apercus && (
              <QuotePreviews
                code={chosen.apercus}
                isHydrated={isHydrated}
                words={previews}
                notice={props.sketchNotice}
                without={without('apercus')}
                onRemoved={drop('apercus', '[name=name]')}
              >
                {props.children}
              </QuotePreviews>
            )}
            <p className="form-note" id="quote-note">
              {form.messages.allRequired}
            </p>
            <TextField
              {...field('name')}
              note="quote-note"
              label={fields.name}
              autoComplete="name"
            />
            <TextField
              {...field('email')}
              note="quote-note"
              label={fields.email}
              type="email"
              autoComplete="email"
              placeholder={fields.emailExample}
            />
            <TextField
              {...field('phone')}
              note="quote-note"
              label={fields.phone}
              type="tel"
              autoComplete="tel"
              hint={props.phoneNotice}
            />
            <SelectField
              {...field('service')}
              note="quote-note"
              label={fields.service}
              defaultValue={service?.label ?? ''}
            >
              <option value="">{fields.noService}</option>
              {services.map(({ slug, label }) => (
                // Without a value, a translated page would post the translation.
                <option key={slug} value={label}>
                  {label}
                </option>
              ))}
            </SelectField>
            <TextArea
              {...field('description')}
              note="quote-note"
              label={fields.description}
              placeholder={fields.descriptionExample}
              rows={6}
            />
          </>
        )}
      </LeadForm>
      {!chosen.apercus && !isSent && (
        <div className="quote-previews">
          {props.children}
          <p>{previews.offer}</p>
        </div>
      )}
    </div>
  )
}
