import { createRequire } from 'node:module'

interface Socket {
  emit(event: 'message', data: Buffer, isBinary: boolean): void
  send(data: string, ...rest: unknown[]): void
}

/** Commands that Playwright sends for each new page, and that Debian's Firefox does not implement. */
const unknown = ['emulation.setMediaFeaturesOverride']

/**
 * Answers one command that the WebDriver BiDi of Debian's Firefox lacks, without effect. Journeys that set
 * a colour scheme or reduced motion see the default.
 */
export function acceptOlderFirefox() {
  const { ws } = createRequire(import.meta.url)('playwright-core/lib/utilsBundle')
  const socket: Socket = ws.prototype
  const { send } = socket
  socket.send = function (this: Socket, data, ...rest) {
    const { id, method } = JSON.parse(data)
    if (!unknown.includes(method)) return send.call(this, data, ...rest)
    const answer = Buffer.from(JSON.stringify({ type: 'success', id, result: {} }))
    setImmediate(() => this.emit('message', answer, false))
  }
}

/** Adapts each page of Firefox to the commands of Playwright and to axe. */
export function adaptPage() {
  // Playwright sets the value of a field by script, which React does not notice.
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      if (document.activeElement instanceof HTMLIFrameElement) return document.activeElement
      document.execCommand('insertText', false, text)
      return null
    },
    set() {},
  })
  // Its getter crashes the tab on some pages of the desk, and axe works without it.
  Reflect.deleteProperty(Element.prototype, 'ariaLabelledByElements')
}
