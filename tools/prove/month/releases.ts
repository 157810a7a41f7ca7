import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildCopy, copyProject } from '#workshop/copy.ts'

type Change = readonly [file: string, before: string, after: string]

const texts = 'content/pages/accueil.yaml'
const schema = 'content/pages/accueil.ts'

/** Both releases change one text, remove the field `offer.see`, and rename an answer template. */
const first: readonly Change[] = [
  [texts, 'se commande seul ou avec les autres.', 'se commande seul.'],
  [texts, "aperçus\n  see: '{{phrase.essai}}'\n", 'aperçus\n'],
  [schema, "line('Bouton'),\n    see: line('Lien vers les aperçus'),\n", "line('Bouton'),\n"],
]

/** The second one also adds a field, and shortens the limit of `services.link`. */
const second: readonly Change[] = [
  ...first,
  [texts, 'hero:\n', 'hero:\n  badge: Nouveau\n'],
  [schema, "group('En tête', {\n", "group('En tête', {\n    badge: line('Marque'),\n"],
  [schema, "line('Lien de chaque carte')", "line('Lien de chaque carte', { most: 30 })"],
]

/** Steps of a build that make neither texts nor the desk. */
const leftOut = 'check-content content-schemas draw-images precompress sbom warm-up'.split(' ')

/** Builds two releases that follow this version of the site; returns the folders of their builds. */
export async function buildReleases(folder: string): Promise<string[]> {
  const builds: string[] = []
  for (const changes of [first, second]) {
    const copy = join(folder, `release-${builds.length + 1}`)
    await copyProject(copy)
    for (const [file, before, after] of changes) {
      const text = await readFile(join(copy, file), 'utf8')
      if (!text.includes(before)) throw new Error(`${file} has no “${before}”`)
      await writeFile(join(copy, file), text.replace(before, after))
    }
    const templates = join(copy, 'content/desk/templates')
    await rename(join(templates, 'question.yaml'), join(templates, 'bien-recu.yaml'))
    await buildCopy(copy, leftOut)
    builds.push(join(copy, 'build'))
  }
  return builds
}
