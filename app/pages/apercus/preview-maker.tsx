import {
  type FormEvent,
  Fragment,
  type MouseEvent,
  memo,
  type ReactNode,
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
import { Sheet } from '../../render/sheet.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import type { Address } from '../../ui/link.tsx'
import below from './below-fold.css?inline'
import { PreviewPalettes, PreviewSentence } from './preview-answers.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { PreviewWords } from './preview-words.ts'
import { addressOf, usePreviews } from './use-previews.ts'

/** Ties what stands beside the form to it. */
const form = 'reponses'

/** A build for hosts of plain files: nobody there reads the query of a form. */
const isStatic = import.meta.env.FORMS === 'emailjs'

interface PreviewMakerProps {
  words: PreviewsPage
  /** Stands above the sentence. */
  children?: ReactNode
}

/**
 * Five answers about a company, and three home pages that follow as they are typed. Without a script
 * every button submits the answers, and the server draws the page with them.
 */
export function PreviewMaker({ words, children }: PreviewMakerProps) {
  const search = useSearch()
  const { answers, later, favourite, fault, filling, hydrated, code, change } = usePreviews(search)
  const [enlarged, setEnlarged] = useState(() => readFields(new URLSearchParams(search)).enlarged)

  const sentence = useRef<HTMLFormElement>(null)
  // What was typed before React came.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as React takes the fields over
  useEffect(() => {
    if (!sentence.current || location.hash.length > 1) return
    const { answers: typed } = readFields(new FormData(sentence.current))
    if (encode(typed, favourite) !== encode(answers, favourite)) change({ answers: typed })
  }, [])

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    // A colour that is chosen is the palette that is wanted.
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

  // One preview is drawn with the key, and the others follow with the rules: the one that a phone's
  // first screen shows, whose frame has nothing that the name's rules size; or, for the sentence, which
  // it does not show, the next.
  const leading = answers.sentence === later.sentence ? 'review' : 'poster'

  const frameProps = (direction: DirectionId) => {
    const isFavourite = favourite === direction
    return {
      direction,
      answers: direction === leading ? answers : later,
      later,
      form,
      hydrated,
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
          <PreviewPalettes palette={answers.palette} hydrated={hydrated} />
          <input type="hidden" name={fields.favourite} value={favourite ?? ''} />
          {isStatic ? (
            <noscript>{words.needsScript}</noscript>
          ) : (
            <button className="act" type="submit">
              {words.sentence.submit}
            </button>
          )}
        </form>
      </section>
      <PreviewRules answers={later} />
      <section className="previews-row" aria-label={words.views}>
        {directionIds.map((direction, index) => (
          <Fragment key={direction}>
            {/* The first screen of a phone ends with the first frame. */}
            {index === 1 && <Sheet id="plus-bas" css={import.meta.env.SSR ? below : ''} />}
            <PreviewFrame {...frameProps(direction)} />
          </Fragment>
        ))}
      </section>
      <PreviewNext code={code} hydrated={hydrated} />
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

interface PreviewNextProps {
  /** Of what is shown; null: of the example. */
  code: string | null
  hydrated: boolean
}

/** What comes after a sketch: the request for the real ones, and the link to show it around. */
const PreviewNext = memo(function PreviewNext({ code, hydrated }: PreviewNextProps) {
  const { next, notice } = use(PreviewWords)
  const [status, setStatus] = useState('')
  /** The link that the browser did not copy, for the visitor to do it. */
  const [link, setLink] = useState('')

  async function copy() {
    const address = new URL(code ? addressOf(code) : location.pathname, location.origin).href
    let copied = true
    try {
      // Absent on a plain http address.
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

/** In the fragment, which stays in the browser; in the query where no script reads a fragment. */
function quoteAddress(code: string | null, hydrated: boolean): Address {
  return code ? `/devis${hydrated ? '#' : '?'}apercus=${code}` : '/devis'
}
