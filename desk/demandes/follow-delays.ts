import { create, createButton, say } from '../ui/say.ts'
import { delayWords, toneClass } from './delay.ts'
import { byPromise, pastAmong } from './promises.ts'
import type { DelayView, ListClock } from './view.ts'

interface Row {
  element: HTMLElement
  delay: DelayView
}

/** Updates delays and names of days each minute, and reports requests that became overdue. */
export function followDelays(clock: ListClock, line: HTMLElement) {
  const rows = [...document.querySelectorAll<HTMLElement>('.row')].map(
    (element): Row => ({ element, delay: JSON.parse(element.dataset.delay ?? '') }),
  )
  const sections = [...document.querySelectorAll<HTMLElement>('.group[data-promised]')]
  const promised = rows.filter(({ element }) => element.closest('[data-promised]'))
  // Uses the server's clock, because this device's clock may be wrong.
  const ahead = Date.now() - clock.now
  let groupedAt = clock.now
  let shownAt = clock.now

  function show(at: number) {
    shownAt = at
    for (const { element, delay } of rows) showDelay(element, delay, clock, at)
    const known = pastAmong(promised, clock, groupedAt)
    const past = pastAmong(promised, clock, at).filter((row) => !known.includes(row))
    const regroup = createButton('Reclasser la liste', () => {
      groupedAt = shownAt
      show(shownAt)
      document.querySelector<HTMLElement>('.group h2')?.focus()
    })
    say(line, 'fresh', pastWords(past), [regroup])
    arrange(sections, byPromise(promised, clock, groupedAt, at))
  }
  show(clock.now)
  setInterval(() => show(Date.now() - ahead), 60_000)
}

function showDelay(row: HTMLElement, delay: DelayView, clock: ListClock, at: number) {
  const { words, more = '', tone } = delayWords(delay, clock, at)
  const mark = row.querySelector('.delay')
  if (!mark) return
  mark.className = toneClass(tone)
  setText(mark.querySelector('span'), words)
  setText(mark.querySelector('small'), more)
}

/** Moves rows only if a person asks for it, which changes their groups. */
function arrange(sections: HTMLElement[], groups: ReturnType<typeof byPromise<Row>>) {
  for (const [place, { title, count, rows }] of groups.entries()) {
    const section = sections[place] ?? addSection(sections)
    const [name, number] = section.querySelectorAll('h2 > span')
    setText(name, title)
    setText(number, count)
    const list = section.querySelector('ul')
    const isSame = rows.every(({ element }, index) => list?.children[index] === element)
    if (!isSame) list?.append(...rows.map(({ element }) => element))
  }
  for (const section of sections.splice(groups.length)) section.remove()
}

function addSection(sections: HTMLElement[]): HTMLElement {
  const last = sections.at(-1)
  const section = last?.cloneNode(true) as HTMLElement
  section.querySelector('ul')?.replaceChildren()
  for (const span of section.querySelectorAll('h2 > span')) texts.set(span, '')
  last?.after(section)
  sections.push(section)
  return section
}

function pastWords(past: readonly Row[]): (string | Node)[] {
  const [oldest] = past
  if (!oldest) return []
  const isOne = past.length === 1
  const count = isOne
    ? '1\u00a0promesse de plus est dépassée'
    : `${past.length}\u00a0promesses de plus sont dépassées`
  return [
    create('b', count),
    isOne ? '\u00a0: ' : ', la plus ancienne\u00a0: ',
    create('bdi', oldest.element.querySelector('a')?.textContent ?? ''),
    '.',
  ]
}

const texts = new WeakMap<Element, string>()

/** Writes a text that has changed; translators may have changed what the page shows for the same text. */
function setText(element: Element | null | undefined, text: string) {
  if (!element || texts.get(element) === text) return
  // The server rendered the first text.
  if (texts.has(element)) element.textContent = text
  texts.set(element, text)
}
