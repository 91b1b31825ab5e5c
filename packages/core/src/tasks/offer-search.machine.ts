import { type ActorRefFrom, assign, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage } from '../api/index.ts'
import type { HandlerArgs } from '../contract/contract.ts'
import type { ExecutorCard } from '../contract/profiles.ts'
import type { Task } from '../contract/tasks.ts'
import { port } from '../ports/index.ts'

/** Milliseconds of silence after which the typed words are searched. */
export const OFFER_SEARCH_DEBOUNCE = 300
/** As many people as can be looked through in a dialog. */
export const OFFER_SEARCH_MOST = 20

export type OfferSearchEvent =
  | { type: 'offerSearch.change'; text: string }
  /** Asks again after a failure. */
  | { type: 'offerSearch.retry' }

/** Who was found by the words of one search. */
export interface OfferFindings {
  /** Those who do such work in the city of the task first, the best rated before the others. */
  readonly people: readonly ExecutorCard[]
  /** There are more than are shown. */
  readonly isMore: boolean
  /** Where they were looked for: in the city of the task, elsewhere since nobody was found there, or everywhere for remote work. */
  readonly place: 'city' | 'elsewhere' | 'everywhere'
}

interface OfferSearchContext {
  readonly text: string
  /** Answer to the last search that came; while the next is awaited it stays on the screen. `null` before the first. */
  readonly findings: OfferFindings | null
  readonly message: string | null
}

/**
 * Owns the search for somebody to offer a task to: begins with those who suit it, goes on by words. Port: the actor
 * `findExecutors`, which `provideOfferSearch` gives.
 */
export const offerSearchMachine = setup({
  types: { context: {} as OfferSearchContext, events: {} as OfferSearchEvent },
  actors: { findExecutors: fromPromise<OfferFindings, { text: string }>(port('findExecutors')) },
  delays: { debounce: OFFER_SEARCH_DEBOUNCE },
  actions: {
    setText: assign((_, text: string) => ({ text })),
    setFindings: assign((_, findings: OfferFindings) => ({ findings, message: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ message: errorMessage(error) })),
  },
}).createMachine({
  id: 'offerSearch',
  context: { text: '', findings: null, message: null },
  initial: 'searching',
  on: {
    // Restarts the silence; what was being searched is no longer awaited.
    'offerSearch.change': { target: '.waiting', actions: { type: 'setText', params: ({ event }) => event.text } },
  },
  states: {
    waiting: { after: { debounce: 'searching' } },
    searching: {
      invoke: {
        id: 'findExecutors',
        src: 'findExecutors',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: { target: 'ready', actions: { type: 'setFindings', params: ({ event }) => event.output } },
        onError: { target: 'failed', actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    ready: {},
    failed: { on: { 'offerSearch.retry': 'searching' } },
  },
})

export type OfferSearchActor = ActorRefFrom<typeof offerSearchMachine>

type ExecutorSearch = Partial<HandlerArgs<'listExecutors'>['query']>

/** What the search must know of the task. */
type Offered = Pick<Task, 'category' | 'place'>

/** The machine with its port made of the API client. */
export const provideOfferSearch = (api: Pick<ApiClient, 'listExecutors'>, { category, place }: Offered) =>
  offerSearchMachine.provide({
    actors: {
      findExecutors: fromPromise<OfferFindings, { text: string }>(async ({ input: { text: q }, signal }) => {
        const list = async (query: ExecutorSearch) =>
          (await api.listExecutors({ query: { ...query, limit: OFFER_SEARCH_MOST } }, { signal })).data
        const suits = { ...(q && { q }), categoryIds: [category.id] }
        const near = await list(place ? { ...suits, cityId: place.cityId } : suits)
        const isEnough = near.items.length > 0 && (q === '' || near.items.length === OFFER_SEARCH_MOST)
        if (isEnough || (q === '' && !place))
          return findingsOf(near.items, near.pagination.totalItems, place ? 'city' : 'everywhere')
        // By words anybody may be looked for; without them whoever does such work elsewhere.
        const all = await list(q === '' ? suits : { q })
        const known = new Set(near.items.map(({ id }) => id))
        const people = [...near.items, ...all.items.filter(({ id }) => !known.has(id))]
        return findingsOf(people, all.pagination.totalItems, near.items.length > 0 ? 'city' : 'elsewhere')
      }),
    },
  })

const findingsOf = (people: readonly ExecutorCard[], total: number, place: OfferFindings['place']): OfferFindings => {
  const shown = people.slice(0, OFFER_SEARCH_MOST)
  return { people: shown, isMore: total > shown.length, place }
}

/** What a screen may know of the search. */
export type OfferSearchViewState =
  /** Nobody has been found yet, nor not found. */
  | { readonly status: 'loading'; readonly text: string }
  /** `isNext`: these are of the last words, the next are awaited. */
  | { readonly status: 'ready'; readonly text: string; readonly findings: OfferFindings; readonly isNext: boolean }
  | { readonly status: 'failed'; readonly text: string; readonly message: string }

/** The search as a screen shows it. */
export const selectOfferSearch = (snapshot: SnapshotFrom<typeof offerSearchMachine>): OfferSearchViewState => {
  const { text, findings, message } = snapshot.context
  if (snapshot.matches('failed')) return { status: 'failed', text, message: message ?? '' }
  if (findings === null) return { status: 'loading', text }
  return { status: 'ready', text, findings, isNext: !snapshot.matches('ready') }
}
