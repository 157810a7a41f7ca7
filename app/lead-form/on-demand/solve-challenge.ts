import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Longer than this and the visitor waits for nothing, in milliseconds. */
const solveTimeout = 15_000

/**
 * Solves the server's puzzle (server/spam/proof-of-work.ts). The browser's own cryptography does the
 * work, away from the page's thread; it is missing on plain http addresses.
 *
 * @returns the challenge and its solution as JSON; empty when none was found in time
 */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: solveTimeout })
  return solution ? JSON.stringify({ challenge, solution }) : ''
}
