import type { Segment } from './borrowed.ts'

const ring = {
  position: 'absolute',
  'z-index': '2147483647',
  'pointer-events': 'none',
  'box-sizing': 'border-box',
  border: '2px solid #0b1540',
  outline: '3px solid #ffc52f',
}
/** Distance of the ring's outer border from its text; more would cover the lines around it. */
const air = 3
/** Distance of a click from a text that it still opens. */
const reach = 24
const focusable = 'a[href], button, input, select, textarea, summary, iframe, [tabindex]'

/** Returns the page of a frame once it is loaded; the page runs no scripts. */
export function pageIn(frame: HTMLIFrameElement | null): Document | null {
  const page = frame?.contentDocument
  return page?.body && page.URL !== 'about:blank' ? page : null
}

export const placesIn = (page: Document) => [...page.querySelectorAll<HTMLElement>('[data-field]')]

const isPicture = (place: Element) => place.tagName === 'IMG'

/** Finds the place of a field, the first place of a list or group, or the picture that a text describes. */
export function findPlace(page: Document, key: string): HTMLElement | undefined {
  const places = placesIn(page)
  return (
    places.find(({ dataset }) => dataset.field === key) ??
    places.find(({ dataset }) => dataset.field?.startsWith(`${key}.`)) ??
    places.find((place) => isPicture(place) && key.startsWith(`${place.dataset.field}.`))
  )
}

/** Removes the boxes of places in a row, so that adjacent texts stay one item as on the published page. */
export function joinRows(page: Document) {
  for (const place of placesIn(page)) {
    if (isPicture(place)) continue
    const { display } = page.defaultView?.getComputedStyle(place.parentElement ?? place) ?? {}
    if (display && /flex|grid/.test(display)) place.style.display = 'contents'
  }
}

/** Returns the box of a place's text, because a place may have no box of its own. */
function boxOf(place: Element): DOMRect {
  if (isPicture(place)) return place.getBoundingClientRect()
  const range = place.ownerDocument.createRange()
  range.selectNodeContents(place)
  return range.getBoundingClientRect()
}

/** Returns the box of a place's letters, without the empty space of its font above and below them. */
function inkOf(place: Element) {
  const { left, top, width, bottom } = boxOf(place)
  const context = place.ownerDocument.createElement('canvas').getContext('2d')
  const style = place.ownerDocument.defaultView?.getComputedStyle(place)
  const words = place.textContent.trim()
  if (!context || !style || !words) return { left, top, width, height: bottom - top }
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
  const ink = context.measureText(words)
  const above = Math.max(ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent, 0)
  const below = Math.max(ink.fontBoundingBoxDescent - ink.actualBoundingBoxDescent, 0)
  return { left, top: top + above, width, height: bottom - top - above - below }
}

/** Finds the text under a click: its place, also below a drawing, or the words of a text without a field. */
export function textAt(page: Document, { clientX: x, clientY: y }: MouseEvent) {
  const hit = page.elementsFromPoint(x, y)
  const under = hit.find((element) => element.closest('[data-field]'))
  if (under) return { place: under.closest<HTMLElement>('[data-field]') }
  for (const element of hit) {
    if (element === page.body) break
    // Between two lines, or beside the text of a button.
    const near = [...element.querySelectorAll<HTMLElement>('[data-field]')]
      .map((place) => ({ place, distance: distanceTo(place, x, y) }))
      .sort((a, b) => a.distance - b.distance)[0]
    if (near && near.distance <= reach) return { place: near.place }
    const words = [...element.childNodes].find(
      ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim(),
    )?.nodeValue
    if (words) return { place: null, words: words.trim() }
  }
}

function distanceTo(node: Node, x: number, y: number): number {
  const range = node.ownerDocument?.createRange()
  range?.selectNodeContents(node)
  const distances = [...(range?.getClientRects() ?? [])].map(({ left, right, top, bottom }) =>
    Math.hypot(Math.max(left - x, x - right, 0), Math.max(top - y, y - bottom, 0)),
  )
  return Math.min(Number.POSITIVE_INFINITY, ...distances)
}

/** Takes the page's own controls out of the tab order, because the preview is one tab stop. */
export function quiet(page: Document) {
  for (const element of page.querySelectorAll<HTMLElement>(focusable)) element.tabIndex = -1
}

function scrollRows(place: Element, view: Window) {
  for (const row of rowsAround(place, view)) {
    // Snapping would move the row back to its first position.
    row.style.setProperty('scroll-snap-type', 'none', 'important')
    const [outer, box] = [row.getBoundingClientRect(), boxOf(place)]
    const by = box.left + box.width / 2 - (outer.left + outer.width / 2)
    row.scrollTo({ left: row.scrollLeft + by, behavior: 'instant' })
  }
}

function rowsAround(place: Element, view: Window): HTMLElement[] {
  const rows: HTMLElement[] = []
  for (let at = place.parentElement; at && at.localName !== 'body'; at = at.parentElement) {
    const isWide = at.scrollWidth > at.clientWidth
    if (isWide && /auto|scroll/.test(view.getComputedStyle(at).overflowX)) rows.push(at)
  }
  return rows
}

/** Puts a ring around a place and scrolls to it; without a place, removes the ring. */
export function markPlace(page: Document, place: HTMLElement | undefined) {
  for (const marked of page.querySelectorAll<HTMLElement>('[data-marked]')) {
    delete marked.dataset.marked
  }
  const view = page.defaultView
  if (place && view) {
    place.dataset.marked = ''
    openAround(place)
    scrollRows(place, view)
    const { top, height } = boxOf(place)
    // `scrollIntoView` would scroll the desk too.
    const room = Math.max((view.innerHeight - height) / 2, 90)
    view.scrollTo({ top: Math.max(view.scrollY + top - room, 0), behavior: 'instant' })
  }
  moveRing(page)
}

/** Positions the ring around the marked place; it is outside of `body`, so it does not change the layout. */
export function moveRing(page: Document) {
  const place = page.querySelector('[data-marked]')
  const view = page.defaultView
  const found = page.querySelector<HTMLElement>('[data-ring]')
  if (!place || !view) return found?.remove()
  const { left, top, width, height } = isPicture(place) ? boxOf(place) : inkOf(place)
  const isOut = rowsAround(place, view).some((row) => {
    const outer = row.getBoundingClientRect()
    return left < outer.left || left + width > outer.right
  })
  const element = found ?? page.createElement('div')
  element.hidden = isOut
  const box = {
    left: left + view.scrollX - air,
    top: top + view.scrollY - air,
    width: width + 2 * air,
    height: height + 2 * air,
  }
  const style = Object.entries(box).map(([name, length]) => [name, `${length}px`] as const)
  for (const [name, value] of [...Object.entries(ring), ...style]) {
    element.style.setProperty(name, value)
  }
  if (found) return
  element.dataset.ring = ''
  page.documentElement.append(element)
}

export function openAround(element: Element | null) {
  for (let at = element?.closest('details'); at; at = at.parentElement?.closest('details')) {
    at.open = true
  }
}

/**
 * Shows a text while it is typed; the sentences that it borrows stay unchanged. A text that contains elements is
 * updated only by the server's answer.
 */
export function retype(page: Document, key: string, segments: readonly Segment[]) {
  for (const run of runsOf(page, key)) {
    if (run.some(({ childElementCount }) => childElementCount > 0)) continue
    const [own, sentences] = [run.filter(isOf(key)), run.filter(isSentence)]
    const words: (string | HTMLElement)[] = []
    for (const segment of segments) {
      const text = 'text' in segment ? segment.text : segment.borrowed.text
      const at = sentences.findIndex((place) => 'borrowed' in segment && place.textContent === text)
      const [sentence] = at < 0 ? [] : sentences.splice(at, 1)
      const last = words.at(-1)
      if (sentence) words.push(sentence)
      else if (typeof last === 'string') words.splice(-1, 1, last + text)
      else words.push(text)
    }
    // Adds an empty place for the next typed letters.
    if (!words.some((word) => typeof word === 'string')) words.push('')
    const [first] = own
    const places = words.map((word) => {
      if (typeof word !== 'string') return word
      const place = own.shift() ?? (first?.cloneNode() as HTMLElement)
      if (!run.includes(place)) delete place.dataset.marked
      if (place.textContent !== word) place.textContent = word
      return place
    })
    if (places.some((place, index) => place !== run[index])) run[0]?.before(...places)
    for (const place of run) if (!places.includes(place)) place.remove()
  }
}

const isOf =
  (key: string) =>
  ({ dataset }: HTMLElement) =>
    dataset.field === key

const isSentence = ({ dataset }: HTMLElement) => dataset.lent !== undefined

/** Finds the places of a text, each with the adjacent places of the sentences that it borrows. */
function runsOf(page: Document, key: string): HTMLElement[][] {
  const isPart = (node: Node | null): node is HTMLElement =>
    node !== null && isElement(node) && (isOf(key)(node) || isSentence(node))
  const runs: HTMLElement[][] = []
  for (const place of placesIn(page).filter(isOf(key))) {
    if (runs.some((run) => run.includes(place))) continue
    const run = [place]
    for (let at = place.previousSibling; isPart(at); at = at.previousSibling) run.unshift(at)
    for (let at = place.nextSibling; isPart(at); at = at.nextSibling) run.push(at)
    runs.push(run)
  }
  return runs
}

/** Changes a page into another node by node, so that pictures and scroll position stay. */
export function morph(old: Node, next: Node) {
  // The fetched document has no styles, so the page keeps its own.
  const olds = [...old.childNodes].filter(({ nodeName }) => nodeName !== 'STYLE')
  const nexts = [...next.childNodes]
  for (const [index, wanted] of nexts.entries()) {
    const current = olds[index]
    if (current?.isEqualNode(wanted)) continue
    if (!current) old.appendChild(copyFor(old, wanted))
    else if (isElement(current) && isElement(wanted) && current.nodeName === wanted.nodeName) {
      morphAttributes(current, wanted)
      morph(current, wanted)
    } else old.replaceChild(copyFor(old, wanted), current)
  }
  for (const extra of olds.slice(nexts.length)) old.removeChild(extra)
}

// The frame's window has classes of its own, so `instanceof` would fail.
const isElement = (node: Node): node is HTMLElement => node.nodeType === Node.ELEMENT_NODE

const copyFor = (parent: Node, node: Node) => parent.ownerDocument?.importNode(node, true) ?? node

function morphAttributes(old: Element, next: Element) {
  for (const { name } of [...old.attributes]) {
    if (!next.hasAttribute(name)) old.removeAttribute(name)
  }
  for (const { name, value } of [...next.attributes]) {
    if (old.getAttribute(name) !== value) old.setAttribute(name, value)
  }
}
