import { vi } from 'vitest'

/** Waits until a check no longer throws, for a minute at most, because a busy machine may take seconds. */
export const eventually = <Result>(check: () => Result | Promise<Result>) =>
  vi.waitFor(check, 60_000)
