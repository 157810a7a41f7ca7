export interface PostAnswer {
  status: number
  data: unknown
}

/** Posts fields as a form does, and asks for data instead of a page. */
export function post(
  action: string,
  fields: FormData | Record<string, string>,
  token: string,
): Promise<PostAnswer> {
  const pairs = fields instanceof FormData ? [...fields] : Object.entries(fields)
  const body = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]))
  const headers = { Accept: 'application/json', 'X-Token': token }
  return answerOf(fetch(action, { method: 'POST', headers, body }))
}

/** Reads an answer of the desk; without a complete answer, the status is 0. */
export async function answerOf(request: Promise<Response>): Promise<PostAnswer> {
  try {
    const response = await request
    const text = await response.text()
    return { status: response.status, data: parsed(text) }
  } catch {
    return { status: 0, data: undefined }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
