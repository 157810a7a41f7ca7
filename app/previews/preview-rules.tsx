import { useInsertionEffect, useMemo } from 'react'
import type { Answers } from '#previews/answers/answers.ts'
import { nameRules, paletteRules } from '#previews/rules.ts'
import { BodySheet } from '../render/sheet.tsx'
import { useIsServed } from '../ui/use-is-served.ts'

interface PreviewRulesProps {
  answers: Answers
}

/**
 * The dynamic styles of a page's previews; once per page. The Content-Security-Policy forbids style
 * attributes: the server renders a `<style>` element, and the browser adopts two style sheets, one of colours
 * and one of name sizes.
 */
export function PreviewRules({ answers }: PreviewRulesProps) {
  const { name, trade, palette } = answers
  const colours = useMemo(() => paletteRules(palette), [palette])
  const sizes = useMemo(() => nameRules({ name, trade }), [name, trade])
  useAdoptedSheet(colours)
  useAdoptedSheet(sizes)

  return useIsServed() && <BodySheet css={import.meta.env.SSR ? colours + sizes : ''} />
}

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
