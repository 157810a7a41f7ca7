import { type ComponentProps, useState } from 'react'
import { previewsPage } from '#content/apercus.ts'
import {
  type Answers,
  isPalette,
  limits,
  paletteIds,
  palettes as paletteNames,
  tradeIds,
  trades,
} from '#previews/answers.ts'
import { paletteColours, paletteOf } from '#previews/colours.ts'
import { fields, ownPalette, paletteFields } from '#previews/fields.ts'
import { colourOfLogo } from './colour-of-logo.ts'

interface PreviewAnswersProps {
  answers: Answers
  /** Whether scripts run. */
  awake: boolean
  /** Called after a field was filled by us. */
  onFilled: (form: HTMLFormElement) => void
}

const { sentence: words, colours } = previewsPage

/** Four of the answers, as a sentence to complete. */
export function PreviewSentence({ answers }: Pick<PreviewAnswersProps, 'answers'>) {
  const { name, trade, town, sentence } = answers
  return (
    <>
      <p>
        <label htmlFor="nom">{words.here}</label>{' '}
        <Blank id="nom" name={fields.name} aria-label={words.name} text={name} of="name" />
        <span>,</span>
      </p>
      <p>
        {words.siteFor}{' '}
        <select name={fields.trade} aria-label={words.trade} defaultValue={trade}>
          {tradeIds.map((id) => (
            <option key={id} value={id}>
              {asWritten(trades[id])}
            </option>
          ))}
        </select>{' '}
        {words.at} <Blank name={fields.town} aria-label={words.town} text={town} of="town" />.
      </p>
      <Blank
        name={fields.sentence}
        aria-label={words.sentence}
        placeholder={words.sentenceExample}
        text={sentence}
        of="sentence"
      />
    </>
  )
}

interface BlankProps extends Omit<ComponentProps<'input'>, 'size'> {
  text: string
  of: keyof typeof limits
}

/** A word of the sentence that is left to the visitor. */
function Blank({ text, of, ...props }: BlankProps) {
  return (
    <input
      {...props}
      dir="auto"
      maxLength={limits[of]}
      defaultValue={text}
      // As long as its text where browsers cannot tell by themselves.
      size={of === 'sentence' ? undefined : Math.max(text.length, 4)}
    />
  )
}

/** In the middle of a sentence: no capital, and no list of examples. */
function asWritten(trade: string): string {
  return trade.charAt(0).toLowerCase() + trade.slice(1).replace(/ \(.*/, '')
}

/** The fifth answer: six palettes, a colour of one's own, or that of a logo. */
export function PreviewPalettes({ answers, awake, onFilled }: PreviewAnswersProps) {
  const [logo, setLogo] = useState<'read' | 'unread' | null>(null)
  const chosen = paletteFields(answers)
  const isOwn = chosen.palette === ownPalette

  async function takeLogo(field: HTMLInputElement) {
    const [file] = field.files ?? []
    if (!file) return
    const colour = await colourOfLogo(file)
    setLogo(colour ? 'read' : 'unread')
    // The same file may be chosen again.
    field.value = ''
    if (!colour || !field.form) return
    fillColour(field.form, colour)
    onFilled(field.form)
  }

  return (
    <fieldset className="palettes">
      <legend>
        {colours.legend}{' '}
        <b>{isPalette(answers.palette) ? paletteNames[answers.palette] : answers.palette}</b>
      </legend>
      {paletteIds.map((id) => (
        <label key={id} title={paletteNames[id]}>
          <input
            type="radio"
            name={fields.palette}
            value={id}
            aria-label={paletteNames[id]}
            defaultChecked={chosen.palette === id}
            onChange={() => setLogo(null)}
          />
          <Swatch palette={id} />
        </label>
      ))}
      <label className="own-colour" title={colours.own}>
        <input
          type="radio"
          name={fields.palette}
          value={ownPalette}
          aria-label={colours.own}
          defaultChecked={isOwn}
        />
        <input
          type="color"
          name={fields.colour}
          aria-label={colours.chooseOwn}
          defaultValue={chosen.colour}
          onChange={() => setLogo(null)}
        />
      </label>
      {awake && (
        <label className="logo-colour" title={colours.logoHint}>
          {colours.logo}
          <input type="file" accept="image/*" onChange={(event) => takeLogo(event.currentTarget)} />
        </label>
      )}
      <p aria-live="polite">
        {logo === 'unread' ? colours.noLogo : logo === 'read' && `${colours.fromLogo} `}
        {isOwn && paletteOf(answers.palette).notes.join(' ')}
      </p>
    </fieldset>
  )
}

/** Four colours, laid as a quarter of a circle on its tile. */
function Swatch({ palette }: { palette: (typeof paletteIds)[number] }) {
  const { paper, ink, accent, second } = paletteColours[palette]
  return (
    <svg viewBox="0 0 2 2" aria-hidden="true">
      <path fill={ink} d="M0 0h2v2H0z" />
      <path fill={paper} d="M0 0h1v1h1v1H0z" />
      <path fill={accent} d="M0 0a2 2 0 0 1 2 2H0z" />
      <path fill={second} d="M0 1a1 1 0 0 1 1 1H0z" />
    </svg>
  )
}

/** A colour that is chosen is the palette that is wanted. */
export function fillColour(form: HTMLFormElement, colour: string) {
  const set = (name: string, value: string) => {
    const field = form.elements.namedItem(name)
    if (field && 'value' in field) field.value = value
  }
  set(fields.colour, colour)
  set(fields.palette, ownPalette)
}
