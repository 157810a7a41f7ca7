/** `npm run licences`: lists the licences of installed packages. */
import { acceptedLicenses, lockedPackages } from './dependencies.ts'

const packages = await lockedPackages()
const byLicense = Map.groupBy(packages, ({ license }) => license)
for (const [license, members] of [...byLicense].sort(([a], [b]) => a.localeCompare(b))) {
  const shipped = members.filter(({ isShipped }) => isShipped)
  const names = (shipped.length > 0 ? shipped : members).map(
    ({ name, version }) => `${name} ${version}`,
  )
  console.log(`${license}: ${members.length}, of which the site ships ${shipped.length}`)
  if (shipped.length > 0) console.log(`  ${[...new Set(names)].join(', ')}`)
}
const others = packages.filter(({ license }) => !acceptedLicenses.has(license))
for (const { name, version, license } of others) {
  console.error(`${name} ${version}: ${license} is not among the accepted licences`)
}
process.exitCode = others.length > 0 ? 1 : 0
