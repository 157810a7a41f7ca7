/**
 * Build step: writes build/sbom.json in CycloneDX 1.6, from the lockfile, because `npm sbom` omits packages
 * that development uses too, such as React.
 */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }
import { lockedPackages } from './dependencies.ts'
import { buildFolder } from './folder.ts'

const { name, version } = packageJson

const components = (await lockedPackages()).map((locked) => {
  const purl = `pkg:npm/${locked.name.replace('@', '%40')}@${locked.version}`
  const [, hash] = locked.integrity.split('sha512-')
  const isExpression = locked.license.includes(' ')
  return {
    type: 'library',
    'bom-ref': purl,
    name: locked.name,
    version: locked.version,
    scope: locked.isShipped ? 'required' : 'excluded',
    licenses: [isExpression ? { expression: locked.license } : { license: { id: locked.license } }],
    purl,
    ...(hash && {
      hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }],
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
const file = join(buildFolder, 'sbom.json')
await writeFile(file, `${JSON.stringify(sbom, null, 2)}\n`)
