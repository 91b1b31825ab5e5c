import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, RETRY_DELAY } from '../api/index.ts'
import {
  answer,
  fakeIds,
  fakeTransport,
  manualClock,
  refusal,
  settle,
  unreachable,
  watchTransitions,
} from '../testing/index.ts'
import { provideStopLetters, selectStopLetters, stopLettersMachine } from './index.ts'

const watch = watchTransitions(stopLettersMachine)
const fine = answer({ data: { kind: 'TASK_REPLIES' } as const })

const open = async (stopping: typeof fine | ReturnType<typeof refusal>) => {
  const clock = manualClock()
  const transport = fakeTransport().on('stopNotificationLetters', stopping)
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: { access: async () => null, renew: async () => null },
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const actor = createActor(provideStopLetters({ api }), { input: { hash: 'secret' }, inspect: watch.inspect })
  actor.start()
  const before = selectStopLetters(actor.getSnapshot())
  await settle()
  await clock.elapse(RETRY_DELAY)
  return { actor, before, transport, view: () => selectStopLetters(actor.getSnapshot()) }
}

describe('the page of a link that stops letters', () => {
  it('posts the hash at once', async () => {
    const { before, transport, view } = await open(fine)
    expect([before, view()]).toEqual([{ status: 'stopping' }, { status: 'stopped' }])
    expect(transport.calls('stopNotificationLetters').map(({ body }) => body)).toEqual([{ hash: 'secret' }])
  })

  it.each(['LINK_EXPIRED', 'VALIDATION_FAILED'] as const)('says after %s that the link is no good', async (code) => {
    expect((await open(refusal(code))).view()).toEqual({ status: 'badLink' })
  })

  it('does not take trouble of the network for a bad link', async () => {
    const { actor, transport, view } = await open(unreachable('offline'))
    expect(view()).toEqual({
      status: 'failed',
      message: 'Нет связи с интернетом. Проверьте подключение и повторите.',
    })
    transport.on('stopNotificationLetters', fine)
    actor.send({ type: 'stopping.retry' })
    await settle()
    expect(view()).toEqual({ status: 'stopped' })
  })

  it('takes every declared transition in these scenarios', () => expect(watch.missed()).toEqual([]))
})
