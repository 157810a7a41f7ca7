// The light that the footer's switch was left at, before anything is painted, and as another tab
// changes it: app/components/color-scheme.ts goes on from there once React has come.
;(() => {
  const follow = () => {
    try {
      document.documentElement.dataset.scheme = localStorage.getItem('graaand:lumiere') ?? ''
    } catch {
      // Storage is refused: the device decides.
    }
  }
  follow()
  addEventListener('storage', follow)
})()
