import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage } from '../api/index.ts'
import type { MapPlace } from '../contract/geocoder.ts'
import type { PlaceSearchMode } from '../contract/geocoder-terms.ts'
import { port } from '../ports/index.ts'
import { type ChosenCity, type CityStore, cityOf } from './chosen-city.ts'
import { placeQuery } from './place-query.ts'

/** Milliseconds of silence after which the typed text is searched. */
export const CITY_SEARCH_DEBOUNCE = 300

export type CityChooserEvent =
  | { type: 'search.change'; text: string }
  /** Asks again after a failure. */
  | { type: 'search.retry' }
  | { type: 'city.choose'; place: MapPlace }

interface CityChooserContext {
  readonly text: string
  /** Answer to the last search that came; while the next is awaited it stays on the screen. */
  readonly suggestions: readonly MapPlace[]
  readonly message: string | null
}

/**
 * Owns the search for a city: the typed text, its suggestions and the choice. The largest cities come first, before
 * anything is typed. Ports: the actor `suggestPlaces` and the action `remember`; `provideCityChooser` gives them.
 */
export const cityChooserMachine = setup({
  types: {
    context: {} as CityChooserContext,
    events: {} as CityChooserEvent,
    emitted: {} as { type: 'city.chosen'; city: ChosenCity },
  },
  actors: { suggestPlaces: fromPromise<readonly MapPlace[], { text: string }>(port('suggestPlaces')) },
  delays: { debounce: CITY_SEARCH_DEBOUNCE },
  guards: { hasCity: (_, place: MapPlace) => cityOf(place) !== null },
  actions: {
    setText: assign((_, text: string) => ({ text })),
    setSuggestions: assign((_, suggestions: readonly MapPlace[]) => ({ suggestions, message: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ message: errorMessage(error) })),
    remember: (_, _city: ChosenCity) => {},
    announce: emit((_, city: ChosenCity) => ({ type: 'city.chosen', city }) as const),
  },
}).createMachine({
  id: 'cityChooser',
  context: { text: '', suggestions: [], message: null },
  initial: 'searching',
  on: {
    'search.change': {
      // Restarts the silence; what was being searched is no longer awaited.
      target: '.waiting',
      actions: { type: 'setText', params: ({ event }) => event.text },
    },
    'city.choose': {
      guard: { type: 'hasCity', params: ({ event }) => event.place },
      actions: [
        { type: 'remember', params: ({ event }) => cityOf(event.place) as ChosenCity },
        { type: 'announce', params: ({ event }) => cityOf(event.place) as ChosenCity },
      ],
    },
  },
  states: {
    waiting: { after: { debounce: 'searching' } },
    searching: {
      invoke: {
        id: 'suggestPlaces',
        src: 'suggestPlaces',
        input: ({ context }) => ({ text: context.text.trim() }),
        onDone: { target: 'ready', actions: { type: 'setSuggestions', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    ready: {},
    failed: { on: { 'search.retry': 'searching' } },
  },
})

export type CityChooserActor = ActorRefFrom<typeof cityChooserMachine>

/** The machine with its ports made of the API client and the city store; `mode` is what is looked for (product §3). */
export const provideCityChooser = ({
  api,
  city,
  mode = 'CITY_SUGGEST',
}: {
  readonly api: ApiClient
  readonly city: CityStore
  readonly mode?: PlaceSearchMode
}) =>
  cityChooserMachine.provide({
    actors: {
      suggestPlaces: fromPromise<readonly MapPlace[], { text: string }>(async ({ input, signal }) => {
        const { data } = await api.suggestPlaces({ query: { q: placeQuery(input.text), mode } }, { signal })
        return data.items
      }),
    },
    actions: { remember: (_, chosen) => city.set(chosen) },
  })

/** What a screen may know of the search. */
export type CityChooserViewState =
  | { readonly status: 'loading' | 'ready'; readonly text: string; readonly suggestions: readonly MapPlace[] }
  /** Nothing is called like that. */
  | { readonly status: 'empty'; readonly text: string }
  | { readonly status: 'failed'; readonly text: string; readonly message: string }

/** The search as a screen shows it. */
export const selectCityChooser = (snapshot: SnapshotFrom<typeof cityChooserMachine>): CityChooserViewState => {
  const { text, suggestions, message } = snapshot.context
  if (snapshot.matches('failed')) return { status: 'failed', text, message: message ?? '' }
  if (!snapshot.matches('ready')) return { status: 'loading', text, suggestions }
  return suggestions.length === 0 ? { status: 'empty', text } : { status: 'ready', text, suggestions }
}
