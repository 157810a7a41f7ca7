import { type ComponentProps, memo, use, useState } from 'react'
import {
  type Answers,
  isPalette,
  limits,
  paletteIds,
  palettes as paletteNames,
  tradeIds,
} from '#previews/answers/answers.ts'
import { paletteColours, paletteOf } from '#previews/colours.ts'
import { fields, ownPalette, paletteFields } from '#previews/fields.ts'
import { inTown } from '#previews/place.ts'
import { colourOfLogo } from './colour-of-logo.ts'
import { PreviewWords } from './preview-words.ts'
import { useHydrated } from './use-hydrated.ts'

export function PreviewSentence({ answers }: { answers: Answers }) {
  const { sentence: words } = use(PreviewWords)
  const { name, trade, town, sentence } = answers
  return (
    <>
      <p>
        <label htmlFor="nom">{words.here}</label>{' '}
        <Blank
          id="nom"
          name={fields.name}
          aria-label={`${words.here}\u00a0: ${words.name}`}
          autoComplete="organization"
          text={name}
          of="name"
        />
        ,
      </p>
      <p>
        {words.siteFor}{' '}
        <select name={fields.trade} aria-label={words.trade} defaultValue={trade}>
          {tradeIds.map((id) => (
            <option key={id} value={id}>
              {words.trades[id]}
            </option>
          ))}
        </select>{' '}
        <span translate="no">
          {inTown(town)[0] === 'à' ? words.at : words.beforeArticle}{' '}
          <Blank
            name={fields.town}
            aria-label={words.town}
            autoComplete="address-level2"
            text={town}
            of="town"
          />
          .
        </span>
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

function Blank({ text, of, ...props }: BlankProps) {
  return (
    <input
      {...props}
      dir="auto"
      maxLength={limits[of]}
      defaultValue={text}
      // Fallback for browsers without `field-sizing`.
      size={of === 'sentence' ? undefined : Math.max(text.length, 4)}
    />
  )
}

export const PreviewPalettes = memo(function PreviewPalettes({
  palette,
}: Pick<Answers, 'palette'>) {
  const hydrated = useHydrated()
  const { colours } = use(PreviewWords)
  const [logo, setLogo] = useState<'read' | 'unread' | null>(null)
  const chosen = paletteFields(palette)
  const isOwn = chosen.palette === ownPalette
  const notes = isOwn ? paletteOf(palette).notes : []

  async function takeLogo(field: HTMLInputElement) {
    const [file] = field.files ?? []
    if (!file) return
    const colour = await colourOfLogo(file)
    setLogo(colour ? 'read' : 'unread')
    field.value = ''
    if (colour && field.form) chooseColour(field.form, colour)
  }

  return (
    <fieldset className="palettes">
      <legend>
        {colours.legend} <b>{isPalette(palette) ? paletteNames[palette] : palette}</b>
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
      <span className="own-colour" title={colours.own}>
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
      </span>
      {hydrated && (
        <label className="logo-colour" title={colours.logoHint}>
          {colours.logo}
          <input type="file" accept="image/*" onChange={(event) => takeLogo(event.currentTarget)} />
        </label>
      )}
      <p aria-live="polite">
        {[...(logo ? [colours[logo === 'read' ? 'fromLogo' : 'noLogo']] : []), ...notes].join(' ')}
      </p>
    </fieldset>
  )
})

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

function chooseColour(form: HTMLFormElement, colour: string) {
  const field = form.elements.namedItem(fields.colour) as HTMLInputElement
  field.value = colour
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
