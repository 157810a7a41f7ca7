import { useEffect, useRef } from 'react'
import { openAround } from './preview-frame.ts'
import { unsavedKeys } from './saving.ts'
import type { SavingTools } from './use-saving.ts'

/** Sets the height of an element as a property of its parent, because bars stick below the element. */
export function useHeight(name: `--${string}`) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { current } = element
    const observer = new ResizeObserver(() => {
      current?.parentElement?.style.setProperty(name, `${current.offsetHeight}px`)
    })
    if (current) observer.observe(current)
    return () => observer.disconnect()
  }, [name])
  return element
}

/** Opens and focuses the field that the fragment of the address names. */
export function useTarget() {
  useEffect(() => {
    function follow() {
      const target = document.getElementById(location.hash.slice(1))
      if (!target?.matches('.field, .field-top, .item, .list, .group-of, .fixed')) return
      openAround(target)
      target.scrollIntoView({ block: 'center' })
      const control = 'input:not([type=hidden]), textarea, select, [role=textbox], summary'
      target.querySelector<HTMLElement>(control)?.focus({ preventScroll: true })
    }
    follow()
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
}

/** Saves before a link leaves the sheet, because a navigation may cancel the post. */
export function useFlush(saving: SavingTools) {
  const latest = useRef(saving)
  useEffect(() => {
    latest.current = saving
  })
  useEffect(() => {
    async function follow(event: globalThis.MouseEvent) {
      const { target, button, ctrlKey, metaKey, shiftKey } = event
      if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey) return
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.getAttribute('href')?.startsWith('#') || link.target) return
      if (unsavedKeys(latest.current.saving).length === 0) return
      event.preventDefault()
      const patience = new Promise((resolve) => setTimeout(resolve, 2_000))
      await Promise.race([latest.current.settle(), patience])
      location.assign(link.href)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [])
}
