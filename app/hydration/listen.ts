/**
 * What components wait for, as the document calls it. React would listen to everything it knows, ninety
 * kinds of events, and a tap on a slow phone would wait 10 ms longer for a dozen that nobody asked for.
 * `listen.test.ts` says which handler of ours is missing here; it does not see a library's.
 */
export const events = ['animationend', 'change', 'click', 'input', 'submit']

/** Runs what makes React listen to the document, and lets it listen to these events alone. */
export function listen(start: () => void) {
  const { addEventListener } = document
  document.addEventListener = (type: string, ...rest: [EventListener, boolean]) => {
    if (events.includes(type)) addEventListener.call(document, type, ...rest)
  }
  start()
  // The prototype's own again.
  Reflect.deleteProperty(document, 'addEventListener')
}
