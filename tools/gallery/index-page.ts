import { fileOf, type Shot } from './shots.ts'

/** A picture beside the one of the run before: there is none of a new page. */
export type Change = 'same' | 'changed' | 'new'

export interface Hung extends Shot {
  change: Change
}

/**
 * Compares a picture with the one before. Byte for byte: the same pixels make the same file.
 *
 * @param before undefined when it was never taken
 */
export function compare(now: Buffer, before: Buffer | undefined): Change {
  if (!before) return 'new'
  return now.equals(before) ? 'same' : 'changed'
}

/**
 * The gallery as one HTML page that needs no server and no script: every page with its pictures,
 * and where one changed, the former one and the difference of the two, black where they agree.
 *
 * @param pictures in the order in which they hang; files lie in now/ and before/ beside the page
 * @param date when it was made
 */
export function indexPage(pictures: readonly Hung[], date: Date): string {
  const changed = pictures.filter(({ change }) => change === 'changed')
  const paths = [...new Set(pictures.map(({ path }) => path))]
  const of = (path: string) => pictures.filter((picture) => picture.path === path)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery: ${pictures.length} pictures, ${changed.length} changed</title>
<style>${style}</style>
<header>
<h1>Gallery</h1>
<p>${date.toISOString().slice(0, 16).replace('T', ' ')} UTC. ${pictures.length} pictures,
${changed.length} changed, ${pictures.filter(({ change }) => change === 'new').length} new.</p>
<label><input type="checkbox" id="changed"> Only what changed or is new</label>
<nav>${paths.map((path) => `<a href="#${path}"${mark(of(path))}>${path}</a>`).join('\n')}</nav>
</header>
${paths
  .map((path) => {
    return `<section id="${path}"${mark(of(path))}>
<h2>${path}</h2>
<div>
${of(path).map(figure).join('\n')}
</div>
</section>`
  })
  .join('\n')}
</html>
`
}

const mark = (pictures: readonly Hung[]) =>
  pictures.some(({ change }) => change !== 'same') ? ' class="changed"' : ''

function figure(picture: Hung): string {
  const { state, width, change } = picture
  const file = fileOf(picture)
  const now = `now/${file}`
  const before = `before/${file}`
  const caption = `${state}, ${width}${change === 'same' ? '' : `: ${change}`}`
  const print = (sources: string[], words: string) =>
    `<a href="${sources[0]}" title="${words}">${sources
      .map((source) => `<img src="${source}" alt="${caption}, ${words}" loading="lazy">`)
      .join('')}</a>`
  return `<figure${mark([picture])}>
<figcaption>${caption}</figcaption>
${print([now], 'now')}${
  change === 'changed'
    ? `${print([before], 'before')}${print([now, before], 'difference').replace('<a', '<a class="difference"')}`
    : ''
}
</figure>`
}

const style = `
:root { color-scheme: light dark; font: 16px/1.4 system-ui, sans-serif }
body { margin: 0 }
header, section { padding: 1rem }
nav { columns: 16rem; margin-top: 1rem }
nav a { display: block }
nav a.changed::after { content: " ●" }
section { border-top: 1px solid }
section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start }
figure { margin: 0; display: grid; grid-auto-flow: column; gap: .25rem; grid-template-rows: auto 1fr }
figcaption { grid-column: 1 / -1; grid-row: 1; white-space: nowrap }
figure.changed figcaption { font-weight: bold }
figure > a { position: relative; display: block; grid-row: 2 }
img { display: block; width: 18rem; background: #fff }
.difference { isolation: isolate }
.difference img + img { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference }
body:has(#changed:checked) :is(section, figure, nav a):not(.changed) { display: none }
`
