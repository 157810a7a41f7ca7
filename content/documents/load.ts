import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { assemble } from './assemble.ts'
import { ContentError } from './content-error.ts'
import { allKinds, type Documents } from './documents.ts'
import type { Kind } from './kind.ts'

const root = join(import.meta.dirname, '..')

/**
 * @param folder content/, or a copy of it
 * @throws ContentError with the file of invalid YAML
 */
export function readDocuments(folder = root): Documents {
  const paths = allKinds.flatMap((kind) => pathsOf(kind, folder))
  return new Map(paths.map((path) => [path, readDocument(path, folder)]))
}

/** @throws ContentError for invalid YAML */
export function readDocument(path: string, folder: string): unknown {
  const text = readFileSync(join(folder, `${path}.yaml`), 'utf8')
  try {
    return parse(text)
  } catch (error) {
    throw new ContentError([{ document: path, path: '', words: (error as Error).message }])
  }
}

export const loadContent = () => assemble(readDocuments())

function pathsOf({ path, names, entries }: Kind, folder: string): string[] {
  if (names) return names.map((name) => `${path}/${name}`)
  if (!entries) return [path]
  return readdirSync(join(folder, path))
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${path}/${file.slice(0, -'.yaml'.length)}`)
}
