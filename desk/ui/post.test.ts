import { expect, test } from 'vitest'
import { answerOf } from './post.ts'

test('a truncated answer has status 0', async () => {
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"writers":'))
      controller.error(new TypeError('aborted'))
    },
  })
  const answer = await answerOf(Promise.resolve(new Response(cut)))
  expect(answer).toEqual({ status: 0, data: undefined })
})

test('an answer that is not JSON has its HTTP status and no data', async () => {
  const page = new Response('<!doctype html>', { status: 502 })
  const answer = await answerOf(Promise.resolve(page))
  expect(answer).toEqual({ status: 502, data: undefined })
})
