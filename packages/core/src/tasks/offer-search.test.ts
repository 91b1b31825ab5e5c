import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, noTokens } from '../api/index.ts'
import type { ExecutorCard } from '../contract/index.ts'
import {
  anExecutorCard,
  answer,
  aTask,
  fakeIds,
  fakeTransport,
  held,
  manualClock,
  refusal,
  settle,
  testUuid,
  watchTransitions,
} from '../testing/index.ts'
import { OFFER_SEARCH_DEBOUNCE, offerSearchMachine, provideOfferSearch, selectOfferSearch } from './index.ts'

const watch = watchTransitions(offerSearchMachine)
const person = (n: number) => anExecutorCard({ id: testUuid(n) })
const page = (...items: ExecutorCard[]) => answer({ data: { items, pagination: { totalItems: items.length } } })
const task = aTask()

const setUp = (place = task.place) => {
  const clock = manualClock()
  const transport = fakeTransport().on('listExecutors', page(person(1)))
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const search = createActor(provideOfferSearch(api, { ...task, place }), { clock, inspect: watch.inspect })
  const view = () => selectOfferSearch(search.getSnapshot())
  const found = () => {
    const state = view()
    return state.status === 'ready' ? [state.findings.people.map(({ id }) => id), state.findings.place] : state.status
  }
  const type = async (text: string) => {
    search.send({ type: 'offerSearch.change', text })
    await clock.elapse(OFFER_SEARCH_DEBOUNCE)
  }
  const asked = () => transport.calls('listExecutors').map(({ query }) => Object.fromEntries(query ?? []))
  return { transport, search, view, found, type, asked }
}

describe('the search for somebody to offer a task to', () => {
  it('begins with those who do such work in its city', async () => {
    const { search, view, found, asked } = setUp()
    search.start()
    expect(view()).toEqual({ status: 'loading', text: '' })
    await settle()

    expect(found()).toEqual([[testUuid(1)], 'city'])
    expect(asked()).toEqual([{ categoryIds: `${task.category.id}`, cityId: `${task.place?.cityId}`, limit: '20' }])
  })

  it('goes beyond the city when nobody is there, and asks of no city for remote work', async () => {
    const { transport, search, found } = setUp()
    transport.next('listExecutors', page())
    search.start()
    await settle()
    expect(found()).toEqual([[testUuid(1)], 'elsewhere'])

    const remote = setUp(null)
    remote.search.start()
    await settle()
    expect(remote.found()).toEqual([[testUuid(1)], 'everywhere'])
    expect(remote.asked()).toEqual([{ categoryIds: `${task.category.id}`, limit: '20' }])
  })

  it('finds anybody by words, those who suit the task first, and keeps the last people meanwhile', async () => {
    const { transport, search, view, found, type } = setUp()
    search.start()
    await settle()
    transport.on('listExecutors', page(person(1), person(2)))
    transport.next('listExecutors', page(person(2)))
    search.send({ type: 'offerSearch.change', text: 'сер' })
    expect(view()).toMatchObject({ status: 'ready', text: 'сер', isNext: true })
    await type('сергей')
    await settle()

    expect(found()).toEqual([[testUuid(2), testUuid(1)], 'city'])
  })

  it('drops the answer to words that were typed over', async () => {
    const { transport, search, type, found } = setUp()
    const slow = held<{ data: { items: ExecutorCard[]; pagination: { totalItems: number } } }>()
    transport.next('listExecutors', slow)
    search.start()
    await settle()
    await type('плитка')
    slow.release(page(person(7)))
    await settle()

    expect(found()).toEqual([[testUuid(1)], 'city'])
  })

  it('says when it failed, and asks again when told to', async () => {
    const { transport, search, view, found } = setUp()
    transport.next('listExecutors', refusal('INTERNAL'))
    search.start()
    await settle()
    expect(view()).toMatchObject({ status: 'failed', text: '' })

    search.send({ type: 'offerSearch.retry' })
    await settle()
    expect(found()).toEqual([[testUuid(1)], 'city'])
  })

  it('every declared transition is taken by these scenarios', () => {
    expect(watch.missed()).toEqual([])
  })
})
