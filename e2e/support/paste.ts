import type { Locator } from '@playwright/test'

/** Simulates a paste, without the clipboard, which tests share. */
export const paste = (field: Locator, pasted: { html?: string; text?: string }) =>
  field.evaluate((element, { html = '', text = '' }) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
    // Firefox ignores the data given to the constructor.
    Object.defineProperty(event, 'clipboardData', { value: clipboardData })
    element.dispatchEvent(event)
  }, pasted)
