/**
 * Disables the view transition for links without a picture (app/ui/passing-picture.css), because capturing the
 * old page delays the new one by 0.1 s on a slow phone.
 */
export function passPicturesOnly() {
  const none = new CSSStyleSheet()
  none.replaceSync('@view-transition { navigation: none }')
  const choose = ({ target }: Event) => {
    const link = (target as Element).closest('a')
    if (!link) return
    const others = document.adoptedStyleSheets.filter((sheet) => sheet !== none)
    const passes = link.closest('li, article')?.querySelector('[data-picture]')
    document.adoptedStyleSheets = passes ? others : [...others, none]
  }
  for (const sign of ['pointerover', 'focusin']) {
    document.addEventListener(sign, choose, { passive: true })
  }
}
