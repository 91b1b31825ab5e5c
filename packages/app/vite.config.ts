import { LATEST_BUILD_PATH } from '@artel/core/shell'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite'
import { filesApart } from './vite-file-map.ts'
import { installed } from './vite-installed.ts'
import { queriesWithClient } from './vite-queries.ts'
import { shortRoutes } from './vite-route-tree.ts'
import { ssrDev } from './vite-ssr-dev.ts'

/** Port of the API beside the development server (`npm run dev` sets it). */
const api = process.env.API_URL ?? 'http://127.0.0.1:3001'
const browsers = { chrome: 123 << 16, edge: 123 << 16, firefox: 120 << 16, safari: (17 << 16) | (5 << 8) }

/** What every page loads anyway goes into one chunk: it compresses better and changes rarely. */
const frame = {
  name: 'frame',
  test: /node_modules\/(react|react-dom|scheduler|@tanstack\/(router-core|react-router|history|store|react-store))\//,
}

/** Names the build for pages that were made with another one (product §7.11). */
const latestBuild: Plugin = {
  name: 'artel-latest-build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry)
    if (!entry) this.error('The client has no entry to name the build by.')
    this.emitFile({
      type: 'asset',
      fileName: LATEST_BUILD_PATH.slice(1),
      source: JSON.stringify({ id: `/${entry.fileName}` }),
    })
  },
}

/** What nearly every page shows: in pieces it weighs more, and the entry would have to name each of them. */
const basics = {
  name: 'basics',
  test: new RegExp(
    [
      'ui/src/kit/(avatar|button|card|class-names|cover|icon|link|ru|spinner|visually-hidden|input/early-text)',
      'core/src/(format/(plural|number|person|calendar|typography)|images/image-size|routes/(params|paths)|shell/product)|pages/edition-search',
      'core/src/(covers/address/root-looks|lifecycle/actor|routes/routes|shell/(colour-mode|modal-misuse)|auth/session-view)\\.',
      'ui/src/services/(readable|services|session|city|unread)\\.|ui/src/forms/use-is-live|vite/preload-helper',
      'react-query/build/modern/QueryClientProvider|app/src/services/late-client',
      'ui/src/tokens/tokens.css|ui/src/(shell/(?!NextStep)|kit/skip-link/)[^/]+.css',
      'lucide-react/dist/esm/icons/(x|chevron-left|chevron-right).mjs',
      'lucide-react/dist/esm/icons/(map-pin|search|message-circle|plus|house|log-in|shield-check|users).mjs',
    ].join('|'),
  ),
}

/** What forms of several fields share: pieces of some hundred bytes, each of which the entry would have to name. No other piece may lie between them. */
const forms = {
  name: 'forms',
  test: new RegExp(
    [
      'core/src/forms/(?!company-fields|intent-keys)',
      'core/src/(auth/(auth-modals|mail-links)|contract/user-terms)',
      'core/src/validators/(choice-rules|password|email|phone|person)',
      'ui/src/forms/(?!edit-|use-edit|use-versioned|SavedElsewhere)',
      'ui/src/kit/(steps|form-error-summary|radio-group|combobox|textarea)/(?!SuggestionsPopup)',
    ].join('|'),
  ),
  includeDependenciesRecursively: false,
}

/** A group of modules by their places; what they import goes where it belongs itself. */
const group = (name: string, places: readonly string[]) => ({
  name,
  test: new RegExp(places.join('|')),
  includeDependenciesRecursively: false,
})

// In pieces of some hundred bytes each of these costs a page a request, which is more than its code does.
const shared = [
  group('machines', [
    'node_modules/(xstate|@xstate/react|use-isomorphic-layout-effect)/',
    'core/src/(ports/port|auth/redirect-target|routes/mail-links)\\.',
    'ui/src/services/screen-machine',
  ]),
  group('queries', [
    'query-core/build/modern/(?!queriesObserver|infiniteQueryObserver|mutationObserver)',
    'app/src/services/((connect-)?queries|query-client)\\.',
    'react-query/build/modern/(use(Base|Suspense)?Query\\.|suspense|errorBoundary|QueryErrorReset|IsRestoring)',
  ]),
  // What nearly every page but the first one shows in its first window. A page is drawn when all its styles are there, so what
  // most pages wear is one file of styles.
  group('pieces', [
    'ui/src/kit/(field|badge|skeleton|state|breadcrumbs|alert|checkbox)/|ui/src/kit/(input/Input|lazy/lazy-part)',
    'core/src/format/(money|task-dates|time)',
    'core/src/(categories/category-queries|tasks/task-queries|contract/(content|executor)-terms)\\.',
    'core/src/(validators/(rule|money|text|calendar-day)|api/error-message)\\.',
    'icons/(check|circle-check|circle-exclamation-point|info|triangle-exclamation-point|badge-check|cloud-off|monitor|calendar-days|message-square).mjs',
    'ui/src/kit/(picture|rating|counter|price|tabs|select|pagination|applied-filters|callout|section-heading|action-bar)/[^/]+.css',
    'ui/src/(people|complaints/ask|products/cards)/[^/]+.css|ui/src/(prices/UnitPrice|tasks/TaskCard|executors/page/ExecutorAbout|reviews/Stars).module',
  ]),
  // Forms over something that is stored; most forms make something new.
  group('edits', ['ui/src/forms/(edit-|use-edit|use-versioned|SavedElsewhere)|core/src/forms/intent-keys']),
  group('tasks', [
    'ui/src/(tasks/(TaskCard|task-card))',
    'core/src/(format/distance|contract/(task|list)-terms|tasks/task-list-labels|categories/(category-index|executor-counts))\\.',
  ]),
  group('lists', [
    'ui/src/lists/(?!windows|wider)|core/src/geolocation/city-name',
    'ui/src/(lists/wider|executors/find)/[^/]+.css',
  ]),
  group('wider', ['ui/src/lists/wider/|core/src/search/wider-search|modern/(queriesObserver|useQueries)\\.']),
  group('layers', [
    '@radix-ui/(primitive|react-(dismissable-layer|slot|presence|portal|collection|primitive|context|compose-refs|use-))',
  ]),
  group('dialogs', ['ui/src/kit/dialog/|core/src/overlays/(swipe|modal-layers)|node_modules/@radix-ui/react-dialog/']),
  group('places', ['ui/src/geolocation/(city-field/|city-options|ru\\.)', 'core/src/geolocation/city-chooser']),
  // People and things as lists show them.
  group('cards', [
    'ui/src/people/(ru|VerifiedSign|Face|TrustLine|PersonName|public-person)|core/src/account/forgotten',
    'ui/src/kit/(picture|rating|counter|price)/|ui/src/prices/UnitPrice|core/src/format/span',
    'icons/(star|image-off|images|user-round|clock|package).mjs',
  ]),
  // What stands around a list: its tabs, filters and pages.
  group('list-parts', [
    'ui/src/kit/(tabs/(show-in-row|LinkTabs)|select|pagination|applied-filters)|core/src/format/pagination',
    'icons/sliders-horizontal.mjs',
  ]),
  group('texts', [
    'ui/src/kit/(callout|section-heading)|icons/(circle-x|hourglass|circle-arrow-right|newspaper).mjs',
    'core/src/(marked-text/blocks-of-text|legal/(editions|legal-queries|documents))',
  ]),
  group('rich-text', ['ui/src/kit/rich-text/(RichText|address|ru)']),
  // What is done with a thing of others.
  group('ways', [
    'ui/src/(complaints/ask/(?!AskDialog)|share/(ShareButton|ru)|kit/action-bar/|services/view-count)|icons/(flag|share-2).mjs',
  ]),
  group('typing', [
    'ui/src/kit/(masked-input/use-masked|amount-input/|date/(ru|day-text))|core/src/(format/amount-text|geolocation/place-query)',
    'core/src/(search/(words|typed-text)|categories/search-categories)|icons/(eye|eye-off).mjs',
  ]),
  group('area', [
    'ui/src/personal-area/(ru|AreaWaiting)|core/src/(tariffs/(tariff-labels|reply-)|contract/tariff-terms)',
    'icons/(chart-line|log-out|settings|tags|trending-up|ticket|pencil).mjs',
  ]),
  group('uploads', [
    'ui/src/(files/(photo-draft|ru)|kit/(files/use-|progress/))|core/src/format/file-size',
    'icons/(paperclip|file-text).mjs',
  ]),
  group('desk', ['ui/src/admin/(AdminFrame|AdminList|Admin.module)']),
  group('articles', [
    'core/src/articles/article-(words|categories|look|queries)|ui/src/articles/(ArticleCard|ArticleGrid|article-card)',
  ]),
  group('wizard', [
    'core/src/validators/task-rules|ui/src/tasks/wizard/step-props|ui/src/categories/request/(ru|AskCategory)|icons/folder-plus',
  ]),
  group('board', [
    'core/src/tasks/(task-list-queries|task-board-query|task-filters|my-task-list)|ui/src/tasks/TaskRows|core/src/search/own-city',
  ]),
  group('executors', [
    'ui/src/(people/PersonHeader|executors/page/executor-ways|reviews/(Stars|ru))|app/src/pages/own-executor-page',
    'core/src/(contract/review-terms|reviews/review-words|executors/(executor-labels|executor-queries|works-list))|ui/src/executors/ru\\.',
  ]),
  group('executor-page', [
    'ui/src/executors/page/(ru|executor-words|Executor(Actions|Bar|Frame|Rail|Shell)|use-executor-steps|OwnPageUnseen)',
    'app/src/pages/OwnExecutor|icons/graduation-cap',
  ]),
  group('price-tables', ['core/src/executors/price-list\\.|ui/src/prices/(PriceTable|ru)']),
  group('works', ['ui/src/works/Work(Card|Grid)']),
  group('reviews', [
    'core/src/reviews/(review-queries|reviews-about)\\.|ui/src/reviews/(Bar|Rating|Reviews(About|Skeleton)|about.ru)',
    'ui/src/reviews/(my-reviews.ru|review-moves|ReviewStanding|OwnReview)',
  ]),
  group('executor-cards', ['ui/src/executors/(Badges|Executor(Card|Name|Row|Story|Tile)|executor-words)']),
  // The lists that most visits begin with.
  group('find-executors', [
    'ui/src/executors/find/(?!windows|ExecutorCityMap|ExecutorFilterSheet|index)',
    'core/src/(executors/(executor-filters|wider-search)|categories/category-story)\\.',
  ]),
  group('find-products', [
    'ui/src/products/(find/(CraftMarks|CatalogView|CatalogScreen|ProductFilterF|product|use-wider|ru)|cards/ProductGridSkeleton)',
    'core/src/products/product-filters\\.',
  ]),
  group('products', ['core/src/products/product-(labels|queries|page-list)\\.']),
  group('product-words', ['core/src/products/product-words|icons/package-x']),
  group('find-tasks', [
    'ui/src/tasks/(Task(FindScreen|FindView|CityLinks|Categories|SortLinks|ViewLinks|FilterForm|FilterDay|FilterFields)|board.ru)',
    'ui/src/tasks/(task-filter-chips|use-filter-draft|find/(CategoryTicks|ChooseCategories.module))',
    'ui/src/tasks/saved/(ru|SavedSearches|suggest-name)|core/src/tasks/(chosen-categories|saved-search(-queries)?)\\.',
    'icons/(bell|bell-ring|list-checks).mjs',
  ]),
  group('jobs', ['core/src/jobs/job-queries|ui/src/jobs/(JobCard|job-words)']),
  group('home', ['ui/src/home/(HomeView|HomeScreen|band.module|ru\\.)']),
  // What comes of its own accord when a page is at rest.
  group('after', [
    'app/src/services/(popups|navigation|late-typeface|runtime|live-queries|tabs|push-messages)\\.',
    'core/src/(shell/(preload-limiter|scroll|reload-guard|popups)\\.|browser/register-worker)|ui/src/(shell/popups|page-popup)/',
  ]),
  group('colour-mode', ['ui/src/shell/colour-mode-switch/', 'icons/(sun|moon).mjs']),
  group('visit', [
    'core/src/(marketplace/(live|marketplace|visit)\\.|auth/(session\\.|token-keeper|access-token|kept-token))',
    'core/src/(api/(client|refusal|files|address)\\.|contract/operations|notifications/notification-queries)',
    'core/src/shell/(cookie-consent|new-version|toasts|modals)',
    'core/src/geolocation/(location|provide-location)|core/src/contract/geocoder-terms',
    'core/src/browser/(socket-port|marketplace-ports|geolocation|fetch-transport)',
  ]),
]

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tanstackRouter({
      target: 'react',
      autoCodeSplitting: true,
      routesDirectory: 'src/routes',
      generatedRouteTree: 'src/routeTree.gen.ts',
      quoteStyle: 'single',
      semicolons: false,
      // Loaders travel with their screens: the entry holds no route's own code.
      codeSplittingOptions: { defaultBehavior: [['loader', 'component']] },
    }),
    react(),
    latestBuild,
    installed,
    filesApart,
    queriesWithClient,
    ...shortRoutes,
    ssrDev('/src/entry-server.tsx', api),
  ],
  resolve: { conditions: ['artel-source', ...defaultClientConditions] },
  css: {
    transformer: 'lightningcss',
    lightningcss: { drafts: { customMedia: true }, targets: browsers },
  },
  appType: 'custom',
  server: {
    port: Number(process.env.PORT ?? 3000),
    strictPort: true,
    proxy: {
      '/web/api': api,
      '/storage': api,
      '/img': api,
      '/covers': api,
      '/objects': api,
      '/pay': api,
      '/healthz': api,
      '/socket.io': { target: api, ws: true },
    },
  },
  // Keeps light-dark() native: lightningcss lowers it otherwise.
  build: { cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'] },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        rolldownOptions: {
          input: 'src/entry-client.tsx',
          output: {
            codeSplitting: { groups: [frame, basics, forms, ...shared] },
            // The entry names every file that a later page may need: words would weigh more than its code for them.
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
          },
        },
      },
    },
    ssr: {
      resolve: { conditions: ['artel-source', ...defaultServerConditions] },
      build: { outDir: 'dist/server', rolldownOptions: { input: { 'entry-server': 'src/entry-server.tsx' } } },
    },
  },
})
