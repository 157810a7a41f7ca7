import { tabMemory } from './tab-memory.ts'

/** Where a person left a list. */
interface Place {
  /** Path and search of the list. */
  list: string
  scrolled: number
  /** Address and index of the row selected last; '' without one. */
  row: string
  index: number
  /** Height of that row in the window, which rows and messages above it do not change. */
  top: number
  /** Whether a link or key asks for this place; Back and reloads need no flag. */
  isWanted?: boolean
}

const rows = () => [...document.querySelectorAll<HTMLElement>('main .row, main tbody tr')]
const addressOf = (row: HTMLElement | undefined) => row?.querySelector('a')?.getAttribute('href')

export const currentRow = () => rows().find((row) => row.contains(document.activeElement))

export function moveToRow(step: 1 | -1) {
  const all = rows()
  const current = currentRow()
  const index = current ? all.indexOf(current) + step : step > 0 ? 0 : all.length - 1
  all[Math.min(Math.max(index, 0), all.length - 1)]?.querySelector('a')?.focus()
}

/**
 * Restores the row that a person selected in this list, after Back, a reload or `goToList`. The browser restores
 * the scroll position of the first two.
 */
export function enhancePlace() {
  const list = location.pathname + location.search
  const memory = memoryOf(location.pathname)
  let selected: HTMLElement | undefined
  function select({ target }: Event) {
    selected = rows().find((row) => target instanceof Node && row.contains(target)) ?? selected
  }
  function leave() {
    const index = selected ? rows().indexOf(selected) : -1
    const top = selected?.getBoundingClientRect().top ?? 0
    memory.write({ list, scrolled: scrollY, row: addressOf(selected) ?? '', index, top })
  }
  document.addEventListener('focusin', select)
  // Safari does not focus a clicked link.
  document.addEventListener('click', select)
  addEventListener('pagehide', leave)
  const place = memory.read()
  if (place?.list === list && (place.isWanted || cameByHistory())) restore(place)
}

function restore({ scrolled, row: address, index, top, isWanted }: Place) {
  if (isWanted) scrollTo(0, scrolled)
  if (!address || document.activeElement !== document.body) return
  const all = rows()
  const same = all.filter((row) => addressOf(row) === address)
  // The next row takes the place of a row that left the list.
  const row =
    same.find((one) => one === all[index]) ?? same[0] ?? all[Math.min(index, all.length - 1)]
  row?.querySelector('a')?.focus({ preventScroll: true })
  if (isWanted && row) scrollBy(0, row.getBoundingClientRect().top - top)
}

function cameByHistory(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  const { type } = (entry ?? {}) as Partial<PerformanceNavigationTiming>
  return type === 'back_forward' || type === 'reload'
}

/** Opens the list at `path` with the filter, search, page and row that this tab left. */
export function goToList(path: string) {
  location.assign(askForPlace(path))
}

/** Keeps the place in the lists, and lets links with `data-list` open a list as `goToList` does. */
export function enhanceListLinks() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-list]')) {
    link.href = placeIn(link.dataset.list ?? '').list
  }
  document.addEventListener('click', ({ target }) => {
    const link =
      target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-list]') : null
    if (link?.dataset.list) link.href = askForPlace(link.dataset.list)
  })
}

function askForPlace(path: string): string {
  const place = placeIn(path)
  memoryOf(path).write({ ...place, isWanted: true })
  return place.list
}

/** A tab opened from a list has no memory of it, only a referrer. */
function placeIn(path: string): Place {
  const from = URL.parse(document.referrer)
  const left = memoryOf(path).read()
  const isFromList = from?.origin === location.origin && from.pathname === path
  const list = isFromList ? path + from.search : (left?.list ?? path)
  if (left?.list === list) return left
  return { list, scrolled: 0, row: location.pathname, index: -1, top: innerHeight / 2 }
}

const memoryOf = (path: string) => tabMemory<Place>(`bureau liste ${path}`)
