import { type RefObject, useEffect, useRef, useState } from 'react'
import { formatHour } from '#quotes/dates.ts'
import type { SheetAnswer, SheetView } from '#server/http/desk/edition/sheet-view.ts'
import { usePost } from '../ui/post-form.tsx'
import { forgetText, recallText, rememberText } from './device-memory.ts'
import {
  actedIn,
  bodyToSave,
  hasTooLong,
  isUnsaved,
  leftIn,
  nextUnsaved,
  nodesOf,
  recalled,
  refusedIn,
  retriedIn,
  type Saving,
  savedIn,
  startOf,
  unsavedKeys,
  withTooLong,
  withTyped,
} from './saving.ts'
import { viewAfter } from './sheet-answer.ts'
import { useHomeless } from './use-homeless.ts'
import { useTrouble } from './use-trouble.ts'
import { type FieldResource, fieldAddress, nameOf, names, returnAddress } from './wire.ts'

const rest = 1_000
const retryDelay = 8_000

export interface ActedOn {
  key: string
  /** Fingerprint of the value that the person saw. */
  seen?: string
}

export type SavingTools = ReturnType<typeof useSaving>

/** Saves each text after a pause in typing or when its field loses focus, one post at a time. */
export function useSaving(first: SheetView) {
  const post = usePost()
  const [saving, setSaving] = useState(() => startOf(first))
  const [said, setSaid] = useState(first.said)
  // The preview updates after each answer.
  const [answers, setAnswers] = useState(0)
  const troubles = useTrouble()
  const latest = useRef(saving)
  const open = useRef<string | null>(null)
  const timer = useRef<number>(undefined)
  const line = useRef<Promise<unknown>>(Promise.resolve())

  function update(next: Saving) {
    latest.current = next
    setSaving(next)
  }

  function saveAfter(delay: number) {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(saveAll, delay)
  }

  function fail(status: number) {
    clearTimeout(timer.current)
    if (troubles.fail(status)) saveAfter(retryDelay)
  }

  /** @returns the sheet after the answer, if it has one */
  async function postSheet(address: string, fields: Record<string, string>) {
    const { view } = latest.current
    const { status, data } = await post(address, { ...fields, [names.shown]: view.shown })
    const answer = status === 200 || status === 409 ? (data as SheetAnswer | undefined) : undefined
    return { status, sheet: answer && viewAfter(view, answer) }
  }

  async function saveText(key: string): Promise<'saved' | 'kept' | 'stopped'> {
    const sent = latest.current.typed[key]?.value ?? ''
    const { status, sheet } = await postSheet(first.action, bodyToSave(latest.current, key))
    if (status === 413) {
      update(withTooLong(latest.current, key, sent))
      return 'kept'
    }
    if (!sheet) {
      fail(status)
      return 'stopped'
    }
    const isSaved = status === 200
    if (!isSaved || sheet.said) setSaid(sheet.said)
    if (!isSaved && sheet.leaving) {
      // The texts stay on this device, and are saved if the entry is kept.
      update({ ...latest.current, view: sheet })
      return 'stopped'
    }
    const isOpen = open.current === key
    if (isSaved) update(savedIn(latest.current, key, sent, sheet, isOpen))
    else update(refusedIn(latest.current, sheet, key))
    if (isSaved ? !isUnsaved(latest.current, key) : !latest.current.typed[key]) forgetText(key)
    setAnswers((last) => last + 1)
    return isSaved ? 'saved' : 'kept'
  }

  async function saveTexts() {
    clearTimeout(timer.current)
    const wasOffline = troubles.latest.current?.kind === 'network'
    let count = 0
    for (;;) {
      const key = nextUnsaved(latest.current)
      if (key === undefined) break
      const result = await saveText(key)
      if (result === 'stopped') return
      if (result === 'saved') count += 1
    }
    if (hasTooLong(latest.current)) fail(413)
    else troubles.clear()
    if (wasOffline && count > 0) {
      const texts = count > 1 ? `${count} textes partagés` : '1 texte partagé'
      setSaid(`Connexion revenue\u00a0: ${texts} à ${formatHour(Date.now())}.`)
    }
  }

  function inLine<Result>(task: () => Promise<Result>): Promise<Result> {
    const done = line.current.then(saveTexts).then(task)
    line.current = done
    return done
  }

  const saveAll = () => inLine(async () => {})

  const postAct = (address: string, fields: Record<string, string> = {}, key?: string) =>
    inLine(async () => {
      if (troubles.isBlocked()) return false
      const { status, sheet } = await postSheet(address, fields)
      if (!sheet) {
        fail(status)
        return false
      }
      if (status === 409) update(refusedIn(latest.current, sheet))
      else update(actedIn(latest.current, key, sheet))
      if (key !== undefined) forgetText(key)
      setSaid(sheet.said)
      setAnswers((last) => last + 1)
      return status === 200
    })

  function change(key: string, value: string) {
    open.current = key
    update(withTyped(latest.current, key, value))
    const typed = latest.current.typed[key]
    if (typed && isUnsaved(latest.current, key)) rememberText(key, typed)
    else forgetText(key)
    if (!troubles.isBlocked()) saveAfter(rest)
  }

  const isLive = useStoredTexts(latest, update, saveAll, timer)

  return {
    ...{ saving, isLive, said, answers, change },
    ...{ trouble: troubles.trouble, settle: saveAll },
    set(key: string, value: string) {
      change(key, value)
      open.current = null
      void saveAll()
    },
    leave(key: string) {
      open.current = null
      if (isUnsaved(latest.current, key)) void saveAll()
      else update(leftIn(latest.current, key))
    },
    /** Saves all texts, then posts to a resource of a field. */
    act(to: FieldResource, { key, seen }: ActedOn, fields: Record<string, string> = {}) {
      const own = seen === undefined ? {} : { [nameOf('seen', key)]: seen }
      return postAct(fieldAddress(first.action, key, to), { ...own, ...fields }, key)
    },
    keepEntry: () => postAct(returnAddress(first.action)),
    reload: () => postAct(first.action),
    retry() {
      update(retriedIn(latest.current))
      void saveAll()
    },
    ...useHomeless(first),
  }
}

/**
 * Takes back the texts stored on this device, and saves them now and each time that the connection returns.
 *
 * @returns whether scripts run; until then, the browser posts the form
 */
function useStoredTexts(
  latest: RefObject<Saving>,
  update: (next: Saving) => void,
  save: () => Promise<void>,
  timer: RefObject<number | undefined>,
): boolean {
  const [isLive, setLive] = useState(false)
  const tools = useRef({ update, save })
  useEffect(() => {
    tools.current = { update, save }
  })
  useEffect(() => {
    setLive(true)
    let next = latest.current
    for (const key of nodesOf(next.view).keys()) {
      const kept = recallText(key)
      if (!kept) continue
      next = recalled(next, key, kept)
      if (!isUnsaved(next, key)) forgetText(key)
    }
    tools.current.update(next)
    const saveNow = () => void tools.current.save()
    if (unsavedKeys(next).length > 0) saveNow()
    window.addEventListener('online', saveNow)
    return () => {
      window.removeEventListener('online', saveNow)
      clearTimeout(timer.current)
    }
  }, [latest, timer])
  return isLive
}
