import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * What the menu cannot do in HTML alone: close its submenus on Escape, on a click or a focus
 * outside, and everything once a link was followed (Spec: S-8).
 *
 * @returns a ref for the menu's element
 */
export function useMenu() {
  const ref = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const shown = useRef(key)

  useEffect(() => {
    // Not on the first page: the visitor may have opened the menu before React came.
    if (shown.current === key) return
    shown.current = key
    if (ref.current) close(ref.current)
  }, [key])

  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const listening = new AbortController()
    const { signal } = listening

    document.addEventListener(
      'click',
      ({ target }) => {
        if (!(target instanceof Element)) return
        if (!menu.contains(target)) closeSubmenus(menu)
        // A followed link leaves the pointer over its list, which must not stay open for that.
        else if (target.closest('a')) menu.dataset.quiet = ''
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return
        menu.dataset.quiet = ''
        const open = menu.querySelector<HTMLDetailsElement>('details[open]')
        if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus()
        closeSubmenus(menu)
      },
      { signal },
    )
    document.addEventListener(
      'focusin',
      ({ target }) => {
        if (target instanceof Node && !menu.contains(target)) closeSubmenus(menu)
      },
      { signal },
    )
    menu.addEventListener('pointerleave', () => delete menu.dataset.quiet, { signal })
    // The panel has no place on a desk: it becomes the bar.
    matchMedia('(width >= 68.75em)').addEventListener('change', () => close(menu), { signal })
    return () => listening.abort()
  }, [])

  return ref
}

function close(menu: HTMLElement) {
  menu.hidePopover()
  closeSubmenus(menu)
}

function closeSubmenus(menu: HTMLElement) {
  for (const details of menu.querySelectorAll<HTMLDetailsElement>('details[open]')) {
    details.open = false
  }
}
