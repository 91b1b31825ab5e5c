import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, noTokens } from '../api/index.ts'
import type { MapPlace } from '../contract/geocoder.ts'
import { GEOCODER_RADIUS } from '../contract/geocoder-terms.ts'
import {
  answer,
  aPlace,
  fakeGeolocation,
  fakeIds,
  fakeTransport,
  manualClock,
  memoryStorage,
  refusal,
  settle,
  watchTransitions,
} from '../testing/index.ts'
import {
  type ChosenCity,
  CITY_KEY,
  createCityStore,
  DEFAULT_CITY,
  DEFAULT_REGION,
  LOCATION_DEBOUNCE,
  LOCATION_FAILURES,
  LOCATION_POPUP,
  locationMachine,
  parseCity,
  provideLocation,
  selectLocation,
} from './index.ts'

const watch = watchTransitions(locationMachine)

const kazan = aPlace()
const tatarstan = aPlace({ id: 16, name: 'Республика Татарстан', subtype: 'region', city: null, city_id: null })
const tula: ChosenCity = { id: 480562, name: 'Тула', lat: 54.19, lon: 37.62 }
const inKazan = { lat: 55.79, lon: 49.12 }
const inTula = { lat: 54.19, lon: 37.62 }
const places = (...items: MapPlace[]) => answer({ data: { items, pagination: { totalItems: items.length } } })
const confirming = { status: 'confirming', city: 'Казань', region: 'Республика Татарстан' }

const setUp = (saved: ChosenCity | null = null, isAsked = true) => {
  const clock = manualClock()
  const transport = fakeTransport()
    .on('findPlacesByCoordinates', places(kazan, tatarstan))
    .on('searchRegions', places(tatarstan))
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const storage = memoryStorage()
  const city = createCityStore({ storage, initial: saved })
  const geolocation = fakeGeolocation()
  let inOtherTab: (value: string | null) => void = () => {}
  const watchStorage = (key: string, listener: (value: string | null) => void) => {
    expect(key).toBe(CITY_KEY)
    inOtherTab = listener
    return () => {
      inOtherTab = () => {}
    }
  }
  const location = createActor(provideLocation({ api, city, geolocation, watchStorage }), {
    clock,
    inspect: watch.inspect,
    input: { isChosen: city.isChosen() },
  }).start()
  if (isAsked) location.send({ type: 'location.ask' })
  const moveTo = (position: typeof inKazan) => {
    geolocation.moveTo(position)
    return settle()
  }
  return {
    clock,
    transport,
    storage,
    city,
    geolocation,
    location,
    moveTo,
    choosesInOtherTab: (chosen: unknown) => inOtherTab(JSON.stringify(chosen)),
    view: () => selectLocation(location.getSnapshot()),
  }
}

describe('the specification', () => {
  it.each([
    ['§5 abroad', LOCATION_FAILURES.abroad, 'Вы находитесь не в России'],
    ['§5 no city', LOCATION_FAILURES.noCity, 'Не удалось определить город по координатам'],
    ['§5 no region', LOCATION_FAILURES.noRegion, 'Не удалось определить область по координатам'],
    ['§8 popup', LOCATION_POPUP.title, 'Не удалось автоматически определить местоположение'],
    ['§8 popup', LOCATION_POPUP.text, 'Пожалуйста, отключите VPN или укажите местоположение вручную'],
    ['§9 map centre', [DEFAULT_CITY.lat, DEFAULT_CITY.lon], [55.755836, 37.617774]],
    ['§8 default city and region', [DEFAULT_CITY.name, DEFAULT_REGION], ['Москва', 'Москва']],
    ['§9 debounce, ms', LOCATION_DEBOUNCE, 1000],
    ['§9 radius', GEOCODER_RADIUS, 2000],
  ])('says %s', (_, actual, wanted) => {
    expect(actual).toEqual(wanted)
  })
})

describe('where the visitor is', () => {
  it('is found by the position: the city, then its region, and asked about', async () => {
    const { transport, moveTo, view } = setUp()
    expect(view()).toEqual({ status: 'hidden' })
    await moveTo(inKazan)

    expect(view()).toEqual(confirming)
    expect(transport.calls().map(({ query }) => query)).toEqual([
      [
        ['latitude', '55.79'],
        ['longitude', '49.12'],
        ['radius', '2000'],
      ],
      [['q', 'Республика Татарстан']],
    ])
  })

  it('is remembered once it is confirmed, and the device is left alone', async () => {
    const { location, moveTo, storage, geolocation, view } = setUp()
    await moveTo(inKazan)
    location.send({ type: 'city.confirm' })

    expect(parseCity(storage.get(CITY_KEY))).toEqual({ id: 551487, name: 'Казань', lat: 55.796, lon: 49.1082 })
    expect([view().status, geolocation.watchers]).toEqual(['hidden', 0])
  })

  it('is not asked of the device when a choice is saved', () => {
    const { geolocation, view } = setUp(tula)

    expect([view().status, geolocation.watchers]).toEqual(['hidden', 0])
  })

  it('is not asked of the device before the cookie banner is gone, nor when a city was chosen meanwhile', () => {
    const { geolocation, location, city, view } = setUp(null, false)
    expect([view().status, geolocation.watchers]).toEqual(['hidden', 0])
    city.set(tula)
    location.send({ type: 'location.ask' })

    expect(geolocation.watchers).toBe(0)
  })

  it('is looked up again a second after the visitor has moved on and rested', async () => {
    const { clock, transport, moveTo, view } = setUp()
    await moveTo(inKazan)
    await moveTo({ lat: 55.8, lon: 49.12 })
    expect(view()).toEqual(confirming)

    transport.on('findPlacesByCoordinates', places(aPlace({ id: 2, name: 'Тула', region: 'Тула' }), tatarstan))
    await moveTo(inTula)
    await clock.elapse(LOCATION_DEBOUNCE - 1)
    await moveTo({ lat: 54.5, lon: 37.62 })
    await clock.elapse(LOCATION_DEBOUNCE - 1)
    expect([view().status, transport.calls().length]).toEqual(['hidden', 2])
    await clock.elapse(1)

    expect(view()).toEqual({ ...confirming, city: 'Тула' })
  })

  it('no longer matters when a city is chosen by hand, here or in another tab', async () => {
    const here = setUp()
    await here.moveTo(inKazan)
    here.city.set(tula)
    expect(here.view().status).toBe('hidden')

    const there = setUp()
    await there.moveTo(inKazan)
    there.choosesInOtherTab({ id: 'nonsense' })
    expect(there.view().status).toBe('confirming')
    there.choosesInOtherTab(tula)
    expect([there.view().status, there.city.get()?.name, there.geolocation.watchers]).toEqual(['hidden', 'Тула', 0])
  })
})

describe('the visitor is supposed to be in Moscow', () => {
  it.each([
    ['noCity', places()],
    ['abroad', places(aPlace({ country: 'Казахстан' }))],
    ['noCity', places(tatarstan)],
  ] as const)('when the position is %s', async (reason, reaction) => {
    const { transport, moveTo, city, storage, view } = setUp()
    transport.on('findPlacesByCoordinates', reaction)
    await moveTo(inKazan)

    expect(view()).toEqual({ status: 'failed', reason: LOCATION_FAILURES[reason] })
    expect([city.get(), city.isChosen(), storage.get(CITY_KEY)]).toEqual([DEFAULT_CITY, false, null])
  })

  it('when the region is not found', async () => {
    const { transport, moveTo, city, view } = setUp()
    transport.on('searchRegions', places())
    await moveTo(inKazan)

    expect([view(), city.get()]).toEqual([{ status: 'failed', reason: LOCATION_FAILURES.noRegion }, DEFAULT_CITY])
  })

  it.each(['denied', 'timeout', 'unavailable', 'unsupported'] as const)('when the device says %s', (reason) => {
    const { geolocation, city, view } = setUp()
    geolocation.fail(reason)

    expect([view(), city.get()]).toEqual([{ status: 'failed', reason: LOCATION_FAILURES[reason] }, DEFAULT_CITY])
  })

  it.each(['findPlacesByCoordinates', 'searchRegions'] as const)(
    'when %s fails, until one tries again',
    async (call) => {
      const { transport, moveTo, location, view } = setUp()
      transport.next(call, refusal('RATE_LIMITED'))
      await moveTo(inKazan)
      expect(view()).toEqual({ status: 'failed', reason: 'Слишком часто. Подождите немного и повторите.' })

      location.send({ type: 'location.retry' })
      await moveTo(inKazan)
      expect(view()).toEqual(confirming)
    },
  )

  it('for the visits to come too, once the popup was closed', () => {
    const { geolocation, location, storage, view } = setUp()
    geolocation.fail('denied')
    location.send({ type: 'popup.close' })

    expect([view().status, parseCity(storage.get(CITY_KEY))]).toEqual(['hidden', DEFAULT_CITY])
  })

  it('not when a city was chosen before', () => {
    const { city } = setUp(tula)
    city.suppose(DEFAULT_CITY)

    expect(city.get()).toEqual(tula)
  })
})

it('has no transition that no scenario takes', () => {
  expect(watch.missed()).toEqual([])
})
