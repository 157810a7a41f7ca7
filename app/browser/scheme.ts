import { kept } from './kept.ts'

type Scheme = 'light' | 'dark'

/** The visitor's own choice; boot.js reads it before the first paint. */
const chosen = kept('graaand:lumiere', (text): Scheme | undefined =>
  text === 'light' || text === 'dark' ? text : undefined,
)

/**
 * Follows what the visitor chose, here or in another tab.
 *
 * @param button goes round the three states; the first step is one that shows
 */
export function enhanceScheme(button: HTMLElement | undefined) {
  const show = () => {
    document.documentElement.dataset.scheme = chosen.read() ?? ''
  }
  chosen.subscribe(show)
  // A page that was left before the choice, and that one comes back to.
  addEventListener('pageshow', show)
  button?.addEventListener('click', () => {
    const isNight = matchMedia('(prefers-color-scheme: dark)').matches
    const round = isNight
      ? ([undefined, 'light', 'dark'] as const)
      : ([undefined, 'dark', 'light'] as const)
    chosen.write(round[(round.indexOf(chosen.read()) + 1) % round.length])
  })
}
