import { kept } from './kept.ts'

type Scheme = 'light' | 'dark'

const chosen = kept('graaand:lumiere', (text): Scheme | undefined =>
  text === 'light' || text === 'dark' ? text : undefined,
)

/** @param button cycles through the device's scheme, the opposite one, and the device's current one as a choice */
export function enhanceScheme(button: HTMLElement | undefined) {
  const { day = '', night = '' } = button?.dataset ?? {}
  const words = button?.querySelector('span')
  const device = words?.textContent ?? ''
  const show = () => {
    const scheme = chosen.read()
    document.documentElement.dataset.scheme = scheme ?? ''
    if (words) words.textContent = scheme ? { light: day, dark: night }[scheme] : device
  }
  show()
  chosen.subscribe(show)
  addEventListener('pageshow', show)
  button?.addEventListener('click', () => {
    const isNight = matchMedia('(prefers-color-scheme: dark)').matches
    const round = isNight
      ? ([undefined, 'light', 'dark'] as const)
      : ([undefined, 'dark', 'light'] as const)
    chosen.write(round[(round.indexOf(chosen.read()) + 1) % round.length])
  })
}
