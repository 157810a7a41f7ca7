import type { Locator, Page } from '@playwright/test'

export const allDisturbances = {
  async prepare(page: Page) {
    await stopAnimations(page)
    await changeWhileParsing(page)
  },
  /** Changes the open page, without interaction. */
  async apply(page: Page) {
    await addExtensionNodes(page)
    await translate(page)
  },
}

/** Whether Firefox reports a blocked style of these nodes; it allows those of real extensions. */
export const isOfDisturbance = ({ message }: Error) => /\(style-src-(elem|attr)\)/.test(message)

/**
 * Wraps each text node, later ones too, in `<font><font>…</font></font>`, with `≈` before translated words.
 */
export async function translate(page: Page) {
  await page.evaluate(() => {
    const kept = 'script, style, noscript, textarea, svg, [translate=no], .notranslate, font'

    function translateText(text: Text) {
      if (!text.data.trim() || text.parentElement?.closest(kept)) return
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      outer.style.verticalAlign = inner.style.verticalAlign = 'inherit'
      inner.textContent = text.data.replace(/\S/, '≈$&')
      outer.append(inner)
      text.replaceWith(outer)
    }

    function translateIn(root: Node) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) translateText(text)
    }

    document.documentElement.lang = 'en'
    document.documentElement.classList.add('translated-ltr')
    translateIn(document.body)
    new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        for (const node of addedNodes) if (node.isConnected) translateIn(node)
        if (target instanceof Text && target.isConnected) translateIn(target)
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  })
}

/**
 * Adds what password managers, writing aids and dark modes add: elements beside and behind fields, hidden
 * fields, attributes, style sheets.
 */
export async function addExtensionNodes(page: Page) {
  await page.evaluate(() => {
    for (const form of document.forms) {
      const token = { type: 'hidden', name: 'ext_token', value: '1' }
      form.prepend(Object.assign(document.createElement('input'), token))
    }
    const { documentElement: html, head, body } = document
    html.setAttribute('data-darkreader-mode', 'dynamic')
    const style = document.createElement('style')
    style.className = 'darkreader darkreader--fallback'
    head.prepend(style)
    body.setAttribute('data-new-gr-c-s-check-loaded', '14.1')
    body.setAttribute('cz-shortcut-listen', 'true')
    body.prepend(document.createElement('veepn-guard-alert'))
    body.append(document.createElement('grammarly-desktop-integration'))
    for (const field of document.querySelectorAll('input, textarea, select')) {
      if (field.matches('[type=hidden], [type=radio], [type=checkbox]')) continue
      field.setAttribute('data-lpignore', 'true')
      field.setAttribute('data-gramm', 'false')
      Object.assign((field as HTMLElement).style, { backgroundPosition: 'right' })
      const icon = document.createElement('div')
      icon.setAttribute('data-lastpass-icon-root', '')
      icon.style.cssText = 'position: relative; height: 0; width: 0'
      field.after(icon)
      field.before(document.createElement('grammarly-extension'))
    }
  })
}

/** Adds an element beside each field while the document is parsed. */
async function changeWhileParsing(page: Page) {
  await page.addInitScript(() => {
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue
          for (const field of [node, ...node.querySelectorAll('input, textarea')]) {
            if (!field.matches('input:not([type=hidden]), textarea')) continue
            field.after(document.createElement('div'))
          }
        }
      }
    })
    observer.observe(document, { childList: true, subtree: true })
    document.addEventListener('readystatechange', () => observer.disconnect(), { once: true })
  })
}

export async function stopAnimations(page: Page) {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*, ::before, ::after { animation: none !important; transition: none !important }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
}

/** Phones zoom in on fields with text below 16 px. */
export function smallFields(page: Page): Promise<(string | null)[]> {
  return page
    .locator(
      'input:not([type=hidden], [type=checkbox], [type=radio], [type=file]), select, textarea',
    )
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.getAttribute('name')),
    )
}

export const autofill = (field: Locator, value: string, isAnnounced: boolean) =>
  field.evaluate(
    (field, { value, isAnnounced }) => {
      // React intercepts the element's own setter; extensions use the prototype's.
      const prototype = Object.getPrototypeOf(field)
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
      if (isAnnounced) field.dispatchEvent(new Event('change', { bubbles: true }))
    },
    { value, isAnnounced },
  )

/**
 * Doubles the browser's text size, which media queries in `em` depend on.
 *
 * @returns a function that sets it back
 */
export async function doubleTextSize(page: Page) {
  const session = await page.context().newCDPSession(page)
  const set = async (standard: number) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard } })
    // Lengths may follow before media queries do.
    await page.waitForFunction((size) => {
      const width = innerWidth / size
      return matchMedia(`(${width - 0.01}em < width < ${width + 0.01}em)`).matches
    }, standard)
  }
  await set(32)
  return () => set(16)
}
