import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { directionIds } from '#previews/answers/answers.ts'
import { summaryOfPreviews } from '#previews/answers/summary.ts'
import { framedPolicy } from '../../site/security.ts'
import type { FollowPages } from './door.ts'

export function answerHomePage(
  c: Context,
  draw: FollowPages['drawHomePage'],
  code: string | undefined,
  name: string,
): Response | Promise<Response> | undefined {
  const direction = directionIds.find((id) => id === name)
  const summary = summaryOfPreviews(code)
  if (!direction || !summary) return undefined
  const nonce = randomBytes(16).toString('base64')
  c.header('Content-Security-Policy', framedPolicy(nonce))
  const isSmall = c.req.query('petit') !== undefined
  return c.html(draw({ answers: summary.answers, direction, isSmall }, nonce))
}
