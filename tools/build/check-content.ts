/**
 * Refuses content that types cannot judge: documents that their schemas refuse, French that a printer
 * would not let through, a second word for the same thing, sentences too long (tools/build/words.ts).
 * Warns, on the way to a public address, of what the law wants published and the agency has not
 * supplied. Run by the build and by the tests.
 */
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { waitingForAgency } from '#content/company/claims.ts'
import { missingFacts } from '#content/company/legal-facts.ts'
import { loadContent, readDocuments } from '#content/documents/load.ts'
import { legalPages } from '#content/pages/legal/legal-pages.ts'
import { unconfirmedNotices } from '#quotes/notices.ts'
import { readBuildSettings } from './build-settings.ts'
import { continuationFaults, repeatedImages, wordFaults } from './words.ts'

/**
 * Strings that the spec quotes, and that are reproduced with its own characters (straight
 * apostrophes, ordinary spaces).
 */
const toTheLetter = [
  "Retour à la page d'accueil",
  'Demandez un devis et 3 aperçus gratuits!',
  'Une question, une idée ?',
  'Nous sommes là pour vous !',
  "Années d'expérience",
  '98% Taux de satisfaction client',
  'Qui sommes-nous?',
  'Passez au niveau supérieur !',
  'Chargement...',
  'Le nom est requis.',
  "L'email est requis.",
  "L'email est obligatoire.",
  '🎉 Votre demande de devis a été envoyée avec succès !',
  'Votre message a été envoyé avec succès !',
  "Une erreur s'est produite, veuillez réessayer.",
]

const typography: [rule: string, broken: RegExp][] = [
  ['a no-break space before : ; ! ? » € %', /[ \t][:;!?»€%]/],
  ['a no-break space between a number and %', /\d%/],
  ['a no-break space after «', /«[^\u00a0\u202f]/],
  ['a no-break space between a word and ; ! ?', /\p{L}[;!?](?=\s|$)/u],
  ['a no-break space between a word and :', /\p{L}:(?=\s|$)/u],
  ['a no-break space in « L. 221-3 » and « n° 12 »', /\b[LRD]\. ?\d|n° ?\d/],
  ['a curly apostrophe (’)', /\p{L}'\p{L}/u],
  ['an ellipsis (…)', /\.\.\./],
  ['one space at a time', /\S {2,}\S/],
]

/** Rules that addresses, headers and the columns of a command's help break rightly. */
const ofCode = new Set([
  'a no-break space between a word and ; ! ?',
  'a no-break space between a word and :',
  'a no-break space between a number and %',
  'one space at a time',
])

/** Sentences written where they are drawn or sent, and those that functions make of their arguments. */
const written = [
  '{content,forms,quotes}/**/*.ts',
  'app/**/*.tsx',
  'desk/**/*.{ts,tsx}',
  'follow/**/*.{ts,tsx}',
  'server/{cli,desk-cli}.ts',
  'server/channels/**/*.ts',
  'server/http/{desk,follow}/**/*.ts',
  'server/leads/exports/print-*.ts',
]

/** Tests, their sites, and patterns that only look like French. */
const notWritten = ['**/*.test.*', '**/*-site.ts', 'content/company/stray-claims.ts']

const content = loadContent()
const faults = [...new Set([...(await checkTexts()), ...(await checkWritten())])]
for (const fault of faults) console.error(fault)
if (faults.length > 0) {
  console.error(`\n${faults.length} fault(s) in the texts of the site and of the desk.`)
  process.exitCode = 1
}

/** What content/company/company.yaml holds until the agency gives its own: kept for fiction, or made up. */
const standIn = /\.example$|^\+33 4 65 71 |^\+216 73 000 000$/

const { siteUrl, isPublic } = readBuildSettings(process.env)
const { company, legalFacts } = content
const contacts = [company.email, ...company.offices.map(({ phone }) => phone.label)]
const missing = [
  ...missingFacts(legalFacts),
  ...contacts
    .filter((contact) => standIn.test(contact.replaceAll('\u00a0', ' ')))
    .map((contact) => `${contact} (content/company/company.yaml) is a stand-in`),
]
if (isPublic && missing.length > 0) {
  const lines = missing.map((label) => `  ${label}`)
  console.warn(
    [
      `${siteUrl} lacks what the law wants published (content/company/legal-facts.yaml):`,
      ...lines,
    ].join('\n'),
  )
}
if (isPublic) {
  const lines = unconfirmedNotices().map((line) => `  ${line}: the agency has not confirmed it`)
  console.warn([waitingForAgency(content), ...lines].join('\n'))
}

async function checkTexts(): Promise<string[]> {
  const root = join(import.meta.dirname, '../..')
  const found: string[] = []
  const pagesRead = new Map<string, string[]>()
  const read: [file: string, value: unknown][] = [...readDocuments()].map(([path, document]) => [
    `content/${path}.yaml`,
    document,
  ])
  read.push(['content/pages/legal/legal-pages.ts', legalPages(content)])
  const files = ['content/**/*.ts', 'forms/**/*.ts', 'previews/**/*.ts', 'quotes/**/*.ts']
  for await (const file of glob(files, { cwd: root, exclude: ['**/*.test.ts'] })) {
    read.push([file, await import(join(root, file))])
  }
  for (const [file, value] of read) {
    const isSample = file.startsWith('previews/')
    const texts = [...textsIn(value)].map((text) =>
      toTheLetter.reduce((rest, quoted) => rest.replaceAll(quoted, ''), text),
    )
    for (const text of new Set(texts)) {
      for (const [rule, broken] of typography) {
        if (broken.test(text)) found.push(`${file}: « ${text} » wants ${rule}`)
      }
      for (const fault of wordFaults(text, { isSample })) {
        found.push(`${file}: « ${text} » ${fault}`)
      }
      if (isProse(file) && colonsIn(text) > 1) {
        found.push(`${file}: « ${text} » has two colons in a paragraph`)
      }
    }
    if (file.startsWith('content/pages/')) pagesRead.set(file, texts)
  }
  return [...found, ...repeatedImages(pagesRead)]
}

/** Whether a file holds pages, articles or what they share. Legal pages are apart: they cite and list. */
function isProse(file: string): boolean {
  return (
    /^content\/(?:pages|collections|catalogue|constants)/.test(file) && !file.includes('/legal/')
  )
}

/** Returns how many colons the paragraph of a text with the most of them has. */
function colonsIn(text: string): number {
  return Math.max(...text.split('\n').map((paragraph) => paragraph.split('\u00a0:').length - 1))
}

async function checkWritten(): Promise<string[]> {
  const root = join(import.meta.dirname, '../..')
  const found: string[] = []
  for await (const file of glob(written, { cwd: root, exclude: notWritten })) {
    const { program } = parseSync(file, await readFile(join(root, file), 'utf8'))
    for (const text of new Set(sentencesIn(program))) {
      const own = toTheLetter.reduce((rest, quoted) => rest.replaceAll(quoted, ''), text)
      for (const [rule, broken] of typography) {
        if (!ofCode.has(rule) && broken.test(own)) found.push(`${file}: « ${text} » wants ${rule}`)
      }
      for (const fault of wordFaults(own)) found.push(`${file}: « ${text} » ${fault}`)
    }
    for (const text of continuationsIn(program)) {
      for (const fault of continuationFaults(text))
        found.push(`${file}: « ${text.trim()} » ${fault}`)
    }
  }
  return found
}

/** What templates say after each of their expressions. */
function* continuationsIn(node: unknown): Generator<string> {
  if (!node || typeof node !== 'object') return
  const { type, quasis } = node as { type?: string; quasis?: { value: { cooked: string } }[] }
  if (type === 'TemplateLiteral') {
    for (const { value } of quasis?.slice(1) ?? []) yield value.cooked
  }
  for (const part of Object.values(node)) yield* continuationsIn(part)
}

/** What a syntax tree shows to people: its strings, its templates, the text between its tags. */
function* sentencesIn(node: unknown): Generator<string> {
  if (!node || typeof node !== 'object') return
  const { type, value } = node as { type?: string; value?: unknown }
  if (type === 'ImportDeclaration') return
  if (typeof value === 'string' && type === 'Literal') yield value.trim()
  // A line of the source ends no sentence.
  if (typeof value === 'string' && type === 'JSXText') {
    yield value
      .replaceAll('&nbsp;', '\u00a0')
      .replace(/\s*\n\s*/g, ' ')
      .trim()
  }
  if (type === 'TemplateElement') yield (value as { cooked: string }).cooked.trim()
  for (const part of Object.values(node)) yield* sentencesIn(part)
}

/** Every string inside a value: records, lists, maps of them. Functions keep theirs to themselves. */
function* textsIn(value: unknown, seen = new Set<object>()): Generator<string> {
  if (typeof value === 'string') yield value
  else if (value && typeof value === 'object' && !seen.has(value)) {
    seen.add(value)
    for (const part of Object.values(value)) yield* textsIn(part, seen)
  }
}
