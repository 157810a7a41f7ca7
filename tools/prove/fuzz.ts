/** `npm run prove -- fuzz`: random and mutated requests to every address of the real server. */
import { connect } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { startEmptySite } from '#workshop/site.ts'
import { furnish } from './fuzz/furnish.ts'
import { type RawRequest, requestsOf } from './fuzz/requests.ts'
import { record } from './record.ts'

/** Number of requests after which some valid requests must succeed. */
const stride = 100
/** Milliseconds to wait for the response to an incomplete request; others get ten times as long. */
const timeout = 300
const crowd = 8

/**
 * Sends random and mutated requests as raw bytes; after every hundred, three valid requests must succeed.
 *
 * @returns answers by status, where 0 is a closed connection, and faults
 */
export async function runFuzz(
  { seed, requests }: { seed: number; requests: number },
  progress?: (message: string) => void,
) {
  await using site = await startEmptySite({ TRUST_PROXY: '1' })
  const inside = await furnish(site.settings)
  const { port } = new URL(site.url)
  const statuses: Record<number, number> = {}
  const report = { requests: 0, statuses, faults: [] as string[] }
  const fault = (what: string, { bytes }: RawRequest) =>
    report.faults.push(`${what}: ${JSON.stringify(bytes.toString('latin1').slice(0, 2_000))}`)

  async function one(request: RawRequest) {
    const answer = await send(Number(port), request)
    report.requests += 1
    // The server may send “100 Continue” before the final response.
    const [, code = '0'] =
      /^(?:HTTP\/1\.1 100 Continue\r\n\r\n)?HTTP\/1\.1 (\d{3}) /.exec(answer) ?? []
    const status = Number(code)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (status >= 500) fault(`status ${status}`, request)
    if (answer && !status) fault('not an HTTP response', request)
    for (const [what, sign] of Object.entries(forbidden)) {
      if (sign.test(answer)) fault(what, request)
    }
  }

  const waiting = fc.sample(requestsOf(inside), { seed, numRuns: requests })
  while (waiting.length > 0) {
    const some = waiting.splice(0, stride)
    const sender = async () => {
      for (let next = some.pop(); next; next = some.pop()) await one(next)
    }
    await Promise.all(Array.from({ length: crowd }, sender))
    report.faults.push(...(await refusals(site.url, inside.secret, report.requests)))
    if (report.requests % 2_000 === 0) progress?.(`${report.requests} requests`)
  }
  if (site.process.exitCode !== null) report.faults.push(`the server ended:\n${site.output()}`)
  const lines = site.output().split('\n')
  report.faults.push(...lines.filter((line) => line.includes('unexpected')))
  return report
}

const forbidden: Record<string, RegExp> = {
  'a stack trace': /\n\s+at .+:\d+:\d+/,
  'a path of this machine': new RegExp(
    `${join(import.meta.dirname, '../..').replaceAll('.', '\\.')}|node_modules|node:internal`,
  ),
  'a database error message': /SQLITE|sqlite3?_|SELECT .+ FROM/,
  // Only in HTML; in JSON, a tag is plain text.
  'an unescaped HTML tag of the request': /^(?=.*\r\nContent-Type: text\/html).*<fuzz-/is,
  'a header injected by the request': /\r\nX-Injected:/i,
  'a cookie': /\r\nSet-Cookie:/i,
  'a redirect to another site': /\r\nLocation: (?!\/[^/\\]|\/\r)/i,
  'a file that is not public': /"lockfileVersion"|SQLite format 3|\[core\]|root:x:0/,
}

async function send(port: number, { bytes, isWhole }: RawRequest): Promise<string> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const closed = new Promise((resolve) => socket.once('close', resolve))
  let answer = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    answer += chunk
  })
  // The server may reset the connection.
  socket.on('error', () => {})
  socket.write(bytes)
  // The server waits for the rest of an incomplete request.
  socket.setTimeout(isWhole ? 10 * timeout : timeout, () => socket.destroy())
  await closed
  return answer
}

/** Sends valid requests; returns those without the expected answer. */
async function refusals(url: string, secret: string, done: number): Promise<string[]> {
  const faults: string[] = []
  const body = new URLSearchParams({ email: `visiteuse-${done}@example.org` })
  const posted = { method: 'POST', headers: { accept: 'application/json' }, body }
  for (const [path, words, init] of [
    ['/devis', '</footer>', {}],
    ['/coming-soon', '"accepted"', posted],
    ['/bureau?filtre=toutes', '</html>', { headers: { cookie: `bureau=${secret}` } }],
  ] as const) {
    const answer = await fetch(url + path, init)
    const isGood = answer.status === 200 && (await answer.text()).includes(words)
    if (!isGood) faults.push(`after ${done} requests, ${path} answers ${answer.status}`)
  }
  return faults
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
      requests: { type: 'string', default: '20000' },
    },
  })
  const [seed, requests] = [Number(values.seed), Number(values.requests)]
  console.log(`npm run prove -- fuzz --seed ${seed} --requests ${requests}`)
  const report = await runFuzz({ seed, requests }, console.log)
  const answers = Object.entries(report.statuses)
    .map(([status, count]) => `${count} × ${status === '0' ? 'closed' : status}`)
    .join(', ')
  const figures = `${report.requests} requests answered ${answers}; ${report.faults.length} faults`
  console.log([figures, ...report.faults.slice(0, 20)].join('\n'))
  process.exitCode = report.faults.length > 0 ? 1 : 0
  const promise = 'No request, however made, breaks the server or makes it say what it should not'
  // Short runs are not recorded.
  if (requests >= 20_000) await record(promise, `${figures}; seed ${seed}`)
}
