import type { CheerioAPI } from 'cheerio'

/** Elements that mean nothing by themselves. */
const plain = new Set(
  'div span p b strong em small br i bdi time is-land is-slot li picture source tbody wbr path template'.split(
    ' ',
  ),
)

const telling = ['type', 'role', 'scope', 'autocomplete', 'lang', 'tabindex', 'popover', 'target']

/**
 * Returns the kinds of elements of a page, each as `input[type=email][aria-describedby]`. Which criteria apply to a
 * page, and what has to be looked at, depends on them; texts, styles and the number of elements do not count.
 */
export function kindsOf($: CheerioAPI): string[] {
  const kinds = new Set<string>()
  for (const element of $('body *:not(svg *, script, style, noscript, noscript *)').toArray()) {
    const { name, attribs } = element
    const marks = Object.entries(attribs).flatMap(([key, value]) => {
      // Tests read on every page which fields are required.
      if (key === 'aria-required' || (key === 'aria-invalid' && value === 'false')) return []
      if (key === 'alt') return [value === '' ? '[alt=""]' : '[alt]']
      if (key === 'autocomplete' || key === 'aria-hidden') return [`[${key}]`]
      if (telling.includes(key)) return [`[${key}=${value}]`]
      return key.startsWith('aria-') ? [`[${key}]`] : []
    })
    if (marks.length > 0 || !plain.has(name)) kinds.add(name + marks.toSorted().join(''))
  }
  return [...kinds].toSorted()
}
