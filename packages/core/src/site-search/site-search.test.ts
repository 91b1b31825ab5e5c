import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, noTokens } from '../api/index.ts'
import type { CategoryRow, TaskCard } from '../contract/index.ts'
import {
  answer,
  aTaskCard,
  fakeIds,
  fakeTransport,
  held,
  manualClock,
  refusal,
  settle,
  watchTransitions,
} from '../testing/index.ts'
import { provideSiteSearch, SITE_SEARCH_DEBOUNCE, selectSiteSearch, siteSearchMachine } from './index.ts'

const watch = watchTransitions(siteSearchMachine)

const wallpaper: CategoryRow = { id: 12, slug: 'pokleyka-oboev', name: 'Поклейка обоев', parentId: 1 }
const task = aTaskCard({ title: 'Поклеить обои в детской' })
const page = <Item>(...items: Item[]) => answer({ data: { items, pagination: { totalItems: items.length } } })

const setUp = () => {
  const clock = manualClock()
  const transport = fakeTransport()
    .on('listCategories', page<CategoryRow>(wallpaper))
    .on('listTasks', page<TaskCard>(task))
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const search = createActor(provideSiteSearch(api), { clock, inspect: watch.inspect }).start()
  const type = (text: string) => search.send({ type: 'search.change', text })
  const typeAndWait = (text: string) => {
    type(text)
    return clock.elapse(SITE_SEARCH_DEBOUNCE)
  }
  return { clock, transport, search, type, typeAndWait, view: () => selectSiteSearch(search.getSnapshot()) }
}

describe('the search of the site', () => {
  it('asks for services and tasks by what was typed, once the person has stopped', async () => {
    const { clock, transport, type, typeAndWait, view } = setUp()
    type('об')
    await clock.elapse(SITE_SEARCH_DEBOUNCE - 1)
    expect(view()).toEqual({ status: 'loading', text: 'об', findings: { services: [], tasks: [] } })
    await typeAndWait(' обои ')

    expect(transport.calls().map(({ operation, query }) => [operation, query])).toEqual([
      [
        'listCategories',
        [
          ['q', 'обои'],
          ['limit', '4'],
        ],
      ],
      [
        'listTasks',
        [
          ['q', 'обои'],
          ['limit', '5'],
        ],
      ],
    ])
    expect(view()).toEqual({
      status: 'ready',
      text: ' обои ',
      findings: { services: [wallpaper], tasks: [task] },
    })
  })

  it('is not begun by one letter, and forgets what it found when all but one are gone', async () => {
    const { transport, typeAndWait, view } = setUp()
    await typeAndWait(' о ')
    expect([transport.calls(), view()]).toEqual([[], { status: 'idle', text: ' о ' }])

    await typeAndWait('обои')
    await typeAndWait('о')
    expect(view()).toEqual({ status: 'idle', text: 'о' })
    await typeAndWait('обо')
    transport.on('listTasks', page<TaskCard>())
    expect(transport.calls()).toHaveLength(4)
  })

  it('keeps what it found on the screen while the next answer is awaited', async () => {
    const { type, typeAndWait, view } = setUp()
    await typeAndWait('обои')
    type('обои в')
    expect(view()).toEqual({ status: 'loading', text: 'обои в', findings: { services: [wallpaper], tasks: [task] } })
  })

  it('drops the answer to what is no longer asked, and cancels the question', async () => {
    const { transport, type, typeAndWait, view } = setUp()
    const slow = held<{ data: { items: TaskCard[]; pagination: { totalItems: number } } }>()
    transport.next('listTasks', slow)
    await typeAndWait('обои')
    type('о')
    slow.release(page<TaskCard>(task))
    await settle()

    expect(view()).toEqual({ status: 'idle', text: 'о' })
    expect(transport.calls()[1]?.request.signal?.aborted).toBe(true)
  })

  it.each([
    ['a service alone', page<CategoryRow>(wallpaper), page<TaskCard>(), 'ready'],
    ['a task alone', page<CategoryRow>(), page<TaskCard>(task), 'ready'],
    ['nothing', page<CategoryRow>(), page<TaskCard>(), 'empty'],
  ] as const)('says what it is after it found %s', async (_, services, tasks, status) => {
    const { transport, typeAndWait, view } = setUp()
    transport.on('listCategories', services).on('listTasks', tasks)
    await typeAndWait('обои')

    expect(view().status).toBe(status)
  })

  it('says when it failed, and asks again when told to', async () => {
    const { transport, search, typeAndWait, view } = setUp()
    transport.next('listTasks', refusal('INTERNAL'))
    await typeAndWait('обои')
    expect(view()).toEqual({
      status: 'failed',
      text: 'обои',
      message: 'Что-то сломалось у нас. Мы уже знаем, попробуйте ещё раз чуть позже.',
    })

    search.send({ type: 'search.retry' })
    await settle()
    expect(view().status).toBe('ready')
  })

  it('cannot be asked without its port', async () => {
    const clock = manualClock()
    const search = createActor(siteSearchMachine, { clock }).start()
    search.send({ type: 'search.change', text: 'обои' })
    await clock.elapse(SITE_SEARCH_DEBOUNCE)
    expect(selectSiteSearch(search.getSnapshot()).status).toBe('failed')
  })

  it('has taken every declared transition', () => {
    expect(watch.missed()).toEqual([])
  })
})
