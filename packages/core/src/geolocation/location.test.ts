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
  held,
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
  NO_POSITION_KEY,
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
  const location = createActor(provideLocation({ api, city, geolocation, storage, watchStorage }), {
    clock,
    inspect: watch.inspect,
    input: { isAnswered: city.isChosen() },
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

  it('is asked of the geocoder as where the visitor is now', async () => {
    const { clock, transport, moveTo } = setUp()
    await moveTo(inKazan)
    await moveTo(inTula)
    await clock.elapse(LOCATION_DEBOUNCE)

    expect(transport.calls()[2]?.query.slice(0, 2)).toEqual([
      ['latitude', '54.19'],
      ['longitude', '37.62'],
    ])
  })

  it.each<[string, typeof inKazan, typeof inKazan, string]>([
    ['still the same 2 000 m to the north', { lat: 0, lon: 37 }, { lat: 2000 / 111_320, lon: 37 }, 'confirming'],
    ['another just beyond', { lat: 0, lon: 37 }, { lat: 2001 / 111_320, lon: 37 }, 'hidden'],
    // A degree to the east is the shorter, the further north: 62.6 km in Kazan.
    ['still the same 1 900 m to the east', inKazan, { lat: 55.79, lon: 49.1504 }, 'confirming'],
    ['another 2 100 m to the east', inKazan, { lat: 55.79, lon: 49.1536 }, 'hidden'],
  ])('is %s', async (_, from, to, status) => {
    const { moveTo, view } = setUp()
    await moveTo(from)
    await moveTo(to)

    expect(view().status).toBe(status)
  })

  it('is in Russia near its border, where a neighbour is found as well', async () => {
    const { transport, moveTo, view } = setUp()
    transport.on('findPlacesByCoordinates', places(aPlace({ country: 'Казахстан', subtype: 'district' }), kazan))
    await moveTo(inKazan)

    expect(view()).toEqual(confirming)
  })

  it('is in the region of the city, whatever else is called like that', async () => {
    const { transport, moveTo, view } = setUp()
    transport.on('searchRegions', places({ ...tatarstan, name: 'Крым', region_id: 82 }, tatarstan))
    await moveTo(inKazan)

    expect(view()).toEqual(confirming)
  })

  it('is not remembered of a city outside the gazetteer', async () => {
    const { transport, location, moveTo, city } = setUp()
    transport.on('findPlacesByCoordinates', places(aPlace({ city_id: null })))
    await moveTo(inKazan)
    location.send({ type: 'city.confirm' })

    expect([city.get(), city.isChosen()]).toEqual([null, false])
  })

  it.each(['findPlacesByCoordinates', 'searchRegions'] as const)(
    'is no longer asked by %s once a city is chosen',
    async (call) => {
      const { transport, city, moveTo } = setUp()
      transport.next(call, held<never>())
      await moveTo(inKazan)
      city.set(tula)

      expect(transport.calls().at(-1)?.request.signal?.aborted).toBe(true)
    },
  )

  it('follows no other tab after the page is left', () => {
    const { location, city, choosesInOtherTab } = setUp()
    location.stop()
    choosesInOtherTab(tula)

    expect(city.get()).toBeNull()
  })

  it('is asked about on pages where it helps, and elsewhere only of those who wanted to be found', async () => {
    const { location, moveTo, view } = setUp()
    location.send({ type: 'page.changed', isNear: false })
    await moveTo(inKazan)
    expect(view().status).toBe('hidden')
    location.send({ type: 'location.find' })
    await moveTo(inKazan)
    expect(view()).toEqual(confirming)
    location.send({ type: 'page.changed', isNear: false })
    expect(view().status).toBe('hidden')
    location.send({ type: 'page.changed', isNear: true })
    expect(view()).toEqual(confirming)
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

  it.each([
    ['another region is', 16, 82],
    ['neither the city nor what is found has a number', null, null],
  ])('when %s found', async (_, region_id, found) => {
    const { transport, moveTo, view } = setUp()
    transport.on('findPlacesByCoordinates', places(aPlace({ region_id })))
    transport.on('searchRegions', places({ ...tatarstan, region_id: found }))
    await moveTo(inKazan)

    expect(view()).toEqual({ status: 'failed', reason: LOCATION_FAILURES.noRegion })
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

  it('and is not asked again once they would not tell, by the browser or by the popup', async () => {
    const denied = setUp()
    denied.geolocation.fail('denied')
    expect(denied.storage.get(NO_POSITION_KEY)).toBe('true')

    const closed = setUp()
    await closed.moveTo(inKazan)
    expect(closed.storage.get(NO_POSITION_KEY)).toBeNull()
    closed.location.send({ type: 'popup.close' })
    expect([closed.view().status, closed.storage.get(NO_POSITION_KEY)]).toEqual(['hidden', 'true'])
    expect([closed.city.get(), closed.geolocation.watchers]).toEqual([null, 0])
  })

  it('not when a city was chosen before, and looking for another has failed', () => {
    const { location, geolocation, city, storage } = setUp(tula)
    location.send({ type: 'location.find' })
    geolocation.fail('timeout')
    location.send({ type: 'popup.close' })

    expect([city.get(), storage.get(CITY_KEY)]).toEqual([tula, null])
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
