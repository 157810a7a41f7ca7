import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readDocuments } from '#content/documents/load.ts'
import { runContent } from './content-cli.ts'
import type { Revision } from './store/content/publications.ts'

const content = join(import.meta.dirname, '../content')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'graaand-content-'))
  await cp(content, folder, { recursive: true, filter: (path) => !path.endsWith('.ts') })
})
afterEach(() => rm(folder, { recursive: true }))

const read = (path: string) => readFile(join(folder, `${path}.yaml`), 'utf8')

interface Packs {
  rows: { label: string; values: (string | boolean)[] }[]
}

function published<T>(document: string, change: (content: T) => void): Revision {
  const base = readDocuments(folder).get(document)
  const content = structuredClone(base) as T
  change(content)
  return { id: 'x', document, content, base, author: 'Nina', at: 0 }
}

const run = (args: string[], revisions: Revision[] = []) =>
  runContent(args, {
    folder,
    publications: {
      last: async () => (revisions.length > 0 ? 7 : 0),
      read: async (number) =>
        number === 7 ? { number, author: 'Nina', at: 0, restores: null, revisions } : undefined,
    },
  })

test('the documents of the repository are valid', async () => {
  expect(await run(['check'])).toMatchObject({ code: 0 })
})

test('check prints the path and the field of an invalid document', async () => {
  await cp(join(content, 'company/company.yaml'), join(folder, 'pages/accueil.yaml'))
  const { code, error } = await run(['check'])
  expect(code).toBe(1)
  expect(error).toMatch(/^pages\/accueil\.yaml › hero: /)
})

test('check prints the path and the line of invalid YAML', async () => {
  await writeFile(join(folder, 'pages/devis.yaml'), "title: 'a' b\n")
  const { code, error } = await run(['check'])
  expect(code).toBe(1)
  expect(error).toMatch(/^pages\/devis\.yaml: .*line 1/)
})

test('a typographical error fails the check, a hint is only printed', async () => {
  const file = join(folder, 'company/sentences.yaml')
  const text = await read('company/sentences')
  await writeFile(file, text.replace('Sur rendez-vous.', "Sur l'heure."))
  const refused = await run(['check'])
  expect(refused.code).toBe(1)
  expect(refused.error).toContain('company/sentences.yaml › visits\u00a0: «\u00a0Sur l')
  await writeFile(file, text.replace('Sur rendez-vous.', 'Sur un petit forfait.'))
  const hinted = await run(['check'])
  expect(hinted.code).toBe(0)
  expect(hinted.output).toMatch(/^Conseil/)
})

test('before the first publication, status and pull print that nothing is published', async () => {
  expect((await run(['status'])).output).toMatch(/^Rien n’est publié/)
  expect((await run(['pull'])).output).toMatch(/^Rien n’est publié/)
})

test('status lists each published field, and pull writes only these fields', async () => {
  const path = 'catalogue/packs/site-vitrine'
  const before = await read(path)
  const change = published<Packs>(path, ({ rows: [pages] }) => {
    pages?.values.splice(1, 1, '6 à 12')
  })
  const status = await run(['status'], [change])
  expect(status.output).toContain(`${path} › rows.0.values.1, par Nina\n  - "6 à 10"\n  + "6 à 12"`)
  expect(await read(path)).toBe(before)

  expect(await run(['pull'], [change])).toMatchObject({ code: 0 })
  expect(await read(path)).toBe(before.replace('6 à 10', '6 à 12'))
  expect((await run(['status'], [change])).output).toContain('Le dépôt a tout ce qui est publié.')
})

test('status lists a field that the repository changed too with both values', async () => {
  const path = 'company/sentences'
  const change = published<{ visits: string }>(path, (sentences) => {
    sentences.visits = 'Le matin.'
  })
  const base = change.base as object
  const older = { ...change, base: { ...base, visits: 'Jamais.' } }
  const { output } = await run(['status'], [older])
  expect(output).toContain(`${path} › visits\u00a0: changé dans le dépôt aussi.`)
  expect(output).toContain('publié\u00a0: "Le matin."')
})

test('what the repository cannot show is printed, and pull writes the rest', async () => {
  const before = await read('pages/accueil')
  const change = published<{ hero: Record<string, unknown>; offer: { title: string } }>(
    'pages/accueil',
    (home) => {
      home.hero.badge = 'Nouveau'
      home.hero.lead = ''
      home.offer.title = 'aperçus offerts'
    },
  )
  const { code, output } = await run(['pull'], [change])
  expect(code).toBe(0)
  for (const [field, value] of [
    ['hero.badge', 'Nouveau'],
    ['hero.lead', ''],
  ]) {
    expect(output).toContain(`pages/accueil › ${field}\u00a0: publié, mais ce dépôt ne peut pas`)
    expect(output).toContain(`publié\u00a0: "${value}"`)
  }
  const title = readDocuments(content).get('pages/accueil') as { offer: { title: string } }
  expect(await read('pages/accueil')).toBe(before.replace(title.offer.title, 'aperçus offerts'))
  expect(await run(['check'])).toMatchObject({ code: 0 })
})

test('nothing is written into a repository that is invalid itself', async () => {
  await cp(join(content, 'company/company.yaml'), join(folder, 'pages/accueil.yaml'))
  const change = published<{ previewsDelay: string }>('company/sentences', (sentences) => {
    sentences.previewsDelay = 'Dès demain.'
  })
  expect(await run(['pull'], [change])).toMatchObject({ code: 1 })
  expect(await read('company/sentences')).toBe(
    await readFile(join(content, 'company/sentences.yaml'), 'utf8'),
  )
})

test('unknown and missing arguments print the help', async () => {
  for (const args of [[], ['push'], ['check', 'x']])
    expect(await run(args)).toMatchObject({ code: 2 })
})
