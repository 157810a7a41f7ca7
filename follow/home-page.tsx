import { renderToStaticMarkup } from 'react-dom/server'
import { type Answers, type DirectionId, directions } from '#previews/answers/answers.ts'
import { nameRules, paletteRules } from '#previews/rules.ts'
import { Preview } from '../app/previews/preview.tsx'

export interface HomePageDrawing {
  answers: Answers
  direction: DirectionId
  isSmall: boolean
}

/**
 * Renders a preview as a separate document without scripts, because its texts were typed by a visitor.
 *
 * @param styles addresses of its sheets
 * @param nonce nonce of its inline sheet
 */
export function drawHomePage(
  { answers, direction }: HomePageDrawing,
  { styles, nonce }: { styles: readonly string[]; nonce: string },
): string {
  const document = renderToStaticMarkup(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${directions[direction]} | Graaand`}</title>
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <style
          nonce={nonce}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of previews/, which never contain an answer as it was typed
          dangerouslySetInnerHTML={{ __html: paletteRules(answers.palette) + nameRules(answers) }}
        />
      </head>
      <body>
        <Preview answers={answers} direction={direction} extent="whole" headings />
      </body>
    </html>,
  )
  return `<!doctype html>${document}`
}
