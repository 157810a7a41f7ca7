import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { segmentsOf } from './borrowed.ts'
import {
  findPlace,
  joinRows,
  markPlace,
  morph,
  moveRing,
  openAround,
  pageIn,
  placesIn,
  quiet,
  retype,
  textAt,
} from './preview-frame.ts'
import { nodeAround, nodesOf } from './saving.ts'
import type { SavingTools } from './use-saving.ts'
import type { SheetView } from './view.ts'
import { fieldAddress, home, previewOf } from './wire.ts'

const versions = [
  { name: 'old', query: 'avant', title: 'En ligne', label: 'Aperçu\u00a0: la page en ligne' },
  {
    name: 'new',
    query: 'apres',
    title: 'Avec les changements',
    label: 'Aperçu\u00a0: la page avec les changements',
  },
] as const

type Frames = Record<(typeof versions)[number]['name'], HTMLIFrameElement | null>

/** Connects fields and frames: shows a field's place and typed text, and opens the field of a clicked text. */
export function usePreview({ saving, answers, isLive }: SavingTools) {
  const frames = useRef<Frames>({ old: null, new: null })
  const pane = useRef<HTMLDivElement>(null)
  const key = useRef<string | null>(null)
  const [fieldId, setFieldId] = useState<string | null>(null)
  const [path, setPath] = useState(saving.view.pages[0]?.path ?? null)
  const [isStale, setStale] = useState(false)
  const [elsewhere, setElsewhere] = useState<string | null>(null)
  const [fixedWords, setFixedWords] = useState('')
  const latest = useRef(saving)
  const pages = () =>
    [pageIn(frames.current.old), pageIn(frames.current.new)].filter((one) => one !== null)

  useEffect(() => {
    latest.current = saving
    const page = pageIn(frames.current.new)
    if (!page) return
    const nodes = nodesOf(saving.view)
    for (const [name, { value }] of Object.entries(saving.typed)) {
      const node = nodes.get(name)
      if (!node || !('isText' in node)) continue
      retype(page, name, segmentsOf(value, node.borrowed))
    }
    moveRing(page)
  })

  function show(next: string) {
    setFixedWords('')
    key.current = next
    setFieldId(nodeAround(latest.current.view, next)?.node.id ?? null)
    for (const page of pages()) markPlace(page, findPlace(page, next))
  }

  function open(next: string | undefined) {
    const found = next === undefined ? undefined : nodeAround(latest.current.view, next)
    setElsewhere(found || next === undefined ? null : next)
    if (!found) return
    const { id } = found.node
    if ('fixed' in found.node && found.node.fixed) return showFixed(found.node)
    // Closes the full-screen preview of a narrow window.
    if (location.hash === '#apercu') location.hash = id
    const control = document.getElementById(`${id}-c`) ?? document.getElementById(id)
    openAround(control)
    control?.scrollIntoView({ block: 'center' })
    control?.focus({ preventScroll: true })
    if (found.rest) control?.dispatchEvent(new CustomEvent('go-to-block', { detail: found.rest }))
  }

  function touch(page: Document, event: MouseEvent) {
    const text = textAt(page, event)
    setFixedWords('')
    setElsewhere(null)
    if (text?.place) return open(text.place.dataset.field)
    if (!text?.words) return
    const fixed = [...nodesOf(latest.current.view).values()].find(
      (node) => 'fixed' in node && node.fixed && node.value.trim() === text.words,
    )
    if (fixed) showFixed(fixed)
    else setFixedWords('Ce texte ne se change pas sur cette page de l’édition.')
  }

  function showFixed({ id }: { id: string }) {
    setFixedWords('Fixé\u00a0: ne se change que dans le code.')
    const box = document.getElementById(id)
    openAround(box)
    box?.scrollIntoView({ block: 'center' })
  }

  function prepare(frame: HTMLIFrameElement | null) {
    const page = pageIn(frame)
    if (!page || page.documentElement.dataset.prepared) return
    page.documentElement.dataset.prepared = 'oui'
    quiet(page)
    joinRows(page)
    page.addEventListener(
      'click',
      (event) => {
        event.preventDefault()
        event.stopPropagation()
        touch(page, event)
      },
      true,
    )
    page.addEventListener('submit', (event) => event.preventDefault(), true)
    page.addEventListener('scroll', () => moveRing(page), true)
    page.addEventListener('keydown', ({ key: pressed }) => {
      if (pressed === 'F6' || pressed === 'Escape') back()
    })
    if (key.current) markPlace(page, findPlace(page, key.current))
  }

  function back() {
    if (key.current) open(key.current)
    else
      document
        .querySelector<HTMLElement>('.fields input:not([type=hidden]), .fields textarea')
        ?.focus()
  }

  function markAgain() {
    for (const page of pages()) if (key.current) markPlace(page, findPlace(page, key.current))
  }

  const tools = useRef({ back, prepare, markAgain })
  useEffect(() => {
    tools.current = { back, prepare, markAgain }
  })
  useEffect(() => {
    if (!isLive) return
    // The frames may have loaded before the scripts ran.
    for (const frame of Object.values(frames.current)) tools.current.prepare(frame)
    function press(event: globalThis.KeyboardEvent) {
      if (event.key !== 'F6' || !pane.current) return
      event.preventDefault()
      if (pane.current.contains(document.activeElement)) tools.current.back()
      else pane.current.focus()
    }
    document.addEventListener('keydown', press)
    let width = 0
    const size = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width !== width) tools.current.markAgain()
      width = entry?.contentRect.width ?? 0
    })
    if (frames.current.new) size.observe(frames.current.new)
    return () => {
      size.disconnect()
      document.removeEventListener('keydown', press)
    }
  }, [isLive])

  useEffect(() => {
    if (answers === 0 || path === null) return
    const controller = new AbortController()
    async function follow(address: string) {
      try {
        const { signal } = controller
        const response = await fetch(address, { signal })
        if (!response.ok) throw new Error(`${response.status}`)
        // The desk's policy forbids inline styles, even in a document that is only parsed.
        const html = (await response.text()).replaceAll(/<style.*?<\/style>/gs, '')
        const next = new DOMParser().parseFromString(html, 'text/html')
        const frame = frames.current.new
        const page = pageIn(frame)
        if (!frame || !page) return
        // A failed preview has no styles, so the frame loads again.
        if (!page.querySelector('main')) {
          frame.contentWindow?.location.reload()
          return setStale(false)
        }
        morph(page.body, next.body)
        quiet(page)
        joinRows(page)
        const place = key.current && findPlace(page, key.current)
        if (place) markPlace(page, place)
        setStale(false)
      } catch {
        if (!controller.signal.aborted) setStale(true)
      }
    }
    void follow(previewOf(path, 'apres'))
    return () => controller.abort()
  }, [answers, path])

  /** Arrow keys move from text to text, Enter opens the field. */
  function walk(event: KeyboardEvent) {
    const page = pageIn(frames.current.new)
    if (!page) return
    const { view } = latest.current
    const places = placesIn(page).filter(({ dataset }) => nodeAround(view, dataset.field ?? ''))
    const at = places.findIndex(({ dataset }) => dataset.marked !== undefined)
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (step) {
      event.preventDefault()
      const place = places[Math.min(Math.max(at + step, 0), places.length - 1)]
      if (!place) return
      markPlace(page, place)
      const node = nodeAround(view, place.dataset.field ?? '')?.node
      setName(node ? `${node.label}\u00a0: ${place.textContent}` : (place.textContent ?? ''))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(places[at]?.dataset.field)
    } else if (event.key === 'Escape') back()
  }
  const [name, setName] = useState('')

  return {
    frames,
    pane,
    path,
    setPath,
    show,
    walk,
    name,
    fieldId,
    elsewhere,
    fixedWords,
    isStale,
    isLive,
    prepare,
  }
}

export function Preview({
  view,
  preview,
  saving: { trouble },
}: {
  view: SheetView
  preview: ReturnType<typeof usePreview>
  saving: SavingTools
}) {
  const { frames, pane, path, setPath, walk, name, elsewhere, isStale, isLive, prepare } = preview
  const { fixedWords } = preview
  const { pages } = view
  const hasBlocks = [...nodesOf(view).values()].some((node) => 'isWide' in node)
  if (path === null) return null
  return (
    <aside className={trouble ? 'preview stale' : 'preview'} id="apercu" aria-label="Aperçu">
      <div className="preview-tools">
        <Segments
          label="Largeur de l’aperçu"
          name="largeur"
          items={[
            ['phone', 'Téléphone'],
            ['desktop', 'Ordinateur'],
          ]}
          // The editor of an article needs a wide column, so the preview starts narrow.
          chosen={hasBlocks ? 'phone' : 'desktop'}
        />
        <Segments
          label="Version de la page"
          name="version"
          items={[
            ['after', 'Après'],
            ['before', 'Avant'],
            ['both', 'Côte à côte'],
          ]}
          chosen="after"
        />
      </div>
      {pages.length > 1 && isLive && (
        <label className="page-choice">
          <span>Page</span>
          <select value={path} onChange={({ target }) => setPath(target.value)}>
            {pages.map((page) => (
              <option key={page.path} value={page.path}>
                {page.label}
              </option>
            ))}
          </select>
        </label>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: one tab stop, not a set of fields */}
      <div
        className="frames"
        ref={pane}
        role="group"
        tabIndex={isLive ? 0 : undefined}
        aria-label="Textes de la page\u00a0: flèches pour passer de l’un à l’autre, Entrée pour ouvrir son champ"
        onKeyDown={walk}
      >
        {versions.map(({ name: which, query, title, label }) => (
          <figure key={which} className={which}>
            <figcaption>{title}</figcaption>
            <div className="frame">
              <iframe
                ref={(frame) => {
                  frames.current[which] = frame
                }}
                src={previewOf(path, query)}
                title={label}
                tabIndex={isLive ? -1 : undefined}
                loading="lazy"
                onLoad={({ currentTarget }) => prepare(currentTarget)}
              />
            </div>
          </figure>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {name}
      </p>
      <p className="small muted" role="status">
        {isStale && !trouble
          ? 'L’aperçu n’a pas pu être dessiné. Votre texte est enregistré.'
          : trouble
            ? 'L’aperçu est dessiné par le serveur\u00a0: il suivra au retour de la connexion.'
            : elsewhere
              ? 'Ce texte est sur une autre page de l’édition. '
              : fixedWords ||
                (isLive
                  ? 'Touchez un texte de la page\u00a0: son champ s’ouvre.'
                  : 'La page elle-même, avec les changements\u00a0; personne d’autre que l’équipe ne la voit.')}
        {elsewhere && <a href={fieldAddress(home, elsewhere)}>Ouvrir son champ</a>}
      </p>
      {pages.length > 1 && !isLive && (
        <ul className="plain small">
          {pages.map((page) => (
            <li key={page.path}>
              <a href={previewOf(page.path, 'apres')}>{page.label}</a>
            </li>
          ))}
        </ul>
      )}
    </aside>
  )
}

/** Radio buttons whose choice styles apply, also without scripts. */
export function Segments({
  label,
  name,
  items,
  chosen,
}: {
  label: string
  name: string
  items: readonly (readonly [value: string, label: string])[]
  chosen: string
}) {
  return (
    <fieldset className="segments">
      <legend className="visually-hidden">{label}</legend>
      {items.map(([value, words]) => (
        <label key={value} className="button">
          <input
            className="visually-hidden"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          {words}
        </label>
      ))}
    </fieldset>
  )
}
