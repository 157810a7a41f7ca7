import { phone } from '../setup.ts'

type Params = Record<string, unknown>

interface Message {
  id?: number
  method?: string
  params?: Params
  result?: unknown
  error?: { message: string }
  sessionId?: string
}

export type PlainPage = Awaited<ReturnType<typeof openPlainPage>>

/**
 * Opens a page on a phone without the Runtime domain, which Playwright and Puppeteer enable: with it, V8 captures
 * a stack for every error, and prerendered pages are not shown.
 */
export async function openPlainPage(port: number, rate = 1) {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`no browser listens at ${port}`))
  })
  const answers = new Map<number, PromiseWithResolvers<unknown>>()
  const listeners = new Set<(message: Message) => void>()
  socket.onmessage = ({ data }) => {
    const message: Message = JSON.parse(String(data))
    for (const listener of listeners) listener(message)
    const answer = answers.get(message.id ?? 0)
    if (message.error) answer?.reject(new Error(message.error.message))
    else answer?.resolve(message.result)
  }
  let sent = 0
  const sendTo = (sessionId: string | undefined, method: string, params: Params = {}) => {
    const answer = Promise.withResolvers<unknown>()
    answers.set(++sent, answer)
    socket.send(JSON.stringify({ id: sent, method, params, sessionId }))
    return answer.promise as Promise<Params>
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
  listeners.add(({ method, params = {} }) => {
    const page = String(params.sessionId)
    if (method === 'Target.detachedFromTarget') pages.splice(pages.indexOf(page), 1)
    if (method !== 'Target.attachedToTarget') return
    if ((params.targetInfo as { type: string }).type === 'tab') return
    pages.push(page)
    setUp(page).then(created.resolve)
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
    next: (event: string, isExpected: (params: Params) => boolean) =>
      new Promise<void>((resolve) => {
        const listen = ({ method, params = {}, sessionId }: Message) => {
          if (method !== event || sessionId !== pages[0] || !isExpected(params)) return
          listeners.delete(listen)
          resolve()
        }
        listeners.add(listen)
      }),
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
