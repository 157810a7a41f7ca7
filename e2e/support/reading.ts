import type { Page } from '@playwright/test'
import { type ColourPair, marks, texts } from '../../tools/test/colour-pairs.ts'

/** Checks that run in the page; each returns its faults, one line each. */
interface Reading {
  strangeColours(texts: ColourPair[], marks: ColourPair[]): string[]
  /** Controls below 44 px; links inside a sentence have its line height. */
  smallTargets(): string[]
  /** Text that is cut off or overlapped, by the sign of a question too. */
  lostText(): string[]
  /** Icons, edges and states that forced colours hide. */
  forcedAway(): string[]
  /** Checks the focused element; null if none has the focus. */
  focusFaults(marks: ColourPair[]): string[] | null
  /** Gives each control of `main` the focus, from the last to the first, and checks it. */
  focusFaultsInMain(marks: ColourPair[]): string[]
}

declare global {
  interface Window {
    reading: Reading
  }
}

export const teachReading = (page: Page) => page.addInitScript(install)

/** Returns what colours imposed by the system hide, on a dark and on a light ground. */
export async function hiddenByForcedColours(page: Page): Promise<string[]> {
  const found = new Set<string>()
  // The light ground last, because it is the default.
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme })
    for (const fault of await page.evaluate(() => window.reading.forcedAway())) found.add(fault)
  }
  await page.emulateMedia({ forcedColors: 'none' })
  return [...found]
}

export const strangeColours = (page: Page) =>
  page.evaluate(([texts, marks]) => window.reading.strangeColours(texts, marks), [
    texts,
    marks,
  ] as const)

/** Moves the focus backwards through a part of the page, and returns the faults of each stop. */
export async function tabBackwards(page: Page, part: 'body' | 'main'): Promise<string[]> {
  const faults: string[] = []
  if (part === 'main') {
    await page.getByRole('contentinfo').locator('a, button, input').first().focus()
  }
  for (let stops = 0; stops < 250; stops++) {
    await page.keyboard.press('Shift+Tab')
    const found = await page.evaluate(
      ([part, marks]) =>
        document.activeElement?.closest(part) ? window.reading.focusFaults(marks) : null,
      [part, marks] as const,
    )
    if (!found) return stops > 0 ? faults : ['no stop']
    faults.push(...found)
  }
  return ['no end']
}

/** Does the same in `main` by script, which takes a tenth of the time; only the key knows the browser's own order. */
export async function focusBackwards(page: Page): Promise<string[]> {
  // A focus by script is visible after a key.
  await page.getByRole('contentinfo').locator('a, button, input').first().focus()
  await page.keyboard.press('Shift+Tab')
  return page.evaluate((marks) => window.reading.focusFaultsInMain(marks), marks)
}

/** Runs in the page, so it uses nothing else of this file. */
function install() {
  const nowhere = 'rgba(0, 0, 0, 0)'
  const controls = 'a[href], button, summary, input, select, textarea'

  const describe = (element: Element) => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const classes = [...element.classList].map((name) => `.${name}`).join('')
    return `<${element.localName}${classes}> ${words.trim().slice(0, 40)}`
  }

  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden')

  /** Returns the background colour of an element; flat fills count, pictures do not. */
  const groundOf = (element: Element | null): string => {
    for (let place = element; place; place = place.parentElement) {
      const { backgroundColor, backgroundImage, backgroundSize } = getComputedStyle(place)
      const fill = /^linear-gradient\((rgba?\([^)]+\))/.exec(backgroundImage)?.[1]
      // Smaller fills are underlines.
      if (fill && backgroundSize.endsWith(' 100%')) return fill
      if (backgroundColor !== nowhere) return backgroundColor
    }
    return 'the canvas'
  }

  /** Contrast of two computed colours, from 1 to 21. */
  const contrast = (one: string, other: string) => {
    const [bright = 0, dark = 0] = [one, other]
      .map((colour) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
          const light = Number(part) / 255
          return light > 0.04045 ? ((light + 0.055) / 1.055) ** 2.4 : light / 12.92
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      })
      .sort((a, b) => b - a)
    return (bright + 0.05) / (dark + 0.05)
  }

  /** Returns what forced colours leave of an element, without its place and size. */
  const looksOf = (element: Element) =>
    ['', '::before', '::after']
      .map((part) => {
        const style = getComputedStyle(element, part)
        const { borderWidth, borderStyle, outlineWidth, textDecorationLine, fontWeight } = style
        const { backgroundColor, color, boxShadow, clipPath, scale, paddingLeft } = style
        // Leaves out the alpha, which forced colours keep although it shows nothing.
        const [red, green, blue] = backgroundColor.match(/[\d.]+/g) ?? []
        const edges = [borderWidth, borderStyle, outlineWidth, textDecorationLine, fontWeight]
        return [red, green, blue, color, boxShadow, clipPath, scale, paddingLeft, ...edges].join()
      })
      .join()

  const resolve = (pairs: ColourPair[]) => {
    const probe = document.body.appendChild(document.createElement('i'))
    const shadeOf = (colour: string) => {
      probe.style.color = colour.startsWith('#') ? colour : `var(--${colour})`
      return getComputedStyle(probe).color
    }
    const known = pairs.map(({ front, ground }) => `${shadeOf(front)} on ${shadeOf(ground)}`)
    probe.remove()
    return new Set(known)
  }

  /** Selector of elements whose text is not read, such as letters drawn as shapes and closed answers. */
  const unread =
    'svg, script, style, [aria-hidden=true], [inert], [role=img], details:not([open]) > :not(summary)'

  const floatingAround = (element: Element | null): Element | null =>
    !element || /fixed|sticky/.test(getComputedStyle(element).position)
      ? element
      : floatingAround(element.parentElement)

  const lines = () => {
    const found: { element: Element; box: DOMRect; floating: Element | null }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (!element || !walker.currentNode.textContent?.trim() || !isSeen(element)) continue
      if (element.closest(unread) || element.matches('details')) continue
      const floating = floatingAround(element)
      range.selectNodeContents(walker.currentNode)
      for (const { x, y, width, height } of range.getClientRects()) {
        // From the x-height to the descender.
        found.push({
          element,
          floating,
          box: new DOMRect(x, y + height * 0.25, width, height * 0.55),
        })
      }
    }
    return found
  }

  /** Returns how ancestors clip a line; a partly visible line that can be scrolled is not `cut`. */
  const fateOf = (element: Element, { left, right, top, bottom }: DOMRect) => {
    let fate: 'shown' | 'cut' | 'gone' = 'shown'
    for (let place = element; place !== document.body; ) {
      const { overflowX, overflowY } = getComputedStyle(place)
      const edge = place.getBoundingClientRect()
      const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      if (overflowX !== 'visible') {
        if (left >= edge.right || right <= edge.left) return 'gone'
        if (clips(overflowX) && (left < edge.left - 2 || right > edge.right + 2)) fate = 'cut'
        left = Math.max(left, edge.left)
        right = Math.min(right, edge.right)
      }
      if (overflowY !== 'visible') {
        if (top >= edge.bottom || bottom <= edge.top) return 'gone'
        if (clips(overflowY) && (top < edge.top || bottom > edge.bottom)) fate = 'cut'
        top = Math.max(top, edge.top)
        bottom = Math.min(bottom, edge.bottom)
      }
      place = place.parentElement ?? document.body
    }
    return fate
  }

  /** Returns the box of a sign that is out of the flow; a pseudo-element has no box for scripts. */
  const signOf = (summary: Element) => {
    const sign = getComputedStyle(summary, '::before')
    if (sign.position !== 'absolute') return undefined
    const isOwn = getComputedStyle(summary).position !== 'static'
    const around = (isOwn ? summary : summary.parentElement)?.getBoundingClientRect()
    const [left = 0, top = 0, width = 0, height = 0] = [
      sign.left,
      sign.top,
      sign.width,
      sign.height,
    ].map(Number.parseFloat)
    return around && new DOMRect(around.left + left, around.top + top, width, height)
  }

  let visible: Set<string> | undefined

  window.reading = {
    strangeColours(texts, marks) {
      const readable = resolve(texts)
      const seen = resolve([...texts, ...marks])
      const found = new Map<string, string>()
      let judged = 0
      const note = (known: Set<string>, front: string, ground: string, element: Element) => {
        judged++
        const pair = `${front} on ${ground}`
        if (!known.has(pair)) found.set(pair, `${pair}: ${describe(element)}`)
      }
      for (const element of document.querySelectorAll('*')) {
        // Previews have their own palettes.
        if (!isSeen(element) || element.closest('svg, script, style, [role=img]')) continue
        const ground = groundOf(element)
        const says = [...element.childNodes].some(
          ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
        )
        if (says) note(readable, getComputedStyle(element).color, ground, element)
        if (element.matches(':placeholder-shown')) {
          note(readable, getComputedStyle(element, '::placeholder').color, ground, element)
        }
        // Icons: a colour clipped to a shape.
        for (const pseudo of ['::before', '::after']) {
          const { content, clipPath, backgroundColor, position, zIndex } = getComputedStyle(
            element,
            pseudo,
          )
          if (content === 'none' || clipPath === 'none') continue
          // Overlapping on purpose.
          if (position === 'absolute' || zIndex !== 'auto') continue
          note(seen, backgroundColor, ground, element)
        }
      }
      return judged > 5 ? [...found.values()] : [`only ${judged} colours`]
    },

    smallTargets() {
      const seen = [...document.querySelectorAll(controls)].filter(isSeen)
      if (seen.length === 0) return ['no control']
      return seen
        .map((control) => control.closest('label') ?? control)
        .filter((control) => getComputedStyle(control).display !== 'inline')
        .flatMap((control) => {
          const { width, height } = control.getBoundingClientRect()
          if (Math.min(width, height) > 43.9) return []
          return [`${Math.round(width)} × ${Math.round(height)} px: ${describe(control)}`]
        })
    },

    lostText() {
      const faults = new Set<string>()
      const found = lines()
      if (found.length < 5) faults.add(`only ${found.length} lines`)
      const all = found
        .map((line) => ({ ...line, fate: fateOf(line.element, line.box) }))
        .filter(({ fate }) => fate !== 'gone')
        .sort((a, b) => a.box.top - b.box.top)
      for (const [order, upper] of all.entries()) {
        if (upper.fate === 'cut') faults.add(`${describe(upper.element)}, cut off`)
        for (const lower of all.slice(order + 1)) {
          if (lower.box.top > upper.box.bottom) break
          // Floating elements may cover the page, which scrolls.
          if (upper.floating !== lower.floating) continue
          if (upper.element.contains(lower.element) || lower.element.contains(upper.element)) {
            continue
          }
          const down = Math.min(upper.box.bottom, lower.box.bottom) - lower.box.top
          const across =
            Math.min(upper.box.right, lower.box.right) - Math.max(upper.box.left, lower.box.left)
          if (across > 2 && down > 2) {
            faults.add(`${describe(upper.element)}, upon ${describe(lower.element)}`)
          }
        }
      }
      for (const { element, box } of all) {
        const sign = element.localName === 'summary' && signOf(element)
        if (!sign) continue
        const across = Math.min(sign.right, box.right) - Math.max(sign.left, box.left)
        const down = Math.min(sign.bottom, box.bottom) - Math.max(sign.top, box.top)
        if (across > 2 && down > 2) faults.add(`${describe(element)}, under its sign`)
      }
      return [...faults]
    },

    forcedAway() {
      const faults: string[] = []
      for (const element of document.querySelectorAll('body *')) {
        if (!isSeen(element) || element.closest('svg')) continue
        for (const pseudo of ['::before', '::after']) {
          const style = getComputedStyle(element, pseudo)
          const isShaped = style.clipPath !== 'none' || style.maskImage !== 'none'
          if (style.content === 'none' || !isShaped) continue
          // A drawing at the edge of a card.
          if (style.position === 'absolute' && !element.matches(controls)) continue
          if (style.scale === '0' || Number.parseFloat(style.width) === 0) continue
          const { backgroundColor } = style
          // Above the ground that the other pseudo-element draws.
          const own = style.zIndex !== 'auto' && getComputedStyle(element, '::after')
          const ground = own ? own.backgroundColor : groundOf(element)
          if (backgroundColor === nowhere || contrast(backgroundColor, ground) < 3) {
            faults.push(`the icon ${pseudo} of ${describe(element)}`)
          }
        }
      }
      for (const element of document.querySelectorAll(controls)) {
        if (!isSeen(element)) continue
        const { borderWidth, appearance } = getComputedStyle(element)
        const isField =
          element.matches('input:not([type=radio], [type=color]), select, textarea') &&
          appearance === 'none'
        if (isField && borderWidth === '0px') faults.push(`the edge of ${describe(element)}`)
        for (const state of ['aria-current', 'aria-pressed', 'aria-disabled']) {
          const value = element.getAttribute(state)
          if (!value) continue
          if (state === 'aria-pressed') element.setAttribute(state, 'true')
          const marked = looksOf(element)
          element.removeAttribute(state)
          if (looksOf(element) === marked) faults.push(`the ${state} of ${describe(element)}`)
          element.setAttribute(state, value)
        }
      }
      const boxes = document.querySelectorAll<HTMLInputElement>('[type=radio], [type=checkbox]')
      for (const box of boxes) {
        const label = box.closest('label')
        const isDrawn = isSeen(box) && getComputedStyle(box).appearance !== 'none'
        if (isDrawn || ![box, label].some((part) => part && isSeen(part))) continue
        const looks = () => [box, ...(label ? [label] : [])].map(looksOf).join()
        const chosen = [...boxes].filter(({ checked }) => checked)
        box.checked = true
        const marked = looks()
        box.checked = false
        if (looks() === marked) faults.push(`the choice of ${describe(label ?? box)}`)
        for (const one of chosen) one.checked = true
      }
      return faults
    },

    focusFaults(marks) {
      const stop = document.activeElement
      if (!stop || stop === document.body) return null
      const faults: string[] = []
      const say = (fault: string) => faults.push(`${fault}: ${describe(stop)}`)

      if ((stop as HTMLElement).tabIndex > 0) say('out of order')
      const edges = [getComputedStyle(stop)]
      for (const pseudo of ['::before', '::after']) edges.push(getComputedStyle(stop, pseudo))
      const around = stop.closest('label')
      if (around) edges.push(getComputedStyle(around))
      const edge = edges.find(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      )
      if (!edge) say('no outline')
      else {
        const inside = Number.parseFloat(edge.outlineOffset) < 0
        const pair = `${edge.outlineColor} on ${groundOf(inside ? stop : stop.parentElement)}`
        visible ??= resolve(marks)
        if (!visible.has(pair)) say(`outline of ${pair}`)
      }

      const { left, top, width, height } = (around ?? stop).getBoundingClientRect()
      const isShown = [0.5, 0.1, 0.9].some((part) => {
        const hit = document.elementFromPoint(left + width * part, top + height * part)
        return hit && (stop.contains(hit) || hit.contains(stop) || around?.contains(hit))
      })
      if (!isShown) say('hidden')
      return faults
    },

    focusFaultsInMain(marks) {
      const stops = [...document.querySelectorAll<HTMLElement>(`main :is(${controls}, [tabindex])`)]
      const faults = stops
        .filter((stop) => stop.tabIndex >= 0 && stop.checkVisibility())
        .reverse()
        .flatMap((stop) => {
          stop.focus()
          return document.activeElement === stop ? [this.focusFaults(marks) ?? []] : []
        })
      return faults.length > 0 ? faults.flat() : ['no stop']
    },
  }
}
