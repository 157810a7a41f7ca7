import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Documents } from '#content/documents/documents.ts'

/** Reads the repository's documents, which the build writes as JSON: it takes less memory to parse than YAML. */
export function readBuiltDocuments(build: string): Documents {
  return new Map(Object.entries(JSON.parse(readFileSync(join(build, 'documents.json'), 'utf8'))))
}
