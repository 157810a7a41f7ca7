import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { stringify } from 'yaml'
import { assemble } from '#content/documents/assemble.ts'
import { ContentError } from '#content/documents/content-error.ts'
import type { Documents } from '#content/documents/documents.ts'
import { readDocuments } from '#content/documents/load.ts'
import { publishedContent, type TwoVersions, type Withheld } from '#content/documents/overlay.ts'
import { joinPath } from '#content/documents/paths.ts'
import { documentFindings } from '#content/rules/findings.ts'
import { findVerb, type Outcome, runCommand, type Verb } from './command.ts'
import { rewritten, style } from './content-yaml.ts'
import type { PublicationsStore, Revision } from './store/content/publications.ts'

const help = `Les textes du site\u00a0: ceux du dépôt, et ceux que l’agence a publiés.

  npm run content -- check         dit si chaque document du dépôt peut être celui du site
  npm run content -- status        ce qui diffère entre le dépôt et ce qui est publié
  npm run content -- pull          écrit dans content/ ce qui est publié, pour être relu puis validé
`

interface Tools {
  publications: Pick<PublicationsStore, 'last' | 'read'>
  folder: string
}

const verbs: Readonly<Record<string, Verb<Tools>>> = {
  '--help': { run: () => ({ code: 0, output: help }) },
  check: { run: ({ folder }) => check(() => readDocuments(folder)) },
  status: { run: (tools) => compare(tools, () => ({ code: 0 })) },
  pull: { run: (tools) => compare(tools, pull) },
}

export async function runContent(args: string[], tools: Tools): Promise<Outcome> {
  return (await findVerb(verbs, args, [])?.run(tools)) ?? { code: 2, error: help }
}

interface Differences {
  folder: string
  documents: Documents
  /** Names of the documents that differ. */
  differing: readonly string[]
}

async function compare(
  { publications, folder }: Tools,
  act: (differences: Differences) => Outcome,
): Promise<Outcome> {
  const publication = await publications.read(await publications.last())
  if (!publication)
    return { code: 0, output: 'Rien n’est publié\u00a0: le site est celui du dépôt.\n' }
  const repository = readDocuments(folder)
  const checked = check(() => repository)
  if (checked.code !== 0) return checked
  const { documents, twice, withheld } = publishedContent(repository, publication.revisions)
  const differing = publication.revisions
    .map(({ document }) => document)
    .filter((path) => !isDeepStrictEqual(documents.get(path), repository.get(path)))
  const told = [
    `Publication ${publication.number}, par ${publication.author}.`,
    ...publication.revisions
      .filter(({ document }) => differing.includes(document))
      .flatMap((revision) => differencesOf(revision, repository, documents)),
    ...twice.map(sayTwice),
    ...withheld.map(sayWithheld),
  ]
  if (differing.length + withheld.length === 0) told.push('Le dépôt a tout ce qui est publié.')
  const { code, output = '', error } = act({ folder, documents, differing })
  return error ? { code, error } : { code, output: `${told.join('\n')}\n${output}` }
}

function pull({ folder, documents, differing }: Differences): Outcome {
  const checked = check(() => documents)
  if (checked.code !== 0) return checked
  for (const path of differing) write(join(folder, `${path}.yaml`), documents.get(path))
  return { code: 0, output: `${differing.length} document(s) écrit(s) dans content/.\n` }
}

function check(read: () => Documents): Outcome {
  let documents: Documents
  try {
    documents = read()
    assemble(documents)
  } catch (error) {
    if (error instanceof ContentError) return { code: 1, error: `${error.message}\n` }
    throw error
  }
  const findings = documentFindings(documents)
  const lines = findings.map(({ document, field, severity, text, words }) => {
    const place = document ? `${document}.yaml › ${field}\u00a0: «\u00a0${text}\u00a0»\u00a0: ` : ''
    return `${severity === 'hint' ? 'Conseil\u00a0: ' : ''}${place}${words}\n`
  })
  const isRefused = findings.some(({ severity }) => severity === 'refusal')
  if (isRefused) return { code: 1, error: lines.join('') }
  lines.push(`${documents.size} documents\u00a0: tous peuvent être ceux du site.\n`)
  return { code: 0, output: lines.join('') }
}

function differencesOf(
  { document, author }: Revision,
  repository: Documents,
  shown: Documents,
): string[] {
  const [ours, theirs] = [repository.get(document), shown.get(document)]
  if (ours === undefined) return [`${document}\u00a0: nouveau, publié par ${author}`]
  if (theirs === undefined) return [`${document}\u00a0: retiré du site par ${author}`]
  return leavesThatDiffer(ours, theirs).map(
    ({ field, before, after }) =>
      `${document} › ${field}, par ${author}\n  - ${JSON.stringify(before)}\n  + ${JSON.stringify(after)}`,
  )
}

interface Difference {
  field: string
  before: unknown
  after: unknown
}

function leavesThatDiffer(before: unknown, after: unknown, field = ''): Difference[] {
  if (isDeepStrictEqual(before, after)) return []
  const isGroup = [before, after].every((part) => part !== null && typeof part === 'object')
  const isList = [before, after].every(Array.isArray)
  const sameShape = isList
    ? (before as unknown[]).length === (after as unknown[]).length
    : [before, after].every((part) => !Array.isArray(part))
  if (!isGroup || !sameShape) return [{ field, before, after }]
  const [was, is] = [before, after] as Record<string, unknown>[]
  const keys = new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])
  return [...keys].flatMap((key) => leavesThatDiffer(was?.[key], is?.[key], joinPath(field, key)))
}

const sayTwice = ({ document, field, published, repository }: TwoVersions) =>
  [
    `${document} › ${field}\u00a0: changé dans le dépôt aussi. Les visiteurs ont ce qui est publié.`,
    `  publié\u00a0: ${JSON.stringify(published)}`,
    `  dépôt\u00a0: ${JSON.stringify(repository)}`,
  ].join('\n')

const sayWithheld = ({ document, field, published }: Withheld) =>
  [
    `${document} › ${field || 'tout'}\u00a0: publié, mais ce dépôt ne peut pas le montrer. Il reste dans l’édition.`,
    `  publié\u00a0: ${JSON.stringify(published)}`,
  ].join('\n')

function write(file: string, content: unknown) {
  if (content === undefined) {
    rmSync(file)
  } else if (existsSync(file)) {
    writeFileSync(file, rewritten(readFileSync(file, 'utf8'), content))
  } else {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, stringify(content, style))
  }
}

if (import.meta.main) {
  const folder = join(import.meta.dirname, '../content')
  await runCommand((args, { store }) =>
    runContent(args, { publications: store.publications, folder }),
  )
}
