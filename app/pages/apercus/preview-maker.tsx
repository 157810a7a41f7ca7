import {
  type FormEvent,
  Fragment,
  type MouseEvent,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { PreviewsPage } from '#content/pages/apercus.ts'
import { type DirectionId, directionIds } from '#previews/answers/answers.ts'
import { encode } from '#previews/answers/code.ts'
import { fields, ownPalette, readFields } from '#previews/fields.ts'
import { PreviewRules } from '../../previews/preview-rules.tsx'
import { useSearch } from '../../render/search.ts'
import { BodySheet } from '../../render/sheet.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { Address } from '../../ui/link.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import below from './below-fold.css?inline'
import { PreviewPalettes, PreviewSentence } from './preview-answers.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewWords } from './preview-words.ts'
import { useHydrated } from './use-hydrated.ts'
import { addressOf, usePreviews } from './use-previews.ts'

const form = 'reponses'

/** Whether this is a static build, whose host ignores the query of a submitted form. */
const isStatic = import.meta.env.FORMS === 'emailjs'

interface PreviewMakerProps {
  words: PreviewsPage
  children?: ReactNode
}

/** Without scripts each button submits the answers, and the server renders the page. */
export function PreviewMaker({ words, children }: PreviewMakerProps) {
  const search = useSearch()
  const { answers, later, favourite, fault, filling, code, change } = usePreviews(search)
  const [enlarged, setEnlarged] = useState(() => readFields(new URLSearchParams(search)).enlarged)

  const sentence = useRef<HTMLFormElement>(null)
  // Reads values typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, at hydration
  useEffect(() => {
    if (!sentence.current || location.hash.length > 1) return
    const { answers: typed } = readFields(new FormData(sentence.current))
    if (encode(typed, favourite) !== encode(answers, favourite)) change({ answers: typed })
  }, [])

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    // Choosing a colour selects the palette with that colour.
    if ((target as HTMLInputElement).name === fields.colour) {
      const palettes = currentTarget.elements.namedItem(fields.palette) as RadioNodeList
      palettes.value = ownPalette
    }
    change({ answers: readFields(new FormData(currentTarget)).answers })
  }

  function byScript(act: () => void) {
    return (event: MouseEvent) => {
      event.preventDefault()
      act()
    }
  }

  // A key press renders this preview at once, the others after the next paint. Phones show `review` first, but it does
  // not contain the sentence, so `poster` leads when the sentence changes.
  const leading = answers.sentence === later.sentence ? 'review' : 'poster'

  const frameProps = (direction: DirectionId) => {
    const isFavourite = favourite === direction
    return {
      direction,
      answers: direction === leading ? answers : later,
      later,
      form,
      isFavourite,
      onChoose: byScript(() => change({ favourite: isFavourite ? null : direction })),
      onEnlarge: byScript(() => setEnlarged(direction)),
    }
  }

  return (
    <PreviewWords value={words}>
      <section className="previews-head ground-bleu">
        {children}
        {fault && (
          <p className="link-fault" role="alert">
            {words.faults[fault]}
          </p>
        )}
        <form
          ref={sentence}
          id={form}
          action="/apercus"
          autoComplete="off"
          key={filling}
          className={answers.name.length > 30 ? 'long' : undefined}
          onInput={onInput}
          onSubmit={(event) => event.preventDefault()}
        >
          <PreviewSentence answers={answers} />
          <PreviewPalettes palette={answers.palette} />
          <input type="hidden" name={fields.favourite} value={favourite ?? ''} />
          {isStatic ? (
            <noscript>{words.needsScript}</noscript>
          ) : (
            <button className="act" type="submit">
              {words.sentence.submit}
            </button>
          )}
        </form>
        <EarlyNext code={code} />
      </section>
      <PreviewRules answers={later} />
      <section className="previews-row" aria-label={words.views}>
        {directionIds.map((direction, index) => (
          <Fragment key={direction}>
            {/* Its rules may only match elements below it. */}
            {index === 1 && <BodySheet id="plus-bas" css={import.meta.env.SSR ? below : ''} />}
            <Suspense>
              <PreviewFrame {...frameProps(direction)} />
            </Suspense>
          </Fragment>
        ))}
      </section>
      <PreviewNext code={code} />
      {enlarged && (
        <PreviewDialog
          key={enlarged}
          direction={enlarged}
          answers={later}
          onClose={() => setEnlarged(null)}
        />
      )}
    </PreviewWords>
  )
}

/** Only on phones, where three previews of a screen each separate the sentence from the button. */
const EarlyNext = memo(function EarlyNext({ code }: { code: string | null }) {
  const hydrated = useHydrated()
  const { next } = use(PreviewWords)
  return <TextLink to={quoteAddress(code, hydrated)}>{next.action}</TextLink>
})

const PreviewNext = memo(function PreviewNext({ code }: { code: string | null }) {
  const hydrated = useHydrated()
  const { next, notice } = use(PreviewWords)
  const [status, setStatus] = useState('')
  const [link, setLink] = useState('')

  async function copy() {
    const address = new URL(code ? addressOf(code) : location.pathname, location.origin).href
    let copied = true
    try {
      await navigator.clipboard.writeText(address)
    } catch {
      copied = false
    }
    setStatus(copied ? next.copied : next.notCopied)
    setLink(copied ? '' : address)
  }

  return (
    <section className="previews-next ground-soleil">
      <div>
        <h2>{next.title}</h2>
        <p>
          <strong>{notice}</strong> {next.text}
        </p>
      </div>
      <div>
        <ButtonLink to={quoteAddress(code, hydrated)}>{next.action}</ButtonLink>
        {hydrated && (
          <p>
            <button type="button" className="act" onClick={copy}>
              {next.copy}
            </button>
            <button type="button" className="act" onClick={() => print()}>
              {next.print}
            </button>
          </p>
        )}
        <p role="status">{status}</p>
        {link && <input key={link} aria-label={next.link} readOnly value={link} ref={select} />}
      </div>
    </section>
  )
})

function select(field: HTMLInputElement | null) {
  field?.focus()
  field?.select()
}

/** The code is in the query only without scripts, because browsers never send a fragment. */
function quoteAddress(code: string | null, hydrated: boolean): Address {
  if (!code) return '/devis?service=creation-de-site-web'
  return hydrated ? `/devis#apercus=${code}` : `/devis?apercus=${code}#devis`
}
