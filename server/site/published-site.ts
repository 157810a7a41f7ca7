import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Content } from '#content/documents/documents.ts'
import { type BuiltPolicies, fileHeaders } from '../http/security.ts'
import { addressOf, type StaticFile, staticFile } from '../http/static.ts'
import type { RenderedFile, RenderMessage, RenderTask } from './render-worker.ts'

interface Parts {
  /** Folder of the build. */
  build: string
  /** Public files as they are sent, whose pages change with the content. */
  files: Map<string, StaticFile>
  policies: BuiltPolicies
  /** Whether the site is reached by https only. */
  https: boolean
}

/** Replaces the public pages by pages with other content. */
export interface PublishedSite {
  /**
   * Renders the pages and feeds that the content changes.
   *
   * @returns a function that replaces all of them at once
   */
  render(content: Content): Promise<() => void>
}

export function createPublishedSite({ build, files, policies, https }: Parts): PublishedSite {
  let known: Record<string, string> = JSON.parse(readFileSync(join(build, 'rendered.json'), 'utf8'))

  function put({ name, body, packed }: Omit<RenderedFile, 'hashes'>) {
    const address = addressOf(name)
    const security = fileHeaders(address, policies, https)
    files.set(
      address,
      staticFile(
        name,
        Buffer.from(body.buffer, body.byteOffset, body.length),
        bytesOf(packed),
        security,
      ),
    )
  }

  return {
    render: (content) =>
      new Promise((resolve, reject) => {
        const task: RenderTask = { build, content, known, nonce: policies.nonce }
        const worker = new Worker(join(import.meta.dirname, 'render-worker.ts'), {
          workerData: task,
        })
        let current: readonly RenderedFile[] = []
        worker.on('message', (message: RenderMessage) => {
          if (message.kind === 'rendered') {
            resolve(() => {
              const gone = Object.keys(known).filter((path) => !(path in message.known))
              for (const path of gone) files.delete(path)
              for (const file of message.files) {
                if (file.hashes) policies.documents[addressOf(file.name)] = file.hashes
                put(file)
              }
              known = message.known
              current = message.files
            })
            return
          }
          // Another publication may have come meanwhile.
          for (const file of message.files) {
            const isShown = current.some(({ name }) => name === file.name)
            const text = files.get(addressOf(file.name))?.text()
            if (isShown && text === Buffer.from(file.body).toString()) put(file)
          }
        })
        worker.on('error', reject)
      }),
  }
}

/** Bytes that came from another thread are plain arrays. */
function bytesOf(packed: RenderedFile['packed']): RenderedFile['packed'] {
  return Object.fromEntries(
    Object.entries(packed).map(([encoding, bytes]) => [encoding, Buffer.from(bytes)]),
  )
}
