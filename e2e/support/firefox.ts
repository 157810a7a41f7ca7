import { createRequire } from 'node:module'

interface Socket {
  emit(event: 'message', data: Buffer, isBinary: boolean): void
  send(data: string, ...rest: unknown[]): void
}

/** The commands that Playwright sends for each new page, and Debian's Firefox does not know yet. */
const unknown = ['emulation.setMediaFeaturesOverride']

/**
 * Has Playwright drive Debian's Firefox, whose WebDriver BiDi lacks one command: it is answered here, and
 * does nothing. Journeys that set a colour scheme or ask for less motion see the default instead.
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

/**
 * Runs in the page: has `fill` insert text as an editor does. Playwright sets the value from a script of
 * the page, and React does not notice that a field which it controls has changed.
 */
export function insertAsTyped() {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      if (document.activeElement instanceof HTMLIFrameElement) return document.activeElement
      document.execCommand('insertText', false, text)
      return null
    },
    set() {},
  })
}
