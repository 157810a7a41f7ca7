/**
 * What the menu cannot do in HTML alone: close its lists on Escape, on a click or a focus outside, and
 * everything when its page is left (Spec: S-8).
 */
export function enhanceMenu(menu: HTMLElement) {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && !menu.contains(target)) closeLists(menu)
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    menu.dataset.quiet = ''
    const open = menu.querySelector<HTMLDetailsElement>('details[open]')
    if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus()
    closeLists(menu)
  })
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) closeLists(menu)
  })
  menu.addEventListener('pointerleave', () => delete menu.dataset.quiet)
  const close = () => {
    menu.hidePopover()
    closeLists(menu)
  }
  // The panel has no place on a desk: it becomes the bar.
  matchMedia('(width >= 68.75em)').addEventListener('change', close)
  // Whoever comes back finds the page as it was left.
  addEventListener('pagehide', close)
}

function closeLists(menu: HTMLElement) {
  for (const list of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) list.open = false
}
