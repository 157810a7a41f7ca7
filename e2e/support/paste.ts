import type { Locator } from '@playwright/test'

/** Simulates a paste of formatted text, without the clipboard, which tests share. */
export const paste = (field: Locator, html: string, text = '') =>
  field.evaluate(
    (element, pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', pasted.html)
      if (pasted.text) clipboardData.setData('text/plain', pasted.text)
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    },
    { html, text },
  )
