import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { MapPlace, Point } from '../contract/geocoder.ts'
import { port } from '../ports/index.ts'
import type { AddressPinContext, AddressPinEmitted, AddressPinEvent, PinCity } from './address-pin.types.ts'
import { CITY_SEARCH_DEBOUNCE } from './city-chooser.machine.ts'
import { LOCATION_DEBOUNCE } from './location-terms.ts'
import { placeQuery } from './place-query.ts'
import { addressOf, aroundOf, isAbroad, pinCityOf } from './places-of-pin.ts'

type Places = readonly MapPlace[]
type Of<T extends AddressPinEvent['type']> = Extract<AddressPinEvent, { readonly type: T }>

const NOTHING: AddressPinContext = {
  text: '',
  cityId: null,
  suggestions: [],
  point: null,
  before: null,
  placing: null,
  around: null,
}

/**
 * An address of work: suggestions while it is typed, and the pin on the map, which the address follows. What it finds it tells;
 * the form keeps it. Ports: the actors `suggestPlaces`, `findAround` and `findMiddle`; `provideAddressPin` gives them.
 */
export const addressPinMachine = setup({
  types: {
    context: {} as AddressPinContext,
    events: {} as AddressPinEvent,
    emitted: {} as AddressPinEmitted,
  },
  actors: {
    suggestPlaces: fromPromise<Places, { text: string; cityId: number | null }>(port('suggestPlaces')),
    findAround: fromPromise<Places, { point: Point }>(port('findAround')),
    findMiddle: fromPromise<Point, { city: PinCity }>(port('findMiddle')),
  },
  delays: { debounce: CITY_SEARCH_DEBOUNCE, settling: LOCATION_DEBOUNCE },
  guards: {
    isBlank: (_, text: string) => text.trim() === '',
    hasCity: (_, place: MapPlace) => pinCityOf(place) !== null,
    isAbroad: (_, places: Places) => isAbroad(places),
    isPlacing: ({ context }) => context.placing !== null,
  },
  actions: {
    setText: assign((_, { text, cityId }: Of<'address.change'>) => ({ text, cityId })),
    setSuggestions: assign((_, suggestions: Places) => ({ suggestions })),
    forgetSuggestions: assign({ suggestions: [] }),
    setMoved: assign((_, { point, from }: Of<'pin.move'>) => ({ point, before: from, placing: null })),
    setPlacing: assign((_, placing: PinCity) => ({ placing, around: null })),
    setAround: assign((_, places: Places) => ({ around: aroundOf(places) })),
    setChosen: assign((_, place: MapPlace) => {
      const city = pinCityOf(place)
      return {
        point: place.point,
        placing: null,
        around: { address: addressOf(place), city: null },
        cityId: city?.id ?? null,
      }
    }),
    setMiddle: assign(({ context: { placing } }, middle: Point) => ({
      point: middle,
      placing: null,
      around: { address: null, city: placing && { ...placing, middle } },
    })),
    forgetPin: assign({ point: null, placing: null, around: null }),
    announceChosen: emit((_, place: MapPlace) => ({
      type: 'address.chosen' as const,
      address: addressOf(place),
      point: place.point,
      city: pinCityOf(place) as PinCity,
    })),
    announcePin: emit((_, point: Point | null) => ({ type: 'pin.put' as const, point })),
    announceFound: emit((_, places: Places) => {
      const { address, city } = aroundOf(places)
      return { type: 'pin.found' as const, address, city: city && { id: city.id, name: city.name } }
    }),
  },
}).createMachine({
  id: 'addressPin',
  context: NOTHING,
  type: 'parallel',
  states: {
    search: {
      initial: 'idle',
      on: {
        'address.change': [
          {
            guard: { type: 'isBlank', params: ({ event }) => event.text },
            target: '.idle',
            actions: [{ type: 'setText', params: ({ event }) => event }, 'forgetSuggestions'],
          },
          { target: '.waiting', actions: { type: 'setText', params: ({ event }) => event } },
        ],
        'address.choose': { target: '.idle', actions: 'forgetSuggestions' },
      },
      states: {
        idle: {},
        waiting: { after: { debounce: 'searching' } },
        searching: {
          invoke: {
            id: 'suggestPlaces',
            src: 'suggestPlaces',
            input: ({ context }) => ({ text: context.text.trim(), cityId: context.cityId }),
            onDone: { target: 'ready', actions: { type: 'setSuggestions', params: ({ event }) => event.output } },
            onError: { target: 'failed', actions: 'forgetSuggestions' },
          },
        },
        ready: {},
        failed: { on: { 'address.retry': 'searching' } },
      },
    },
    pin: {
      initial: 'idle',
      on: {
        'address.choose': {
          guard: { type: 'hasCity', params: ({ event }) => event.place },
          target: '.idle',
          actions: [
            { type: 'setChosen', params: ({ event }) => event.place },
            { type: 'announceChosen', params: ({ event }) => event.place },
          ],
        },
        'pin.place': { target: '.placing', actions: { type: 'setPlacing', params: ({ event }) => event.city } },
        'pin.move': {
          // Restarts the silence, whatever was looked for.
          target: '.waiting',
          actions: [
            { type: 'setMoved', params: ({ event }) => event },
            { type: 'announcePin', params: ({ event }) => event.point },
          ],
        },
        'pin.remove': { target: '.idle', actions: ['forgetPin', { type: 'announcePin', params: null }] },
      },
      states: {
        idle: {},
        waiting: { after: { settling: 'finding' } },
        finding: {
          invoke: {
            id: 'findAround',
            src: 'findAround',
            // Nobody comes here without having moved the pin.
            input: ({ context }) => ({ point: context.point as Point }),
            onDone: [
              {
                guard: { type: 'isAbroad', params: ({ event }) => event.output },
                target: 'abroad',
                actions: { type: 'announcePin', params: ({ context }) => context.before },
              },
              {
                target: 'found',
                actions: [
                  { type: 'setAround', params: ({ event }) => event.output },
                  { type: 'announceFound', params: ({ event }) => event.output },
                ],
              },
            ],
            onError: 'failed',
          },
        },
        placing: {
          invoke: {
            id: 'findMiddle',
            src: 'findMiddle',
            input: ({ context }) => ({ city: context.placing as PinCity }),
            onDone: {
              target: 'found',
              actions: [
                { type: 'setMiddle', params: ({ event }) => event.output },
                { type: 'announcePin', params: ({ event }) => event.output },
              ],
            },
            onError: 'failed',
          },
        },
        found: {},
        abroad: {},
        failed: { on: { 'pin.retry': [{ guard: 'isPlacing', target: 'placing' }, { target: 'finding' }] } },
      },
    },
  },
})

export type AddressPinActor = ActorRefFrom<typeof addressPinMachine>
export type AddressPinSnapshot = SnapshotFrom<typeof addressPinMachine>

type Api = Pick<ApiClient, 'suggestPlaces' | 'findPlacesByCoordinates' | 'findPlacesByAddress'>

/** The machine with its ports made of the API client. */
export const provideAddressPin = (api: Api) =>
  addressPinMachine.provide({
    actors: {
      suggestPlaces: fromPromise<Places, { text: string; cityId: number | null }>(async ({ input, signal }) => {
        const query = {
          q: placeQuery(input.text),
          mode: 'ADDRESS',
          ...(input.cityId !== null && { cityId: input.cityId }),
        } as const
        const { data } = await api.suggestPlaces({ query }, { signal })
        return data.items.filter((place) => pinCityOf(place) !== null)
      }),
      findAround: fromPromise<Places, { point: Point }>(async ({ input: { point }, signal }) => {
        const types: ('building' | 'street' | 'adm_div.city' | 'adm_div.region')[] = [
          'building',
          'street',
          'adm_div.city',
          'adm_div.region',
        ]
        const query = { latitude: point.lat, longitude: point.lon, types }
        const { data } = await api.findPlacesByCoordinates({ query }, { signal })
        return data.items
      }),
      findMiddle: fromPromise<Point, { city: PinCity }>(async ({ input: { city }, signal }) => {
        const query = { address: city.name, cityId: city.id }
        const { data } = await api.findPlacesByAddress({ query }, { signal })
        const [place] = data.items
        if (!place) throw new Error('The gazetteer does not know the city')
        return place.point
      }),
    },
  })
