import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, noTokens } from '../api/index.ts'
import type { MapPlace } from '../contract/geocoder.ts'
import { PLACE_SEARCH_MODES, type PlaceSearchMode } from '../contract/geocoder-terms.ts'
import {
  answer,
  aPlace,
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
  CITY_SEARCH_DEBOUNCE,
  cityChooserMachine,
  createCityStore,
  provideCityChooser,
  selectCityChooser,
} from './index.ts'

const watch = watchTransitions(cityChooserMachine)

const kazan = aPlace()
const moscow = aPlace({ id: 524901, name: 'Москва', full_name: 'Москва', region: 'Москва', region_id: 77 })
const places = (...items: MapPlace[]) => answer({ data: { items, pagination: { totalItems: items.length } } })

const query = (q: string, mode: PlaceSearchMode = 'CITY_SUGGEST') => [
  ['q', q],
  ['mode', mode],
]
const first = query('')

const setUp = (mode?: PlaceSearchMode) => {
  const clock = manualClock()
  const transport = fakeTransport().on('suggestPlaces', places(moscow, kazan))
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const storage = memoryStorage()
  const city = createCityStore({ storage, initial: null })
  const chooser = createActor(provideCityChooser({ api, city, ...(mode && { mode }) }), {
    clock,
    inspect: watch.inspect,
    input: mode && { mode },
  })
  const chosen: ChosenCity[] = []
  chooser.on('city.chosen', (event) => chosen.push(event.city))
  const start = () => {
    chooser.start()
    return settle()
  }
  const type = (text: string) => chooser.send({ type: 'search.change', text })
  const view = () => selectCityChooser(chooser.getSnapshot())
  return { clock, transport, storage, city, chooser, chosen, start, type, view }
}

describe('choosing a city', () => {
  it('offers the largest cities before anything is typed', async () => {
    const { transport, start, view } = setUp()
    await start()

    expect(transport.calls().map((call) => call.query)).toEqual([first])
    expect(view()).toEqual({ status: 'ready', text: '', suggestions: [moscow, kazan] })
  })

  it('searches once the person has stopped typing, with the last suggestions on the screen until then', async () => {
    const { clock, transport, start, type, view } = setUp()
    await start()
    transport.on('suggestPlaces', places(kazan))

    type('К')
    await clock.elapse(CITY_SEARCH_DEBOUNCE - 1)
    type('Каз ')
    await clock.elapse(CITY_SEARCH_DEBOUNCE - 1)
    expect([transport.calls().length, view()]).toEqual([
      1,
      { status: 'loading', text: 'Каз ', suggestions: [moscow, kazan] },
    ])
    await clock.elapse(1)

    expect(transport.calls().map((call) => call.query)).toEqual([first, query('Каз')])
    expect(view()).toEqual({ status: 'ready', text: 'Каз ', suggestions: [kazan] })
  })

  it('ignores the answer to what is no longer asked, and cancels the question', async () => {
    const { clock, transport, start, type, view } = setUp()
    const slow = held<{ data: { items: MapPlace[]; pagination: { totalItems: number } } }>()
    transport.next('suggestPlaces', slow)
    await start()

    type('Каз')
    slow.release(places(moscow))
    await settle()
    expect(view()).toEqual({ status: 'loading', text: 'Каз', suggestions: [] })
    expect(transport.calls()[0]?.request.signal?.aborted).toBe(true)

    transport.on('suggestPlaces', places(kazan))
    await clock.elapse(CITY_SEARCH_DEBOUNCE)
    expect(view()).toEqual({ status: 'ready', text: 'Каз', suggestions: [kazan] })
  })

  it('asks for no more than a search takes, however long the word that was pasted', async () => {
    const { clock, transport, start, type } = setUp()
    await start()
    for (const pasted of ['ж'.repeat(300), `${'ж'.repeat(99)}🏠`]) {
      type(pasted)
      await clock.elapse(CITY_SEARCH_DEBOUNCE)
    }
    expect(transport.calls().map((call) => call.query)).toEqual([first, query('ж'.repeat(100)), query('ж'.repeat(99))])
  })

  it('says when nothing is called like that', async () => {
    const { clock, transport, start, type, view } = setUp()
    await start()
    transport.on('suggestPlaces', places())

    type('Ъъъ')
    await clock.elapse(CITY_SEARCH_DEBOUNCE)

    expect(view()).toEqual({ status: 'empty', text: 'Ъъъ' })
  })

  it('says when the search failed, and asks again when told to', async () => {
    const { transport, start, chooser, view } = setUp()
    transport.next('suggestPlaces', refusal('INTERNAL'))
    await start()
    expect(view()).toEqual({
      status: 'failed',
      text: '',
      message: 'Что-то сломалось у нас. Мы уже знаем, попробуйте ещё раз чуть позже.',
    })

    chooser.send({ type: 'search.retry' })
    await settle()

    expect(view().status).toBe('ready')
  })

  it('remembers the city for the visits to come and tells everyone who follows it', async () => {
    const { start, chooser, storage, city, chosen } = setUp()
    let changes = 0
    const stop = city.subscribe(() => {
      changes += 1
    })
    await start()

    chooser.send({ type: 'city.choose', place: kazan })
    stop()
    chooser.send({ type: 'city.choose', place: moscow })

    expect(chosen.map(({ name }) => name)).toEqual(['Казань', 'Москва'])
    expect(JSON.parse(storage.entries.get(CITY_KEY) ?? '')).toEqual({
      id: 524901,
      name: 'Москва',
      lat: 55.796,
      lon: 49.1082,
    })
    expect([city.get()?.name, changes]).toEqual(['Москва', 1])
  })

  it.each(PLACE_SEARCH_MODES)('searches in the mode %s when told to', async (mode) => {
    const { clock, transport, start, type } = setUp(mode)
    await start()
    type('каз')
    await clock.elapse(CITY_SEARCH_DEBOUNCE)

    expect(transport.calls().map((call) => call.query)).toEqual([query('', mode), query('каз', mode)])
  })

  it('takes a house for the city it stands in, and does not take a region for a city', async () => {
    const { start, chooser, chosen } = setUp('ADDRESS')
    await start()
    chooser.send({ type: 'city.choose', place: aPlace({ subtype: 'region', city: null, city_id: null }) })
    chooser.send({
      type: 'city.choose',
      place: aPlace({ id: '70030076', type: 'building', name: 'Баумана, 1', city: 'Казань', city_id: 551487 }),
    })

    expect(chosen).toEqual([{ id: 551487, name: 'Казань', lat: 55.796, lon: 49.1082 }])
  })

  it('has no transition that no scenario takes', () => {
    expect(watch.missed()).toEqual([])
  })
})
