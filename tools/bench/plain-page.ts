import { phone } from './phone.ts'

type Params = Record<string, unknown>

/** Whether what is attached to is the tab around a page. */
const isOfTab = ({ targetInfo }: Params) => (targetInfo as { type: string }).type === 'tab'

/** A page in a context of its own, as the DevTools protocol names things. */
export interface PlainPage {
  send: (method: string, params?: Params) => Promise<unknown>
  /** Resolves with the next event of that name which `isIt` accepts. */
  next: (event: string, isIt: (params: Params) => boolean) => Promise<void>
  /** What an expression, or the promise it makes, comes to in the page. */
  evaluate: <Result>(expression: string) => Promise<Result>
  close: () => Promise<void>
}

interface Message {
  id?: number
  method?: string
  params?: Params
  result?: unknown
  error?: { message: string }
  sessionId?: string
}

/**
 * Opens a phone's page without what Playwright and Puppeteer always turn on: while the protocol's
 * Runtime reports, V8 looks up where every error is made, and React makes five as it starts. That alone
 * is 60 to 100 ms of a slow phone, which no visitor pays.
 *
 * @param port where a browser that runs listens for its debugger
 * @param rate how many times slower than this machine its processor is
 */
export async function openPlainPage(port: number, rate = 1): Promise<PlainPage> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  const opened = Promise.withResolvers<void>()
  socket.onopen = () => opened.resolve()
  socket.onerror = () => opened.reject(new Error(`no browser listens at ${port}`))
  await opened.promise

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
    return answer.promise
  }

  /** Sessions of the page that is shown, then of those that are rendered beforehand. */
  const pages: string[] = []
  const { promise: created, resolve: onCreated } = Promise.withResolvers<unknown>()
  const setUp = (page: string) => {
    const { viewport, deviceScaleFactor, isMobile: mobile } = phone
    const commands: [string, Params?][] = [
      ['Page.enable'],
      ['Page.setLifecycleEventsEnabled', { enabled: true }],
      ['Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile }],
      ['Emulation.setTouchEmulationEnabled', { enabled: true }],
      ['Emulation.setCPUThrottlingRate', { rate }],
      ['Runtime.runIfWaitingForDebugger'],
    ]
    // Pages that are not shown refuse some of it.
    return Promise.allSettled(commands.map(([method, params]) => sendTo(page, method, params)))
  }
  listeners.add(({ method, params = {} }) => {
    const page = String(params.sessionId)
    if (method === 'Target.detachedFromTarget') pages.splice(pages.indexOf(page), 1)
    if (method !== 'Target.attachedToTarget' || isOfTab(params)) return
    pages.push(page)
    setUp(page).then(onCreated)
  })
  const { browserContextId } = (await sendTo(undefined, 'Target.createBrowserContext')) as Params
  // Only who attaches to the tab lets the browser render pages beforehand.
  const target = { url: 'about:blank', browserContextId, forTab: true }
  const { targetId } = (await sendTo(undefined, 'Target.createTarget', target)) as Params
  const attached = await sendTo(undefined, 'Target.attachToTarget', { targetId, flatten: true })
  const { sessionId: tab } = attached as { sessionId: string }
  const options = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }
  await sendTo(tab, 'Target.setAutoAttach', options)
  await created
  const send: PlainPage['send'] = (method, params) => sendTo(pages[0], method, params)

  return {
    send,
    next: (event, isIt) =>
      new Promise((resolve) => {
        const listen = ({ method, params = {}, sessionId: from }: Message) => {
          if (method !== event || from !== pages[0] || !isIt(params)) return
          listeners.delete(listen)
          resolve()
        }
        listeners.add(listen)
      }),
    async evaluate<Result>(expression: string) {
      const options = { expression, awaitPromise: true, returnByValue: true }
      const answer = (await send('Runtime.evaluate', options)) as {
        result: { value: Result }
        exceptionDetails?: { exception?: { description?: string } }
      }
      const { exceptionDetails } = answer
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? expression)
      return answer.result.value
    },
    async close() {
      await sendTo(undefined, 'Target.disposeBrowserContext', { browserContextId })
      socket.close()
    },
  }
}
