import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, RETRY_DELAY } from '../api/index.ts'
import { aUser } from '../contract/samples/users.ts'
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
import { phoneConfirmationMachine, providePhoneConfirmation, selectPhoneConfirmation } from './index.ts'

const watch = watchTransitions(phoneConfirmationMachine)
const sent = { expiresIn: 600, resendIn: 60 }
const WRONG = 'Код не подошёл. Проверьте цифры из последнего СМС или запросите новый.'

const setUp = () => {
  const clock = manualClock()
  const transport = fakeTransport()
    .on('sendPhoneCode', answer({ data: sent }))
    .on('confirmPhone', answer({ data: aUser() }))
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens: { access: async () => null, renew: async () => null },
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const actor = createActor(providePhoneConfirmation({ api }), { clock, inspect: watch.inspect })
  const emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.start()
  const does = async (...events: Parameters<typeof actor.send>[0][]) => {
    for (const event of events) actor.send(event)
    await settle()
    await clock.elapse(RETRY_DELAY)
  }
  return { actor, clock, transport, emitted, does, view: () => selectPhoneConfirmation(actor.getSnapshot()) }
}

/** Somebody to whom a code was sent. */
const asked = async () => {
  const made = setUp()
  made.actor.send({ type: 'code.request' })
  await settle()
  return made
}

const entering = { status: 'entering', code: '', isChecking: false, error: null, message: null, resendIn: 60 } as const
const typed = (code: string) => ({ type: 'code.change' as const, code })

describe('the confirmation of a phone', () => {
  it('sends a code when it is asked for, and its sixth digit sends what was typed', async () => {
    const { actor, view, emitted, transport } = setUp()
    expect(view()).toEqual({ status: 'idle', message: null })
    actor.send({ type: 'code.request' })
    expect(view()).toEqual({ status: 'sending' })
    await settle()
    expect([view(), emitted]).toEqual([entering, ['codeSent']])

    actor.send(typed('4829'))
    expect(view()).toEqual({ ...entering, code: '4829' })
    actor.send(typed('482913'))
    expect(view()).toEqual({ ...entering, code: '482913', isChecking: true })
    await settle()

    expect([view(), emitted]).toEqual([{ status: 'confirmed' }, ['codeSent', 'phoneConfirmed']])
    expect(transport.calls('confirmPhone').map(({ body }) => body)).toEqual([{ code: '482913' }])
  })

  it('takes a pasted text for its digits', async () => {
    const { does, view, transport } = await asked()
    await does(typed('Код: 482 913.'))

    expect(view()).toEqual({ status: 'confirmed' })
    expect(transport.calls('confirmPhone').map(({ body }) => body)).toEqual([{ code: '482913' }])
  })

  it('does not send a part of a code', async () => {
    const { does, view, transport } = await asked()
    await does(typed('48291'), { type: 'code.submit' })

    expect([view(), transport.calls('confirmPhone')]).toEqual([{ ...entering, code: '48291' }, []])
  })

  it('empties the field of a wrong code, and says so until the next digit', async () => {
    const { actor, does, view, transport } = await asked()
    transport.on('confirmPhone', refusal('CODE_WRONG'))
    await does(typed('111111'))
    expect(view()).toEqual({ ...entering, error: WRONG })

    await does(typed('222222'))
    expect(view()).toEqual({ ...entering, error: WRONG })
    actor.send(typed('4'))
    expect(view()).toEqual({ ...entering, code: '4' })
  })

  it('needs another code once the tries are spent', async () => {
    const { actor, does, view, transport } = await asked()
    transport.on('confirmPhone', refusal('CODE_SPENT'))
    await does(typed('111111'))
    expect(view()).toEqual({ status: 'spent' })

    actor.send({ type: 'code.request' })
    await settle()
    expect(view()).toEqual(entering)
  })

  it('keeps what was typed through trouble of the network, and sends it again', async () => {
    const { does, view, transport } = await asked()
    transport.on('confirmPhone', unreachable('offline'))
    await does(typed('482913'))
    expect(view()).toEqual({
      ...entering,
      code: '482913',
      message: 'Нет связи с интернетом. Проверьте подключение и повторите.',
    })

    transport.on('confirmPhone', answer({ data: aUser() }))
    await does({ type: 'code.submit' })
    expect(view()).toEqual({ status: 'confirmed' })
  })

  it('sends no other code within the minute, and lets the code end after ten', async () => {
    const { actor, clock, does, view, transport } = await asked()
    await does({ type: 'code.request' })
    expect(transport.calls('sendPhoneCode')).toHaveLength(1)

    await clock.elapse(60_000)
    expect(view()).toEqual({ ...entering, resendIn: 0 })
    actor.send({ type: 'code.request' })
    await settle()
    expect([view(), transport.calls('sendPhoneCode').length]).toEqual([entering, 2])

    await clock.elapse(600_000)
    expect(view()).toEqual({ status: 'expired' })
    actor.send({ type: 'code.request' })
    await settle()
    expect(view()).toEqual(entering)
  })

  it('says why no code could be sent, and hears when none is needed', async () => {
    const { does, emitted, view, transport } = setUp()
    transport.on('sendPhoneCode', refusal('SMS_UNAVAILABLE'))
    await does({ type: 'code.request' })
    expect(view()).toEqual({ status: 'idle', message: 'Сегодня СМС больше не отправляем. Попробуйте завтра.' })

    transport.on('sendPhoneCode', refusal('PHONE_CONFIRMED'))
    await does({ type: 'code.request' })
    expect([view(), emitted]).toEqual([{ status: 'confirmed' }, ['phoneConfirmed']])
  })

  it('has no transition that no scenario takes', () => {
    expect(watch.missed()).toEqual([])
  })
})
