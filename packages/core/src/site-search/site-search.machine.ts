import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage } from '../api/index.ts'
import type { CategoryRow } from '../contract/categories.ts'
import type { TaskCard } from '../contract/tasks.ts'
import { port } from '../ports/index.ts'

/** Milliseconds of silence after which the typed text is searched. */
export const SITE_SEARCH_DEBOUNCE = 300
/** Letters that are worth a search. */
export const SITE_SEARCH_FROM = 2

const SERVICES = 4
const TASKS = 5

export type SiteSearchEvent =
  | { type: 'search.change'; text: string }
  /** Asks again after a failure. */
  | { type: 'search.retry' }

/** What was found by the words of one search. */
export interface SiteFindings {
  /** Leaves of the category tree, the closest first. */
  readonly services: readonly CategoryRow[]
  /** Open tasks. */
  readonly tasks: readonly TaskCard[]
}

interface SiteSearchContext {
  readonly text: string
  /** Answer to the last search that came; while the next is awaited it stays on the screen. */
  readonly findings: SiteFindings
  readonly message: string | null
}

const NOTHING: SiteFindings = { services: [], tasks: [] }

/**
 * Owns the search of the whole site: the typed text and what it finds. Port: the actor `searchSite`, which
 * `provideSiteSearch` gives.
 */
export const siteSearchMachine = setup({
  types: { context: {} as SiteSearchContext, events: {} as SiteSearchEvent },
  actors: { searchSite: fromPromise<SiteFindings, { text: string }>(port('searchSite')) },
  delays: { debounce: SITE_SEARCH_DEBOUNCE },
  guards: { isWorthIt: (_, text: string) => text.trim().length >= SITE_SEARCH_FROM },
  actions: {
    setText: assign((_, text: string) => ({ text })),
    setFindings: assign((_, findings: SiteFindings) => ({ findings, message: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ message: errorMessage(error) })),
  },
}).createMachine({
  id: 'siteSearch',
  context: { text: '', findings: NOTHING, message: null },
  initial: 'idle',
  on: {
    'search.change': [
      {
        // Restarts the silence; what was being searched is no longer awaited.
        target: '.waiting',
        guard: { type: 'isWorthIt', params: ({ event }) => event.text },
        actions: { type: 'setText', params: ({ event }) => event.text },
      },
      {
        target: '.idle',
        actions: [
          { type: 'setText', params: ({ event }) => event.text },
          { type: 'setFindings', params: () => NOTHING },
        ],
      },
    ],
  },
  states: {
    idle: {},
    waiting: { after: { debounce: 'searching' } },
    searching: {
      invoke: {
        id: 'searchSite',
        src: 'searchSite',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: { target: 'ready', actions: { type: 'setFindings', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    ready: {},
    failed: { on: { 'search.retry': 'searching' } },
  },
})

export type SiteSearchActor = ActorRefFrom<typeof siteSearchMachine>

/** The machine with its port made of the API client. */
export const provideSiteSearch = (api: Pick<ApiClient, 'listCategories' | 'listTasks'>) =>
  siteSearchMachine.provide({
    actors: {
      searchSite: fromPromise<SiteFindings, { text: string }>(async ({ input: { text: q }, signal }) => {
        const [services, tasks] = await Promise.all([
          api.listCategories({ query: { q, limit: SERVICES } }, { signal }),
          api.listTasks({ query: { q, limit: TASKS } }, { signal }),
        ])
        return { services: services.data.items, tasks: tasks.data.items }
      }),
    },
  })

/** What a screen may know of the search. */
export type SiteSearchViewState =
  /** Too little is typed. */
  | { readonly status: 'idle'; readonly text: string }
  | { readonly status: 'loading' | 'ready'; readonly text: string; readonly findings: SiteFindings }
  /** Nothing is about that. */
  | { readonly status: 'empty'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string; readonly message: string }

/** The search as a screen shows it. */
export const selectSiteSearch = (snapshot: SnapshotFrom<typeof siteSearchMachine>): SiteSearchViewState => {
  const { text, findings, message } = snapshot.context
  if (snapshot.matches('idle')) return { status: 'idle', text }
  if (snapshot.matches('failed')) return { status: 'failed', text, message: message ?? '' }
  if (!snapshot.matches('ready')) return { status: 'loading', text, findings }
  const isEmpty = findings.services.length === 0 && findings.tasks.length === 0
  return isEmpty ? { status: 'empty', text } : { status: 'ready', text, findings }
}
