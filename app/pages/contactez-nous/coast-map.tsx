import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Company } from '#content/company/company.ts'
import type { Consent } from '#content/consent.ts'
import { type ChoiceTerms, decide, useChoice } from '../../layout/consent/consent.ts'

interface CoastMapProps {
  words: Consent['map']
  terms: ChoiceTerms
  offices: Company['offices']
  children?: ReactNode
}

/** No request goes to Google before consent (Spec: S-29, L-11). */
export function CoastMap({ words, terms, offices, children }: CoastMapProps) {
  const choice = useChoice('map', terms)
  const asked = choice?.accepted ? choice.at : undefined
  const { frame, state } = useMapFrame(asked)
  const status = useRef<HTMLParagraphElement>(null)

  const choose = (accepted: boolean) => {
    decide('map', accepted, terms)
    status.current?.focus()
  }

  const button = (accepted: boolean, label: string) => (
    <button type="button" className="choice-button" data-js onClick={() => choose(accepted)}>
      {label}
    </button>
  )

  return (
    <section className={`map ${state}`} aria-label={words.title}>
      {children}
      {(state === 'loading' || state === 'success') && (
        <iframe key={asked} ref={frame} src="/plan" title={words.frame} loading="lazy" />
      )}
      <div>
        <p>{words.text}</p>
        {offices
          .filter(({ street }) => street)
          .map((office) => (
            <a
              key={office.city}
              className="text-link"
              href={office.directions}
              target="_blank"
              rel="noopener"
            >
              {words.directions} {office.city}, {office.country}
              <span className="visually-hidden"> {words.newTab}</span>
            </a>
          ))}
        <p ref={status} className="map-question" role="status" tabIndex={-1}>
          {state === 'initialized' ? (choice ? words.refused : words.question) : words[state]}
        </p>
        <p className="without-script">{words.withoutScript}</p>
        <p className="choice-buttons">
          {state === 'initialized' && button(true, words.accept)}
          {state === 'failure' && button(true, words.retry)}{' '}
          {choice?.accepted !== false && button(false, words.refuse)}
        </p>
      </div>
    </section>
  )
}

/** Milliseconds, once the frame is in view, in which its script must have started. */
const startTime = 10_000

type FrameReport = 'started' | 'success' | 'failure'

const reports: readonly unknown[] = ['started', 'success', 'failure'] satisfies FrameReport[]

/**
 * Returns the state of the map in the frame (Spec: S-30). A timer finds a frame whose document or script failed to
 * load, because Firefox and WebKit then fire no event.
 *
 * @param asked date of the consent for which the frame was loaded; undefined without consent
 */
function useMapFrame(asked: string | undefined) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [report, setReport] = useState<{ to: string; state: FrameReport }>()

  useEffect(() => {
    if (!asked || !frame.current) return
    let timer = 0
    const fail = () =>
      setReport((last) => (last?.to === asked ? last : { to: asked, state: 'failure' }))
    const inView = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      inView.disconnect()
      timer = window.setTimeout(fail, startTime)
    })
    const listen = ({ data, source }: MessageEvent) => {
      const fromFrame = source !== null && source === frame.current?.contentWindow
      if (fromFrame && reports.includes(data)) setReport({ to: asked, state: data })
    }
    inView.observe(frame.current)
    addEventListener('message', listen)
    return () => {
      inView.disconnect()
      clearTimeout(timer)
      removeEventListener('message', listen)
    }
  }, [asked])

  const current = report?.to === asked && report?.state !== 'started' ? report?.state : undefined
  return { frame, state: asked ? (current ?? 'loading') : 'initialized' } as const
}
