import { vi } from 'vitest'

/** Waits until a check no longer throws. The limit ends what hangs: a busy machine may take seconds. */
export const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, 60_000)
