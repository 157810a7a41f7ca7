/**
 * Checks schemas, French typography, consistent words and sentence length (content/rules/). For a public
 * address it warns of missing legal facts. Build and tests run it.
 */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { missingLegalFacts } from '#content/company/awaited-facts.ts'
import { claimsOf, waitingForAgency } from '#content/company/claims.ts'
import { acknowledgement } from '#content/company/mail.ts'
import { loadContent, readDocuments } from '#content/documents/load.ts'
import { formMessages } from '#content/forms/form-messages.ts'
import { refusals as failures } from '#content/forms/messages.ts'
import { legalPages } from '#content/pages/legal/legal-pages.ts'
import type { Finding } from '#content/rules/finding.ts'
import { documentFindings } from '#content/rules/findings.ts'
import { typographyFaults, withoutQuoted } from '#content/rules/typography.ts'
import { continuationFaults, wordFaults } from '#content/rules/words.ts'
import { tradeTexts } from '#previews/trades/texts.ts'
import { unconfirmedNotices } from '#quotes/notices.ts'
import { readBuildSettings } from './build-settings.ts'

/** Files with sentences in components, mails and functions. */
const written = [
  '{content,forms,quotes,previews/trades}/**/*.ts',
  'app/**/*.tsx',
  'desk/**/*.{ts,tsx}',
  'follow/**/*.{ts,tsx}',
  'server/{cli,desk-cli}.ts',
  'server/channels/**/*.ts',
  'server/http/{desk,follow}/**/*.ts',
  'server/leads/exports/print-*.ts',
]

/** Exceptions: tests, fixtures, rules that quote refused words, and patterns that resemble French. */
const notWritten = [
  '**/*.test.*',
  '**/*-site.ts',
  'content/company/stray-claims.ts',
  'content/rules/**',
]

const content = loadContent()

if (import.meta.main) {
  const findings = [...(await checkTexts()), ...(await checkWritten())]
  const linesOf = (severity: Finding['severity']) =>
    new Set(findings.filter((one) => one.severity === severity).map(({ words }) => words))
  const [refusals, hints] = [linesOf('refusal'), linesOf('hint')]
  for (const line of [...refusals, ...hints, ...warningsFor(process.env)]) console.error(line)
  if (refusals.size > 0) {
    console.error(`\n${refusals.size} fault(s) in the texts of the site and of the desk.`)
    process.exitCode = 1
  }
}

/** Warnings about missing facts and unconfirmed claims; none for a local address. */
export function warningsFor(env: Parameters<typeof readBuildSettings>[0]): string[] {
  const { siteUrl, isPublic } = readBuildSettings(env)
  if (!isPublic) return []
  const missing = missingLegalFacts(content)
  const law = 'what the law wants published (docs/facts.md):'
  return [
    ...(missing.length > 0 ? [`${siteUrl} lacks ${law}`] : []),
    ...missing.map((label) => `  ${label}`),
    waitingForAgency(content),
    ...unconfirmedNotices().map((line) => `  ${line}: the agency has not confirmed it`),
  ]
}

async function checkTexts(): Promise<Finding[]> {
  const root = join(import.meta.dirname, '../..')
  const found = documentFindings(readDocuments()).map(({ document, field, text, ...finding }) => ({
    ...finding,
    words: `content/${document}.yaml › ${field}\u00a0: «\u00a0${text}\u00a0»\u00a0: ${finding.words}`,
  }))
  const files = ['content/**/*.ts', 'forms/**/*.ts', 'previews/**/*.ts', 'quotes/**/*.ts']
  const modules: [file: string, value: unknown][] = [
    ['content/pages/legal/legal-pages.ts', legalPages(content)],
    ['content/company/claims.ts', claimsOf(content)],
    ['content/company/mail.ts', acknowledgement(content.sentences)],
    ['content/forms/form-messages.ts', formMessages(content.formMessages, content.company)],
    ['content/forms/messages.ts', failures(content.company)],
    ...Object.entries(tradeTexts).map(([id, texts]): [string, unknown] => [
      `previews/trades/${id}.yaml`,
      texts,
    ]),
  ]
  const exclude = ['**/*.test.ts', 'content/rules/**', 'previews/trades/*.ts']
  for await (const file of glob(files, { cwd: root, exclude })) {
    modules.push([file, await import(join(root, file))])
  }
  for (const [file, value] of modules) {
    const isSample = file.startsWith('previews/')
    for (const text of new Set(textsIn(value))) {
      const findings = [...typographyFaults(text), ...wordFaults(text, { isSample })]
      found.push(...placed(file, text, findings))
    }
  }
  return found
}

/** Checks strings in code for faults; the questions and hints are for content only. */
async function checkWritten(): Promise<Finding[]> {
  const root = join(import.meta.dirname, '../..')
  const found: Finding[] = []
  for await (const file of glob(written, { cwd: root, exclude: notWritten })) {
    const { sentences, continuations } = textsOf(file, await readFile(join(root, file), 'utf8'))
    for (const text of new Set(sentences)) {
      const own = withoutQuoted(text)
      found.push(
        ...placed(file, text, [...typographyFaults(own, { inCode: true }), ...wordFaults(own)]),
      )
    }
    for (const text of continuations) {
      found.push(...placed(file, text.trim(), continuationFaults(text)))
    }
  }
  return found
}

function placed(file: string, text: string, findings: readonly Finding[]): Finding[] {
  return findings.map(({ words }) => ({
    severity: 'refusal',
    words: `${file}\u00a0: «\u00a0${text}\u00a0»\u00a0: ${words}`,
  }))
}

function textsOf(file: string, code: string) {
  const sentences: string[] = []
  const continuations: string[] = []
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') sentences.push(value.trim())
    },
    // JSX renders a line break of the source as a space.
    JSXText({ value }) {
      const text = value.replaceAll('&nbsp;', '\u00a0').replace(/\s*\n\s*/g, ' ')
      sentences.push(text.trim())
    },
    TemplateLiteral({ quasis }) {
      const texts = quasis.map(({ value }) => value.cooked ?? '')
      sentences.push(...texts.map((text) => text.trim()))
      continuations.push(...texts.slice(1))
    },
  }).visit(parseSync(file, code).program)
  return { sentences, continuations }
}

function* textsIn(value: unknown, seen = new Set<object>()): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object' && !seen.has(value)) {
    seen.add(value)
    for (const part of Object.values(value)) yield* textsIn(part, seen)
  }
}
