import { useInsertionEffect, useMemo } from 'react'
import type { Answers } from '#previews/answers/answers.ts'
import { nameRules, paletteRules } from '#previews/rules.ts'
import { Sheet } from '../render/sheet.tsx'
import { useIsServed } from '../ui/use-is-served.ts'

interface PreviewRulesProps {
  answers: Answers
}

/**
 * The dynamic values of a page's previews; once per page. The Content-Security-Policy forbids style
 * attributes: as served they are a `<style>` element that the policy allows, and the browser follows
 * the answers with style sheets of its own, one for the colours and one for what the name decides.
 */
export function PreviewRules({ answers }: PreviewRulesProps) {
  const { name, trade, palette } = answers
  const colours = useMemo(() => paletteRules(palette), [palette])
  const sizes = useMemo(() => nameRules({ name, trade }), [name, trade])
  useAdoptedSheet(colours)
  useAdoptedSheet(sizes)

  // As served, and left as it was: the sheets above go on.
  return useIsServed() && <Sheet css={import.meta.env.SSR ? colours + sizes : ''} />
}

/** Keeps a style sheet of the document, made by script, equal to `css`. */
function useAdoptedSheet(css: string) {
  const sheet = useMemo(() => (import.meta.env.SSR ? null : new CSSStyleSheet()), [])

  useInsertionEffect(() => {
    if (!sheet) return
    document.adoptedStyleSheets.push(sheet)
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    }
  }, [sheet])

  useInsertionEffect(() => {
    sheet?.replaceSync(css)
  }, [sheet, css])
}
