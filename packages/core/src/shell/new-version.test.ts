import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { Transport, TransportRequest, TransportResponse } from '../ports/index.ts'
import { manualClock, watchTransitions } from '../testing/index.ts'
import { NEW_VERSION_INTERVAL, newVersionMachine, provideNewVersion } from './index.ts'

const transitions = watchTransitions(newVersionMachine)
const build = (id: unknown): TransportResponse => ({ status: 200, headers: {}, body: { id } })

const setUp = () => {
  const clock = manualClock()
  const asked: TransportRequest[] = []
  const answers: (TransportResponse | Error)[] = []
  const transport: Transport = {
    async request(request) {
      asked.push(request)
      const answer = answers.shift() ?? build('build-1')
      if (answer instanceof Error) throw answer
      return answer
    },
  }
  const news: string[] = []
  const version = createActor(provideNewVersion(transport), {
    clock,
    input: { current: 'build-1' },
    inspect: transitions.inspect,
  })
  version.on('newVersion', ({ id }) => news.push(id))
  version.start()
  return { clock, asked, answers, version, news }
}

describe('a new version', () => {
  it('is looked for in builds/latest.json, each interval', async () => {
    const { clock, asked, news } = setUp()
    await clock.elapse(NEW_VERSION_INTERVAL - 1)
    expect(asked).toEqual([])
    await clock.elapse(1)
    await clock.elapse(NEW_VERSION_INTERVAL)
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /builds/latest.json',
      'GET /builds/latest.json',
    ])
    // Past every cache, and without saying who asks.
    expect([asked[0]?.headers, asked[0]?.credentials]).toEqual([
      { accept: 'application/json', 'cache-control': 'no-cache' },
      false,
    ])
    expect(news).toEqual([])
  })

  it('is looked for at once when the page comes back to the front', async () => {
    const { clock, asked, version } = setUp()
    version.send({ type: 'version.check' })
    await clock.elapse(0)
    expect(asked.length).toBe(1)
  })

  it('is said once, and not looked for any more', async () => {
    const { clock, asked, answers, version, news } = setUp()
    answers.push(build('build-2'), build('build-3'))
    await clock.elapse(NEW_VERSION_INTERVAL)
    version.send({ type: 'version.check' })
    await clock.elapse(10 * NEW_VERSION_INTERVAL)
    expect([news, asked.length, version.getSnapshot().hasTag('outdated'), clock.pending]).toEqual([
      ['build-2'],
      1,
      true,
      0,
    ])
  })

  it.each([
    ['no answer', new Error('offline')],
    ['a refusal', { status: 503, headers: {}, body: undefined }],
    ['a refusal that names a build', { status: 503, headers: {}, body: { id: 'build-2' } }],
    ['nothing at all', { status: 200, headers: {}, body: null }],
    ['an answer without an id', { status: 200, headers: {}, body: {} }],
    ['an id that is none', build(7)],
    ['an empty id', build('')],
    ['a page instead', { status: 200, headers: {}, body: undefined }],
  ])('is not made of %s; the next look comes by itself', async (_, answer) => {
    const { clock, answers, news } = setUp()
    answers.push(answer, build('build-2'))
    await clock.elapse(NEW_VERSION_INTERVAL)
    expect(news).toEqual([])
    await clock.elapse(NEW_VERSION_INTERVAL)
    expect(news).toEqual(['build-2'])
  })

  it('takes every declared transition in these scenarios', () => {
    expect(transitions.missed()).toEqual([])
  })
})
