import type { FormMessages } from '#content/forms/form-messages.ts'
import type { ToastKind } from './on-demand/toaster.tsx'

export function loadToasts() {
  return import('./on-demand/toaster.tsx').catch(() => null)
}

/**
 * Shows a message for five seconds, top right (Spec: S-16). The form shows the same message, because this
 * code may fail to load.
 *
 * @param kind `success` is announced politely, `error` at once
 * @param text begins with an emoji
 */
export async function showToast(kind: ToastKind, text: string, messages: FormMessages) {
  const toaster = await loadToasts()
  toaster?.raiseToast(kind, text, messages)
}
