import type { FormMessages } from '#content/forms/form-messages.ts'

export type ToastKind = 'success' | 'error'

/** Fetches the toasts' code, which no visitor needs before touching a form. */
export function loadToasts() {
  return import('./on-demand/toaster.tsx').catch(() => null)
}

/**
 * Shows a message for five seconds, top right (Spec: S-16). Never the only message: when
 * its code cannot be fetched, the form has said the same.
 *
 * @param kind success is announced politely, an error at once
 * @param text starts with an emoji, drawn large on a tile of its own
 */
export async function showToast(kind: ToastKind, text: string, messages: FormMessages) {
  const toaster = await loadToasts()
  toaster?.raiseToast(kind, text, messages)
}
