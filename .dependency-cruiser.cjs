// Layers point down: app → ui → core ← server; stories see ui and core. docs: README "How the house is laid out".
const frameworks = 'node_modules/(react|react-dom|@xstate/react|@radix-ui|@tanstack|lucide-react|socket\\.io-client)/'

/** Folders of core that every feature may know; whatever folder is added beside them is a feature. */
const coreGround =
  'api|categories|contract|files|format|forms|lifecycle|marked-text|ports|publication|routes|search|tables|validators'
/** Folders of core that know the features; `browser` has a rule of its own. */
const coreTop = 'browser|legal|marketplace|testing'

/** What each floor of the server may know besides itself. */
const underDeals = ['platform', 'domain', 'features']
const underEntrances = [...underDeals, 'deals']
const serverFloors = {
  platform: [],
  domain: ['platform'],
  features: ['platform', 'domain'],
  deals: underDeals,
  seed: underEntrances,
  http: underEntrances,
  realtime: underEntrances,
  web: [...underEntrances, 'http'],
  composition: [...underEntrances, 'seed', 'http', 'realtime', 'web'],
}
const floor = (names) => `^packages/server/src/(${names.join('|')})/`

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'core-is-framework-free',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: '^packages/core/src/browser/' },
      to: { path: `${frameworks}|^packages/(ui|app|server)|^stories` },
    },
    {
      name: 'core-imports-only-xstate-zod-and-maska',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: '\\.test\\.ts$|^packages/core/src/browser/' },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'core'],
        pathNot: 'node_modules/(xstate|zod|maska)/',
      },
    },
    {
      name: 'core-knows-no-browser',
      comment: 'The adapters are compiled with DOM types; the rest of core gets them as ports.',
      severity: 'error',
      from: { path: '^packages/core/src', pathNot: '^packages/core/src/browser/' },
      to: { path: '^packages/core/src/browser/' },
    },
    {
      name: 'browser-adapters-stand-on-ports',
      severity: 'error',
      from: { path: '^packages/core/src/browser/', pathNot: '\\.test\\.ts$' },
      to: {
        path: 'node_modules/|^packages/',
        pathNot: '^packages/core/src/(browser|ports|api|contract)/|node_modules/socket\\.io-client/',
      },
    },
    {
      name: 'core-features-stay-apart',
      comment: 'They meet through the ground; the marketplace and the tests put them together.',
      severity: 'error',
      from: {
        path: `^packages/core/src/(?!(?:${coreGround}|${coreTop})/)([^/]+)/`,
        pathNot: '\\.test\\.ts$',
      },
      to: {
        path: `^packages/core/src/(?!(?:${coreGround}|browser)/)[^/]+/`,
        pathNot: '^packages/core/src/$1/',
      },
    },
    {
      name: 'core-ground-knows-no-feature',
      severity: 'error',
      from: { path: `^packages/core/src/(${coreGround})/`, pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/core/src/', pathNot: `^packages/core/src/(${coreGround})/` },
    },
    {
      name: 'ui-sees-core',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^packages/(app|server)|^stories|node_modules/(@tanstack/react-router|socket\\.io-client)/' },
    },
    {
      name: 'kit-knows-no-feature',
      comment:
        'What a component of the kit needs, it is given: by props, or by a provider of its own (link, page time).',
      severity: 'error',
      from: { path: '^packages/ui/src/kit/' },
      to: {
        path: '^packages/ui/src/|node_modules/(xstate|@xstate/react|@tanstack/react-query)/',
        pathNot: '^packages/ui/src/(kit|tokens)/',
      },
    },
    {
      name: 'kit-calls-pure-core-only',
      severity: 'error',
      from: { path: '^packages/ui/src/kit/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^packages/core/src/',
        pathNot: '^packages/core/src/(format|images|overlays|covers/address)/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'kit-knows-core-by-shape',
      comment:
        'Files and articles are shown as they travel: the types of the contract and of uploads, and nothing else.',
      severity: 'error',
      from: { path: '^packages/ui/src/kit/' },
      to: {
        path: '^packages/core/src/',
        pathNot: '^packages/core/src/(format|images|overlays|covers/address|contract|files)/',
      },
    },
    {
      name: 'ui-folders-meet-by-index',
      comment: 'Or by that of a part which loads at another moment: auth/registration. Styles are the tokens’.',
      severity: 'error',
      from: { path: '^packages/ui/src/([^/]+)/' },
      to: {
        path: '^packages/ui/src/[^/]+/',
        pathNot: [
          '^packages/ui/src/$1/',
          '^packages/ui/src/[^/]+/index\\.ts$',
          '^packages/ui/src/[^/]+/[^/]+/index\\.ts$',
          '^packages/ui/src/tokens/.*\\.css$',
        ],
      },
    },
    {
      name: 'nobody-imports-app',
      severity: 'error',
      from: { pathNot: '^packages/app' },
      to: { path: '^packages/app' },
    },
    {
      name: 'nobody-imports-server',
      severity: 'error',
      from: { pathNot: '^packages/server' },
      to: { path: '^packages/server' },
    },
    {
      name: 'nobody-imports-stories',
      severity: 'error',
      from: { pathNot: '^stories|^\\.storybook' },
      to: { path: '^stories' },
    },
    {
      name: 'server-sees-core',
      severity: 'error',
      from: { path: '^packages/server' },
      to: { path: `^packages/(ui|app)|${frameworks}`, pathNot: 'socket\\.io-client' },
    },
    {
      name: 'server-is-floors',
      comment: 'Beside them stands main.ts alone.',
      severity: 'error',
      from: { path: '^packages/server/src/', pathNot: ['/main\\.ts$', floor(Object.keys(serverFloors))] },
      to: {},
    },
    ...Object.entries(serverFloors).map(([name, below]) => ({
      name: `server-${name}-looks-down`,
      severity: 'error',
      from: { path: floor([name]) },
      to: { path: '^packages/server/src/', pathNot: floor([name, ...below]) },
    })),
    {
      name: 'server-speaks-http-above',
      comment: 'Who asks too often is told by one reading of an address, wherever it is counted.',
      severity: 'error',
      from: {
        path: floor([...underEntrances, 'realtime', 'seed']),
        pathNot: '^packages/server/src/platform/rates/network-key\\.ts$',
      },
      to: { path: 'node_modules/(fastify|@fastify)/' },
    },
    {
      name: 'no-deep-imports',
      comment: 'A feature is imported by its index only, or by that of one of its parts: @artel/ui/kit/dialog.',
      severity: 'error',
      from: { path: '^(packages/[^/]+|stories)/' },
      to: {
        path: '^packages/(core|ui)/src/[^/]+/(?!index\\.ts$).+',
        pathNot: ['^$1/', '\\.css$', '^packages/(core|ui)/src/[^/]+/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'tests-stay-out-of-production',
      severity: 'error',
      from: {
        path: '^packages/[^/]+/src',
        pathNot: '\\.test\\.tsx?$|^packages/core/src/testing',
      },
      to: { path: '\\.test\\.tsx?$|^packages/core/src/testing|^packages/server/test' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '\\?|^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The example of Vue has dependencies of its own, which the workspace does not install.
    exclude: { path: '\\.gen\\.ts$|^packages/[^/]+/(dist|coverage)/|mockServiceWorker|^packages/core/examples/vue/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['artel-source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.d.ts'],
    },
  },
}
