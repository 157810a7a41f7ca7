import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { constants } from 'node:os'
import { extname, join } from 'node:path'
import { freeze } from '#content/documents/assemble.ts'
import type { Content } from '#content/documents/documents.ts'
import type { PublishedDocument, TwoVersions } from '#content/documents/overlay.ts'
import type { Reads } from '#content/documents/reads.ts'
import { putInBackground } from '../background.ts'
import type { PageRecord } from './page-record.ts'
import type {
  PageFault,
  PageRecords,
  RenderedFile,
  RenderMessage,
  RenderTask,
} from './render-messages.ts'
import { type BuiltPolicies, fileHeaders, type InlineHashes } from './security.ts'
import { fileAddress, type StaticFile, staticFile } from './static.ts'

const fiveMinutes = 300_000

/** Milliseconds for which a process waits for a publication. */
const longestWait = 60_000

interface Parts {
  build: string
  files: Map<string, StaticFile>
  policies: BuiltPolicies
  https: boolean
  /**
   * Milliseconds after which a rendering process is killed, so that the next publication can begin. By then
   * the pages are online, and the process only compresses them better.
   */
  longest?: number
}

export interface Rendered {
  content: Content
  twice: readonly TwoVersions[]
  refused: readonly string[]
  put(): void
}

export class RenderFailure extends Error {
  readonly page: string
  readonly fault: PageFault

  constructor(page: string, fault: PageFault) {
    super(`${page}: ${JSON.stringify(fault)}`)
    this.page = page
    this.fault = fault
  }
}

interface Renderer {
  worker: ChildProcess
  /** Error of a process that ended. */
  cause(): string
  lower(priority: number): void
  unref(): void
}

export type PublishedSite = ReturnType<typeof createPublishedSite>

export function createPublishedSite({
  build,
  files,
  policies,
  https,
  longest = fiveMinutes,
}: Parts) {
  let records: PageRecords = {}
  let reads: ReadonlyMap<string, Reads> | undefined
  let waiting: Renderer | undefined
  let waitingEnds: NodeJS.Timeout | undefined
  const builtScripts = Object.values(policies.documents).flatMap(({ scripts }) => scripts)
  const scripts = [...new Set(builtScripts)]

  function fileOf({ name, body, packed, hashes }: RenderedFile): StaticFile {
    const address = fileAddress(name)
    const documents = hashes ? { [address]: hashes } : policies.documents
    const security = fileHeaders(address, { ...policies, documents }, https)
    const bytes = Object.entries(packed).map(([encoding, part]) => [encoding, Buffer.from(part)])
    return staticFile(name, Buffer.from(body), Object.fromEntries(bytes), security)
  }

  function start(): Renderer {
    const program = `render-worker${extname(import.meta.filename)}`
    const worker = fork(join(import.meta.dirname, program), [build], {
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    })
    const errors = worker.stderr as Socket | null
    let cause = ''
    errors?.setEncoding('utf8').on('data', (text: string) => {
      process.stderr.write(text)
      cause ||= /\b\w*Error: .*/.exec(text)?.[0] ?? ''
    })
    const renderer = {
      worker,
      cause: () => cause,
      lower(priority: number) {
        if (worker.pid && worker.exitCode === null) putInBackground(worker.pid, priority)
      },
      /** Lets the server stop without waiting for the process. */
      unref() {
        worker.unref()
        worker.channel?.unref()
        errors?.unref()
      },
    }
    renderer.lower(constants.priority.PRIORITY_BELOW_NORMAL)
    return renderer
  }

  function prepare() {
    clearTimeout(waitingEnds)
    waitingEnds = setTimeout(() => waiting?.worker.kill(), longestWait)
    waitingEnds.unref()
    if (waiting) return
    const begun = start()
    waiting = begun
    begun.unref()
    const forget = () => {
      if (waiting === begun) waiting = undefined
    }
    begun.worker.on('exit', forget).on('error', forget)
  }

  function takeRenderer(): Renderer {
    const renderer = waiting ?? start()
    waiting = undefined
    renderer.worker.ref()
    renderer.worker.channel?.ref()
    return renderer
  }

  function readReads(): ReadonlyMap<string, Reads> {
    const built: Record<string, PageRecord> = JSON.parse(
      readFileSync(join(build, 'rendered.json'), 'utf8'),
    )
    const all = new Map(Object.entries(built).map(([path, { reads }]) => [path, reads]))
    for (const [path, record] of Object.entries(records)) {
      if (record === null) all.delete(path)
      else all.set(path, (JSON.parse(record) as PageRecord).reads)
    }
    return all
  }

  return {
    /** Starts the process for a publication that may follow, because its start takes longer than most renderings. */
    prepare,

    /** Returns what each page read of the content that is online, by its path. */
    reads() {
      reads ??= readReads()
      return reads
    },

    /**
     * @param isTrial for documents that are not published yet, whose pages are also tried
     * @throws RenderFailure
     */
    render: (published: readonly PublishedDocument[], { isTrial } = { isTrial: false }) =>
      new Promise<Rendered>((resolve, reject) => {
        const { worker, cause, lower, unref } = takeRenderer()
        const end = setTimeout(() => worker.kill('SIGKILL'), longest)
        end.unref()
        worker.on('exit', () => clearTimeout(end))
        const task: RenderTask = { published, records, nonce: policies.nonce, scripts, isTrial }
        worker.send(task)
        const made = new Map<string, { file: StaticFile; hashes: InlineHashes | undefined }>()
        worker.on('message', (message: RenderMessage) => {
          if (message.kind === 'failed') {
            reject(new RenderFailure(message.page, message.fault))
            return
          }
          if (message.kind === 'content') {
            lower(constants.priority.PRIORITY_LOW)
            unref()
            const { content, records: rendered } = message
            resolve({ ...message, content: freeze(content), put: () => put(rendered) })
            return
          }
          const address = fileAddress(message.name)
          const file = fileOf(message)
          if (message.kind === 'file') made.set(address, { file, hashes: message.hashes })
          // A later publication may have replaced the file.
          else if (files.get(address) === made.get(address)?.file) files.set(address, file)
        })
        worker.on('error', reject)
        worker.on('close', (status, signal) => {
          const code = signal ?? `exit code ${status}`
          const error = new Error(`rendering ended by ${code}. ${cause()}`.trim())
          reject(Object.assign(error, { code }))
        })

        function put(rendered: PageRecords) {
          for (const [path, record] of Object.entries(rendered)) {
            if (record === null) files.delete(path)
          }
          for (const [address, { file, hashes }] of made) {
            files.set(address, file)
            if (hashes) policies.documents[address] = hashes
          }
          records = { ...records, ...rendered }
          reads = undefined
        }
      }),
  }
}
