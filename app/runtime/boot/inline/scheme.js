/**
 * Shows the light that the footer's switch was left at, and as another tab changes it:
 * app/layout/color-scheme.ts goes on from there once React has come.
 */
export function followScheme() {
  const follow = () => {
    try {
      document.documentElement.dataset.scheme = localStorage.getItem('graaand:lumiere') ?? ''
    } catch {
      // Storage is refused: the device decides.
    }
  }
  follow()
  addEventListener('storage', follow)
}
