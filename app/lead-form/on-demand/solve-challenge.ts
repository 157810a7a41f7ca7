import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

const solveTimeout = 15_000

/**
 * Solves the server's proof of work (server/spam/proof-of-work.ts) off the main thread, by `crypto.subtle`,
 * which plain http lacks.
 *
 * @returns the challenge and its solution as JSON; an empty string if none was found in time
 */
export async function solve(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: solveTimeout })
  return solution ? JSON.stringify({ challenge, solution }) : ''
}
