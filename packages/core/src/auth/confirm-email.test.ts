import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, RETRY_DELAY } from '../api/index.ts'
import {
  answer,
  fakeIds,
  fakeTransport,
  manualClock,
  type Reaction,
  refusal,
  settle,
  unreachable,
  watchTransitions,
} from '../testing/index.ts'
import { confirmEmailMachine, provideConfirmEmail, selectConfirmEmail } from './index.ts'

const watch = watchTransitions(confirmEmailMachine)
const fine = answer(undefined)

const open = async (confirming: Reaction<never> | Reaction<undefined>, sending: typeof confirming = fine) => {
  const clock = manualClock()
  const transport = fakeTransport().on('confirmEmail', confirming).on('sendConfirmation', sending)
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: { access: async () => null, renew: async () => null },
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const actor = createActor(provideConfirmEmail({ api }), { input: { hash: 'secret' }, inspect: watch.inspect })
  const emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.start()
  const before = selectConfirmEmail(actor.getSnapshot())
  await settle()
  await clock.elapse(RETRY_DELAY)
  return { actor, before, transport, clock, emitted, view: () => selectConfirmEmail(actor.getSnapshot()) }
}

describe('the page of a confirmation link', () => {
  it('posts the hash at once and tells the session', async () => {
    const { before, transport, emitted, view } = await open(fine)

    expect([before, view()]).toEqual([{ status: 'confirming' }, { status: 'confirmed' }])
    expect(transport.calls('confirmEmail').map(({ body }) => body)).toEqual([{ hash: 'secret' }])
    expect(emitted).toEqual(['emailConfirmed'])
  })

  it('says that a link was used already', async () => {
    const { emitted, view } = await open(refusal('LINK_USED'))

    expect([view(), emitted]).toEqual([{ status: 'used' }, []])
  })

  it.each([['LINK_EXPIRED'], ['VALIDATION_FAILED']] as const)('offers another letter after %s', async (code) => {
    const { actor, view } = await open(refusal(code))
    expect(view()).toEqual({ status: 'expired', isSending: false, message: null })

    actor.send({ type: 'link.resend' })
    expect(view()).toEqual({ status: 'expired', isSending: true, message: null })
    await settle()

    expect(view()).toEqual({ status: 'sent' })
  })

  it('says why another letter could not be sent, and tries again', async () => {
    const { actor, transport, view } = await open(refusal('LINK_EXPIRED'), refusal('UNAUTHORIZED'))
    actor.send({ type: 'link.resend' })
    await settle()
    expect(view()).toEqual({ status: 'expired', isSending: false, message: 'Войдите, чтобы продолжить.' })

    transport.on('sendConfirmation', refusal('EMAIL_CONFIRMED'))
    actor.send({ type: 'link.resend' })
    await settle()

    expect(view()).toEqual({ status: 'confirmed' })
  })

  it('does not take trouble of the network for a bad link', async () => {
    const { actor, transport, view } = await open(unreachable('offline'))
    expect(view()).toEqual({
      status: 'failed',
      message: 'Нет связи с интернетом. Проверьте подключение и повторите.',
    })

    transport.on('confirmEmail', fine)
    actor.send({ type: 'confirmation.retry' })
    await settle()

    expect(view()).toEqual({ status: 'confirmed' })
  })

  it('forgets the trouble of before once a link turns out to be old', async () => {
    const { actor, transport, view } = await open(unreachable('offline'))
    transport.on('confirmEmail', refusal('LINK_EXPIRED'))
    actor.send({ type: 'confirmation.retry' })
    await settle()

    expect(view()).toEqual({ status: 'expired', isSending: false, message: null })
  })

  it('has no transition that no scenario takes', () => {
    expect(watch.missed()).toEqual([])
  })
})
