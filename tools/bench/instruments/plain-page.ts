import { EventEmitter, on, once } from 'node:events'
import { phone } from '../setup.ts'

type Params = Record<string, unknown>

export type PlainPage = Awaited<ReturnType<typeof openPlainPage>>

/**
 * Opens a page on a phone without the Runtime domain, which Playwright and Puppeteer enable: with it, V8 captures
 * a stack for every error, and prerendered pages are not shown.
 */
export async function openPlainPage(port: number, rate: number) {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`no browser listens at ${port}`))
  })
  /** Emits answers by their number, and events by their name. */
  const messages = new EventEmitter()
  socket.onmessage = ({ data }) => {
    const { id, method, ...message } = JSON.parse(String(data))
    messages.emit(id ?? method, message)
  }
  let sent = 0
  const sendTo = async (sessionId: string | undefined, method: string, params: Params = {}) => {
    const id = ++sent
    socket.send(JSON.stringify({ id, method, params, sessionId }))
    const [{ result, error }] = (await once(messages, `${id}`)) as [Params & { result: Params }]
    if (error) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }

  /** Ids of DevTools sessions: that of the shown page, then those of prerendered pages. */
  const pages: string[] = []
  const { viewport, deviceScaleFactor, isMobile: mobile } = phone
  const metrics = { ...viewport, deviceScaleFactor, mobile }
  // Prerendered pages refuse some of these commands.
  const setUp = (page: string) =>
    Promise.allSettled([
      sendTo(page, 'Page.enable'),
      sendTo(page, 'Page.setLifecycleEventsEnabled', { enabled: true }),
      sendTo(page, 'Emulation.setDeviceMetricsOverride', metrics),
      sendTo(page, 'Emulation.setTouchEmulationEnabled', { enabled: true }),
      sendTo(page, 'Emulation.setCPUThrottlingRate', { rate }),
      sendTo(page, 'Runtime.runIfWaitingForDebugger'),
    ])
  const created = Promise.withResolvers<unknown>()
  messages.on('Target.detachedFromTarget', ({ params }) => {
    pages.splice(pages.indexOf(params.sessionId), 1)
  })
  messages.on('Target.attachedToTarget', ({ params: { sessionId, targetInfo } }) => {
    if (targetInfo.type === 'tab') return
    pages.push(sessionId)
    setUp(sessionId).then(created.resolve)
  })
  const { browserContextId } = await sendTo(undefined, 'Target.createBrowserContext')
  // Chromium prerenders only if the debugger is attached to the tab, not to the page.
  const target = { url: 'about:blank', browserContextId, forTab: true }
  const { targetId } = await sendTo(undefined, 'Target.createTarget', target)
  const attached = await sendTo(undefined, 'Target.attachToTarget', { targetId, flatten: true })
  const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  await sendTo(String(attached.sessionId), 'Target.setAutoAttach', options)
  await created.promise
  const send = (method: string, params?: Params) => sendTo(pages[0], method, params)

  return {
    send,
    async next(event: string, isExpected: (params: Params) => boolean) {
      for await (const [{ params, sessionId }] of on(messages, event)) {
        if (sessionId === pages[0] && isExpected(params)) return
      }
    },
    async evaluate<Result>(expression: string): Promise<Result> {
      const options = { expression, awaitPromise: true, returnByValue: true }
      const { result, exceptionDetails } = (await send('Runtime.evaluate', options)) as {
        result: { value: Result }
        exceptionDetails?: { exception?: { description?: string } }
      }
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression)
      return result.value
    },
    async [Symbol.asyncDispose]() {
      await sendTo(undefined, 'Target.disposeBrowserContext', { browserContextId })
      socket.close()
    },
  }
}
