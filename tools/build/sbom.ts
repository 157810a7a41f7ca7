/**
 * Build step: writes build/sbom.json in CycloneDX 1.6, from the lockfile, because `npm sbom` omits packages
 * that development uses too, such as React.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockedPackages } from './dependencies.ts'

const root = join(import.meta.dirname, '../..')
const { name, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))

const components = (await lockedPackages()).map((locked) => {
  const purl = `pkg:npm/${locked.name.replace('@', '%40')}@${locked.version}`
  const isExpression = locked.license.includes(' ')
  return {
    type: 'library',
    'bom-ref': purl,
    name: locked.name,
    version: locked.version,
    scope: locked.isShipped ? 'required' : 'excluded',
    licenses: [isExpression ? { expression: locked.license } : { license: { id: locked.license } }],
    purl,
    ...(locked.integrity.startsWith('sha512-') && {
      hashes: [
        {
          alg: 'SHA-512',
          content: Buffer.from(locked.integrity.slice('sha512-'.length), 'base64').toString('hex'),
        },
      ],
    }),
  }
})
const unique = [...new Map(components.map((component) => [component.purl, component])).values()]

const sbom = {
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', 'bom-ref': name, name, version } },
  components: unique,
}
await writeFile(join(root, 'build/sbom.json'), `${JSON.stringify(sbom, null, 2)}\n`)
