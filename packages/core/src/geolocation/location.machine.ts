import { type ActorRefFrom, assign, fromCallback, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { errorMessage } from '../api/index.ts'
import type { MapPlace, Point } from '../contract/geocoder.ts'
import { GEOCODER_RADIUS, RUSSIA } from '../contract/geocoder-terms.ts'
import { type PositionFailure, port } from '../ports/index.ts'
import { type ChosenCity, cityOf } from './chosen-city.ts'
import { DEFAULT_CITY, LOCATION_DEBOUNCE, LOCATION_FAILURES } from './location-terms.ts'

export type LocationEvent =
  /** Nothing else lies over the page: the cookie banner is not shown (product §4). */
  | { type: 'location.ask' }
  | { type: 'position.changed'; position: Point }
  | { type: 'position.failed'; reason: PositionFailure }
  /** A city was chosen anywhere: on this page or in another tab. */
  | { type: 'city.chosen' }
  /** The page that is open now; the popup stands only where it helps, see `isNearPage`. */
  | { type: 'page.changed'; isNear: boolean }
  /** The visitor wants to be found: on this page the popup may stand whatever the page is. */
  | { type: 'location.find' }
  /** Yes, this is my city. */
  | { type: 'city.confirm' }
  | { type: 'location.retry' }
  /** The popup was closed: nobody asks again, and after a failure the default city will do. */
  | { type: 'popup.close' }

/** What the machine knows; `isAnswered` as it was at the start: a city was chosen, or the visitor would not tell. */
export interface LocationContext {
  readonly isAnswered: boolean
  readonly isNear: boolean
  readonly isWanted: boolean
  readonly position: Point | null
  readonly city: MapPlace | null
  readonly region: MapPlace | null
  readonly reason: string
}

const METRES_IN_DEGREE = 111_320

/** Flat, because it is asked of short distances only. */
const metresBetween = (a: Point, b: Point) =>
  METRES_IN_DEGREE * Math.hypot(a.lat - b.lat, (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180))

const cityIn = (places: readonly MapPlace[]) => places.find(({ subtype }) => subtype === 'city')

/**
 * Owns where the visitor is (product §5, §8): position → in Russia → city by coordinates → region → "is it yours?". A failure
 * falls back to {@link DEFAULT_CITY}; a saved choice wins, and no position is asked then, nor of one who would not tell before.
 * Ports: the actors `positions`, `choices`, `findPlacesByCoordinates`, `searchRegions` and the actions `remember`, `suppose`,
 * `settleFor`, `leaveAlone`; `provideLocation` gives them.
 */
export const locationMachine = setup({
  types: {
    input: {} as { readonly isAnswered: boolean },
    context: {} as LocationContext,
    events: {} as LocationEvent,
    tags: {} as 'popup',
  },
  actors: {
    positions: fromCallback<LocationEvent>(() => {}),
    choices: fromCallback<LocationEvent>(() => {}),
    findPlacesByCoordinates: fromPromise<readonly MapPlace[], { position: Point }>(port('findPlacesByCoordinates')),
    searchRegions: fromPromise<readonly MapPlace[], { name: string }>(port('searchRegions')),
  },
  delays: { debounce: LOCATION_DEBOUNCE },
  guards: {
    isAnswered: ({ context }) => context.isAnswered,
    isDenied: (_, reason: PositionFailure) => reason === 'denied',
    hasMoved: ({ context }, position: Point) => metresBetween(context.position as Point, position) > GEOCODER_RADIUS,
    // Nothing around says nothing of the country.
    isAbroad: (_, places: readonly MapPlace[]) =>
      places.length > 0 && places.every(({ country }) => country !== RUSSIA),
    hasNoCity: (_, places: readonly MapPlace[]) => cityIn(places) === undefined,
    hasRegion: ({ context }, regions: readonly MapPlace[]) =>
      regions.some(({ region_id }) => region_id !== null && region_id === context.city?.region_id),
  },
  actions: {
    setPosition: assign((_, position: Point) => ({ position })),
    setCity: assign((_, places: readonly MapPlace[]) => ({ city: cityIn(places) ?? null })),
    setRegion: assign(({ context }, regions: readonly MapPlace[]) => ({
      region: regions.find(({ region_id }) => region_id === context.city?.region_id) ?? null,
    })),
    setReason: assign((_, reason: string) => ({ reason })),
    remember: (_, _city: ChosenCity | null) => {},
    suppose: (_, _city: ChosenCity) => {},
    settleFor: (_, _city: ChosenCity) => {},
    leaveAlone: () => {},
    setPage: assign((_, isNear: boolean) => ({ isNear, isWanted: false })),
    setWanted: assign({ isWanted: true }),
  },
}).createMachine({
  id: 'location',
  context: ({ input }) => ({
    isAnswered: input.isAnswered,
    isNear: true,
    isWanted: false,
    position: null,
    city: null,
    region: null,
    reason: '',
  }),
  invoke: { id: 'choices', src: 'choices' },
  initial: 'silent',
  on: {
    'city.chosen': '.settled',
    'location.find': { target: '.following', actions: 'setWanted' },
    'page.changed': { actions: { type: 'setPage', params: ({ event }) => event.isNear } },
  },
  states: {
    silent: {
      always: { guard: 'isAnswered', target: 'settled' },
      on: { 'location.ask': 'following' },
    },
    following: {
      invoke: { id: 'positions', src: 'positions' },
      initial: 'waiting',
      on: {
        'position.changed': {
          guard: { type: 'hasMoved', params: ({ event }) => event.position },
          target: '.moving',
          actions: { type: 'setPosition', params: ({ event }) => event.position },
        },
      },
      states: {
        waiting: {
          on: {
            'position.changed': {
              target: 'findingCity',
              actions: { type: 'setPosition', params: ({ event }) => event.position },
            },
            'position.failed': [
              {
                guard: { type: 'isDenied', params: ({ event }) => event.reason },
                target: '#location.failed',
                actions: ['leaveAlone', { type: 'setReason', params: LOCATION_FAILURES.denied }],
              },
              {
                target: '#location.failed',
                actions: { type: 'setReason', params: ({ event }) => LOCATION_FAILURES[event.reason] },
              },
            ],
          },
        },
        moving: { after: { debounce: 'findingCity' } },
        findingCity: {
          invoke: {
            id: 'findPlacesByCoordinates',
            src: 'findPlacesByCoordinates',
            input: ({ context }) => ({ position: context.position as Point }),
            onDone: [
              {
                guard: { type: 'isAbroad', params: ({ event }) => event.output },
                target: '#location.failed',
                actions: { type: 'setReason', params: LOCATION_FAILURES.abroad },
              },
              {
                guard: { type: 'hasNoCity', params: ({ event }) => event.output },
                target: '#location.failed',
                actions: { type: 'setReason', params: LOCATION_FAILURES.noCity },
              },
              { target: 'findingRegion', actions: { type: 'setCity', params: ({ event }) => event.output } },
            ],
            onError: {
              target: '#location.failed',
              actions: { type: 'setReason', params: ({ event }) => errorMessage(event.error) },
            },
          },
        },
        findingRegion: {
          invoke: {
            id: 'searchRegions',
            src: 'searchRegions',
            input: ({ context }) => ({ name: context.city?.region ?? '' }),
            onDone: [
              {
                guard: { type: 'hasRegion', params: ({ event }) => event.output },
                target: 'confirming',
                actions: { type: 'setRegion', params: ({ event }) => event.output },
              },
              {
                target: '#location.failed',
                actions: { type: 'setReason', params: LOCATION_FAILURES.noRegion },
              },
            ],
            onError: {
              target: '#location.failed',
              actions: { type: 'setReason', params: ({ event }) => errorMessage(event.error) },
            },
          },
        },
        confirming: {
          tags: 'popup',
          on: {
            'popup.close': { target: '#location.settled', actions: 'leaveAlone' },
            'city.confirm': {
              target: '#location.settled',
              actions: {
                type: 'remember',
                params: ({ context }) => (context.city ? cityOf(context.city) : null),
              },
            },
          },
        },
      },
    },
    failed: {
      tags: 'popup',
      entry: { type: 'suppose', params: DEFAULT_CITY },
      on: {
        'location.retry': 'following',
        'popup.close': { target: 'settled', actions: { type: 'settleFor', params: DEFAULT_CITY } },
      },
    },
    settled: {},
  },
})

export type LocationActor = ActorRefFrom<typeof locationMachine>

/** What a screen may know of it. */
export type LocationViewState =
  | { readonly status: 'hidden' }
  /** «Это ваш город?» */
  | { readonly status: 'confirming'; readonly city: string; readonly region: string }
  | { readonly status: 'failed'; readonly reason: string }

/** The location popup as a screen shows it. */
export const selectLocation = (snapshot: SnapshotFrom<typeof locationMachine>): LocationViewState => {
  const { city, region, reason, isNear, isWanted } = snapshot.context
  if (!snapshot.hasTag('popup') || !(isNear || isWanted)) return { status: 'hidden' }
  if (snapshot.matches('failed')) return { status: 'failed', reason }
  return { status: 'confirming', city: city?.name ?? '', region: region?.name ?? '' }
}
