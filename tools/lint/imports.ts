/**
 * Import rules, checked by dependency-cruiser in `npm test`. It parses with the API of TypeScript 6, which
 * version 7 lacks, so package.json has both.
 */
import type { IConfiguration, IForbiddenRuleType } from 'dependency-cruiser'

/** Folders that each folder may import. Its tests may also import `tools`. */
const folders: Record<string, string[]> = {
  art: [],
  previews: ['art', 'content'],
  forms: ['content', 'previews'],
  // The page of the previews has a word for each trade and direction.
  content: ['previews'],
  quotes: ['content', 'forms', 'previews'],
  app: ['art', 'content', 'forms', 'previews', 'quotes'],
  desk: ['content', 'forms', 'previews', 'quotes', 'app/fonts', 'app/islands', 'app/styles'],
  follow: ['content', 'forms', 'previews', 'quotes', 'app/fonts', 'app/previews', 'app/styles'],
  server: ['content', 'desk', 'follow', 'forms', 'previews', 'quotes'],
}

/** Folders from which only types may be imported. */
const typesOnly: Record<string, string[]> = {
  app: ['tools/build'],
  // A page takes records as the store and the rules have them, or what its route makes of them.
  desk: ['server/http/desk', 'server/leads/figures', 'server/store'],
  follow: ['server/http/follow'],
}

/** Layers of a folder: a subfolder (« room ») imports only from earlier layers. */
const layers: Record<string, string[][]> = {
  app: [['ui'], ['lead-form'], ['sections', 'layout'], ['pages']],
  server: [
    ...[
      [
        'address-key.ts',
        'background.ts',
        'clock.ts',
        'days.ts',
        'log.ts',
        'phone-numbers.ts',
        'production.ts',
      ],
    ],
    ...[['working-hours.ts'], ['store'], ['quotes', 'site'], ['channels'], ['people'], ['leads']],
    ...[['spam', 'edition'], ['http'], ['settings.ts'], ['command.ts'], ['main.ts']],
  ],
  'server/store': [
    ...[['engine'], ['search'], ['people'], ['quotes', 'content'], ['leads'], ['desk']],
    ...[['store.ts'], ['databases'], ['open-store.ts'], ['moving'], ['suite']],
  ],
}

const ourFolders = `^(${Object.keys(folders).join('|')}|e2e|tools)/`
const test = '[.]test[.]tsx?$'
const tests = [test, '^server/store/suite/']
/** Tests of `server/` may import every subfolder; those of `app/` may not. */
const serverTests = tests.map((path) => path.replace(/^(?=\[)/, '^server/.*'))

const inside = (...names: string[]) =>
  names.map((name) => `^${name.replaceAll('.', '[.]')}${name.endsWith('.ts') ? '$' : '/'}`)

type Rule = Extract<IForbiddenRuleType, { to: { circular?: boolean } }>

function forbid(name: string, from: Rule['from'], to: Rule['to']): Rule {
  return { name, severity: 'error', from, to }
}

const betweenFolders = Object.entries(folders).flatMap(([folder, others]) => {
  const types = inside(...(typesOnly[folder] ?? []))
  const known = [...inside(folder, ...others), ...types]
  const from = { path: inside(folder), pathNot: tests }
  return [
    forbid(`${folder}-imports`, from, { path: ourFolders, pathNot: known }),
    forbid(
      `${folder}-tests-import`,
      { path: `^${folder}/.*${test}` },
      { path: ourFolders, pathNot: [...known, ...inside('tools')] },
    ),
    forbid(`${folder}-imports-types`, from, { path: types, dependencyTypesNot: ['type-only'] }),
  ]
})

const betweenLayers = Object.entries(layers).flatMap(([folder, rooms]) =>
  rooms.flatMap((layer, at) =>
    layer.map((room) => {
      const others = rooms
        .slice(at)
        .flat()
        .filter((other) => other !== room)
      return forbid(
        `layers-of-${folder}`,
        { path: inside(`${folder}/${room}`), pathNot: serverTests },
        { path: inside(...others.map((other) => `${folder}/${other}`)) },
      )
    }),
  ),
)

/** Subfolders of `folder` never import each other. */
const separateRooms = (folder: string, exception = '^$') =>
  forbid(
    `rooms-of-${folder}`,
    { path: `^${folder}/([^/]+)/`, pathNot: [...serverTests, exception] },
    { path: `^${folder}/[^/]+/`, pathNot: `^${folder}/$1/` },
  )

const betweenRooms = [
  separateRooms('app/pages'),
  separateRooms('server/leads'),
  forbid(
    'leads-share-files-that-know-no-room',
    { path: '^server/leads/[^/]+$', pathNot: tests },
    { path: '^server/leads/[^/]+/' },
  ),
  separateRooms('server/http/desk', '^server/http/desk/demande/'),
  forbid(
    'a-request-of-the-desk-shows-its-quotes',
    { path: '^server/http/desk/demande/', pathNot: tests },
    { path: '^server/http/desk/[^/]+/', pathNot: '^server/http/desk/(demande|devis)/' },
  ),
  forbid(
    'rooms-of-the-desk-are-given-what-they-need',
    { path: '^server/http/desk/[^/]+/', pathNot: tests },
    { path: '^server/http/desk/desk[.]ts$' },
  ),
  forbid(
    'store-knows-no-rule',
    { path: '^server/store/', pathNot: tests },
    {
      path: '^server/',
      pathNot: ['^server/store/', '^server/(address-key|days|phone-numbers)[.]ts$'],
    },
  ),
]

const react = 'node_modules/(@types/)?react[-/]'
const plainFolders = { path: '^(content|forms|previews|quotes)/' }

const packages = [
  forbid('plain-folders-without-react', plainFolders, { path: react }),
  forbid(
    'plain-folders-without-node',
    {
      ...plainFolders,
      pathNot: '^(content/documents/(items|load|overlay)|previews/trades/texts)[.]ts$',
    },
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'desk-and-follow-without-node',
    { path: '^(desk|follow)/' },
    { dependencyTypes: ['core'] },
  ),
  // The build checks the imports of islands (tools/build/site.ts).
  forbid('browser-modules-without-content', { path: '^app/browser/' }, { path: '^content/' }),
  forbid('server-without-react', { path: '^server/' }, { path: react }),
  forbid(
    'one-module-of-a-bundle-starts-react',
    { pathNot: '^(app|desk)/browser/react[.]tsx$' },
    { path: '/react-dom/client' },
  ),
]

const everywhere = [
  // Type imports count too, so that a file can be read after the files that it imports.
  forbid('no-circle', {}, { circular: true }),
  forbid('tests-are-not-imported', {}, { path: test }),
  forbid('tools-without-journeys', { path: '^tools/' }, { path: '^e2e/' }),
  // An unresolved import would escape every rule. `drawn/` is missing before a build.
  forbid('imports-are-found', {}, { couldNotResolve: true, pathNot: '/drawn/' }),
]

export default {
  forbidden: [
    ...betweenFolders,
    ...betweenLayers,
    ...betweenRooms,
    ...packages,
    ...everywhere,
    // An empty list of paths would match every path.
  ].filter(({ to }) => to.path?.length !== 0),
  options: {
    parser: 'tsc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
} satisfies IConfiguration
