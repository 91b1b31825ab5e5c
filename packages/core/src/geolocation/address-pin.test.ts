import { afterAll, describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, noTokens } from '../api/index.ts'
import type { MapPlace } from '../contract/geocoder.ts'
import { guessedPlaceId } from '../contract/geocoder-terms.ts'
import {
  answer,
  aPlace,
  fakeIds,
  fakeTransport,
  held,
  manualClock,
  refusal,
  settle,
  watchTransitions,
} from '../testing/index.ts'
import {
  type AddressPinEmitted,
  type AddressPinEvent,
  addressPinMachine,
  CITY_SEARCH_DEBOUNCE,
  isGuessed,
  LOCATION_DEBOUNCE,
  placeAbroad,
  provideAddressPin,
  selectAddressPin,
} from './index.ts'

const watch = watchTransitions(addressPinMachine)
const kazan = aPlace()
const named = { id: 551487, name: 'Казань' }
const house = aPlace({
  id: 'house',
  name: 'улица Баумана, 15',
  city: 'Казань',
  full_name: 'Казань, улица Баумана, 15',
  type: 'building',
  subtype: null,
  point: { lat: 55.79, lon: 49.11 },
})
const moved = { lat: 55.8, lon: 49.2 }
const places = (...items: MapPlace[]) => answer({ data: { items, pagination: { totalItems: items.length } } })

const setUp = () => {
  const clock = manualClock()
  const transport = fakeTransport()
    .on('suggestPlaces', places(house))
    .on('findPlacesByCoordinates', places(kazan))
    .on('findPlacesByAddress', places(kazan))
  const ids = fakeIds()
  const api = createApiClient({
    transport,
    clock,
    ids,
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const actor = createActor(provideAddressPin(api), { clock, inspect: watch.inspect })
  const told: AddressPinEmitted[] = []
  for (const type of ['address.chosen', 'pin.put', 'pin.found'] as const) actor.on(type, (event) => told.push(event))
  actor.start()
  const send = (event: AddressPinEvent) => actor.send(event)
  const type = (text: string) => send({ type: 'address.change', text, cityId: 551487 })
  const wait = (time: number) => {
    clock.advance(time)
    return settle()
  }
  return { transport, told, send, type, wait, view: () => selectAddressPin(actor.getSnapshot()) }
}

afterAll(() => {
  expect(watch.missed()).toEqual([])
})

describe('typing an address', () => {
  it('is searched in its city once the person has stopped typing', async () => {
    const { transport, type, wait, view } = setUp()
    type('Бау')
    type('Бауман')
    expect(view().search).toEqual({ status: 'loading', suggestions: [] })
    await wait(CITY_SEARCH_DEBOUNCE)

    expect(transport.calls().map((call) => call.query)).toEqual([
      [
        ['q', 'Бауман'],
        ['mode', 'ADDRESS'],
        ['cityId', '551487'],
      ],
    ])
    expect(view().search).toEqual({ status: 'ready', suggestions: [house] })
  })

  it('is searched by its beginning when it is longer than a search takes', async () => {
    const { transport, type, wait } = setUp()
    type('Бауман'.repeat(50))
    await wait(CITY_SEARCH_DEBOUNCE)
    expect(transport.calls().map((call) => Object.fromEntries(call.query as [string, string][]).q?.length)).toEqual([
      100,
    ])
  })

  it('is not searched while there is nothing to search, in a city or without one', async () => {
    const { transport, type, send, wait, view } = setUp()
    type('Бауман')
    type('  ')
    await wait(CITY_SEARCH_DEBOUNCE)
    expect([transport.calls(), view().search.status]).toEqual([[], 'idle'])

    send({ type: 'address.change', text: 'Бауман', cityId: null })
    await wait(CITY_SEARCH_DEBOUNCE)
    expect(transport.calls()[0]?.query).toEqual([
      ['q', 'Бауман'],
      ['mode', 'ADDRESS'],
    ])
  })

  it('goes on without suggestions when they do not come, and asks again when told to', async () => {
    const { transport, type, send, wait, view } = setUp()
    transport.next('suggestPlaces', refusal('INTERNAL'))
    type('Бауман')
    await wait(CITY_SEARCH_DEBOUNCE)
    expect(view().search).toEqual({ status: 'failed', suggestions: [] })

    send({ type: 'address.retry' })
    await settle()
    expect(view().search.status).toBe('ready')
  })

  it('leaves out what lies in no city that is known', async () => {
    const { transport, type, wait, view } = setUp()
    transport.on('suggestPlaces', places(aPlace({ city: null, city_id: null }), house))
    type('Бауман')
    await wait(CITY_SEARCH_DEBOUNCE)
    expect(view().search.suggestions).toEqual([house])
  })
})

describe('choosing an address', () => {
  it('brings its words, its point and its city', async () => {
    const { send, told, view } = setUp()
    send({ type: 'address.choose', place: house })

    expect(told).toEqual([{ type: 'address.chosen', address: 'улица Баумана, 15', point: house.point, city: named }])
    expect(view().search.status).toBe('idle')
  })

  it('of a city alone brings no words', () => {
    const { send, told } = setUp()
    send({ type: 'address.choose', place: kazan })
    expect(told[0]).toMatchObject({ address: null, city: named })
  })

  it('in no city that is known does nothing', () => {
    const { send, told } = setUp()
    send({ type: 'address.choose', place: aPlace({ city: null, city_id: null }) })
    expect(told).toEqual([])
  })

  it('tells a place that a map knows from words at the middle of a city', () => {
    const guessed = { ...house, id: guessedPlaceId(551487, house.name) }
    expect([isGuessed(house), isGuessed(guessed), isGuessed(kazan)]).toEqual([false, true, false])
  })
})

describe('the pin', () => {
  it('stands in the middle of the city until it is moved', async () => {
    const { send, told, view } = setUp()
    send({ type: 'pin.place', city: named })
    expect(view().pin.status).toBe('placing')
    await settle()

    expect(told).toEqual([{ type: 'pin.put', point: kazan.point }])
    expect(view().pin).toEqual({ status: 'found', around: { address: null, city: { ...named, middle: kazan.point } } })
  })

  it('counts where it was left, and the address follows once it has come to rest', async () => {
    const { transport, send, told, wait, view } = setUp()
    transport.on('findPlacesByCoordinates', places(house, kazan))
    send({ type: 'pin.move', point: kazan.point, from: null })
    send({ type: 'pin.move', point: moved, from: kazan.point })
    expect(view().pin.status).toBe('finding')
    await wait(LOCATION_DEBOUNCE)

    expect(told.map((event) => event.type)).toEqual(['pin.put', 'pin.put', 'pin.found'])
    expect(told[2]).toEqual({ type: 'pin.found', address: 'улица Баумана, 15', city: named })
    expect(transport.calls('findPlacesByCoordinates')).toHaveLength(1)
  })

  it('stays where it is when nothing is known of the place', async () => {
    const { transport, send, told, wait, view } = setUp()
    transport.on('findPlacesByCoordinates', places())
    send({ type: 'pin.move', point: moved, from: null })
    await wait(LOCATION_DEBOUNCE)

    expect(told[1]).toEqual({ type: 'pin.found', address: null, city: null })
    expect(view().pin).toEqual({ status: 'found', around: { address: null, city: null } })
  })

  it('goes back from abroad', async () => {
    const { transport, send, told, wait, view } = setUp()
    transport.on('findPlacesByCoordinates', places(placeAbroad({ lat: 53, lon: 27 })))
    send({ type: 'pin.move', point: { lat: 53, lon: 27 }, from: moved })
    await wait(LOCATION_DEBOUNCE)

    expect(told[1]).toEqual({ type: 'pin.put', point: moved })
    expect(view().pin.status).toBe('abroad')
  })

  it('can be asked about again after a failure, and so can the middle of a city', async () => {
    const { transport, send, told, wait, view } = setUp()
    transport.next('findPlacesByCoordinates', refusal('INTERNAL'))
    send({ type: 'pin.move', point: moved, from: null })
    await wait(LOCATION_DEBOUNCE)
    expect(view().pin.status).toBe('failed')
    send({ type: 'pin.retry' })
    await settle()
    expect(view().pin.status).toBe('found')

    transport.next('findPlacesByAddress', places())
    send({ type: 'pin.place', city: named })
    await settle()
    expect(view().pin.status).toBe('failed')
    send({ type: 'pin.retry' })
    await settle()
    expect(told.at(-1)).toEqual({ type: 'pin.put', point: kazan.point })
  })

  it('that is moved or chosen anew is not overtaken by an old answer', async () => {
    const { transport, send, told, wait } = setUp()
    const slow = held<{ data: { items: MapPlace[]; pagination: { totalItems: number } } }>()
    transport.next('findPlacesByCoordinates', slow)
    send({ type: 'pin.move', point: moved, from: null })
    await wait(LOCATION_DEBOUNCE)
    send({ type: 'address.choose', place: house })
    slow.release(places(kazan))
    await settle()

    expect(told.map((event) => event.type)).toEqual(['pin.put', 'address.chosen'])
  })

  it('can be taken away', () => {
    const { send, told, view } = setUp()
    send({ type: 'pin.remove' })
    expect([told, view().pin.status]).toEqual([[{ type: 'pin.put', point: null }], 'idle'])
  })
})
