import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isNode, LineCounter, parseDocument } from 'yaml'

const run = promisify(execFile)

export interface CodeChange {
  author: string
  /** Milliseconds since 1970. */
  at: number
}

/**
 * Finds the last commit that changed a field; undefined without git, or when a shallow clone lacks that
 * commit.
 */
export type FindCodeChange = (document: string, field: string) => Promise<CodeChange | undefined>

/** @param folder content/, or a copy of it */
export const codeChangesIn =
  (folder: string): FindCodeChange =>
  async (document, field) => {
    const file = join(folder, `${document}.yaml`)
    try {
      const lines = linesOf(await readFile(file, 'utf8'), field)
      // The clone may belong to another user than the service's.
      const trusted = ['-c', 'safe.directory=*']
      const blame = ['blame', '--porcelain', ...(lines ? ['-L', lines] : []), '--', file]
      const { stdout } = await run('git', [...trusted, ...blame], { cwd: folder, timeout: 5_000 })
      return newestIn(stdout)
    } catch {
      return undefined
    }
  }

/** Line range of a field for `git blame -L`; undefined for the whole document. */
function linesOf(source: string, field: string): string | undefined {
  if (field === '') return undefined
  const lines = new LineCounter()
  const node = parseDocument(source, { lineCounter: lines }).getIn(field.split('.'), true)
  if (!isNode(node) || !node.range) throw new Error(`no ${field}`)
  const [start, end] = node.range
  return [start, Math.max(start, end - 1)].map((offset) => lines.linePos(offset).line).join()
}

/**
 * Returns the newest commit of `git blame --porcelain`, except the oldest commit of a shallow clone, because
 * an unknown older commit may have changed its lines.
 */
function newestIn(blame: string): CodeChange | undefined {
  const commits = blame.split(/^(?=[\da-f]{40} \d+ \d+ \d+\nauthor )/m)
  const found = commits
    .filter((commit) => !/^(?:0{40}|boundary$)/m.test(commit))
    .map((commit) => ({
      author: /^author (.*)$/m.exec(commit)?.[1] ?? '',
      at: Number(/^author-time (\d+)$/m.exec(commit)?.[1]) * 1_000,
    }))
    .filter(({ at }) => at > 0)
  return found.toSorted((a, b) => b.at - a.at)[0]
}
