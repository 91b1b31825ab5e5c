import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiError } from '../api/index.ts'
import type { PushPort, PushStanding } from '../ports/index.ts'
import {
  aPushDevice,
  aPushSubscription,
  manualClock,
  memoryStorage,
  settle,
  watchTransitions,
} from '../testing/index.ts'
import { canOfferPush, providePushDevice, pushDeviceMachine, putOffPush, selectPushDevice } from './index.ts'

const watch = watchTransitions(pushDeviceMachine)
const device = aPushDevice()
const subscription = aPushSubscription(device.endpoint)

const here: PushStanding = { status: 'allowed', endpoint: device.endpoint }
const nothing: PushStanding = { status: 'allowed', endpoint: null }

/** A browser and a server that can be told how to answer. */
const open = async (standing: PushStanding | Error, { isKnown = false } = {}) => {
  const world = {
    standing,
    known: isKnown ? [device] : [],
    answer: subscription as Awaited<ReturnType<PushPort['subscribe']>>,
    trouble: null as unknown,
  }
  const done: string[] = []
  const answering = async <T>(name: string, value: () => T): Promise<T> => {
    done.push(name)
    if (world.trouble) throw world.trouble
    return value()
  }
  const push: PushPort = {
    look: async () => {
      if (world.standing instanceof Error) throw world.standing
      return world.standing
    },
    subscribe: (key) => answering(`subscribe ${key}`, () => world.answer),
    unsubscribe: async () => void done.push('unsubscribe'),
  }
  const api = {
    getPushDevices: async () => ({ data: { publicKey: 'key', devices: world.known } }),
    addPushDevice: () => answering('add', () => ({ data: device })),
    removePushDevice: () => answering('remove', () => undefined),
  }
  const actor = createActor(providePushDevice({ api, push }), { inspect: watch.inspect })
  const emitted: string[] = []
  actor.on('*', ({ type }) => emitted.push(type))
  actor.start()
  await settle()
  const send = async (...types: ('push.start' | 'push.stop' | 'push.check')[]) => {
    for (const type of types) {
      actor.send({ type })
      await settle()
    }
  }
  return { actor, world, done, emitted, send, view: () => selectPushDevice(actor.getSnapshot()) }
}

const ready = (isOn: boolean, more = {}) => ({
  status: 'ready',
  isOn,
  isBusy: false,
  message: null,
  deviceId: isOn ? device.id : null,
  ...more,
})

describe('this device', () => {
  it('is looked at without asking anybody anything', async () => {
    const { done, view } = await open(nothing)
    expect([view(), done]).toEqual([ready(false), []])
  })

  it('is on when the server knows its subscription, and off when it does not any more', async () => {
    expect((await open(here, { isKnown: true })).view()).toEqual(ready(true))
    expect((await open(here)).view()).toEqual(ready(false))
  })

  it('says that it cannot, or may not', async () => {
    expect((await open({ status: 'unsupported' })).view()).toEqual({ status: 'unsupported' })
    const { world, send, view } = await open({ status: 'denied' })
    expect(view()).toEqual({ status: 'denied' })

    world.standing = nothing
    await send('push.check')
    expect(view()).toEqual(ready(false))
  })

  it('is let in with the key of the site, and stopped on the server and in the browser', async () => {
    const { actor, done, emitted, send, view } = await open(nothing)
    actor.send({ type: 'push.start' })
    expect(view()).toEqual(ready(true, { isBusy: true, deviceId: null }))
    await settle()
    expect([view(), done]).toEqual([ready(true), ['subscribe key', 'add']])

    await send('push.stop')
    expect([view(), done.slice(2)]).toEqual([ready(false), ['remove', 'unsubscribe']])
    expect(emitted).toEqual(['devicesChanged', 'devicesChanged'])
  })

  it('stays off when the question is closed, and says how to go on when it is forbidden', async () => {
    const { world, send, view, emitted } = await open(nothing)
    world.answer = 'dismissed'
    await send('push.start')
    expect(view()).toEqual(ready(false))
    world.answer = 'denied'
    await send('push.start')
    expect([view(), emitted]).toEqual([{ status: 'denied' }, []])
  })

  it('says what came to nothing and stays as it was', async () => {
    const { world, send, view } = await open(nothing)
    world.trouble = new Error('no push service')
    await send('push.start')
    expect(view()).toMatchObject({ status: 'ready', isOn: false })
    expect((view() as { message: string }).message.length).toBeGreaterThan(0)

    world.trouble = null
    await send('push.start')
    world.trouble = new Error('no push service')
    await send('push.stop')
    expect(view()).toMatchObject({ status: 'ready', isOn: true, deviceId: device.id })
  })

  it('that somebody has stopped elsewhere is stopped', async () => {
    const { world, send, view, done } = await open(here, { isKnown: true })
    world.trouble = new ApiError('Не найдено.', { code: 'NOT_FOUND', statusCode: 404 })
    await send('push.stop')
    expect([view(), done]).toEqual([ready(false), ['remove', 'unsubscribe']])
  })

  it('is looked at anew after trouble, and whenever asked', async () => {
    const { world, send, view } = await open(new Error('storage is broken'))
    expect(view().status).toBe('failed')
    world.standing = here
    await send('push.check')
    expect(view()).toEqual(ready(false))
    world.known = [device]
    await send('push.check')
    expect(view()).toEqual(ready(true))
    world.standing = { status: 'denied' }
    await send('push.check')
    expect(view()).toEqual({ status: 'denied' })
    world.standing = { status: 'unsupported' }
    await send('push.check')
    expect(view()).toEqual({ status: 'unsupported' })
  })

  it('takes every declared transition in these scenarios', () => expect(watch.missed()).toEqual([]))
})

it('whoever says «not now» is asked no more for two months', () => {
  const clock = manualClock()
  const storage = memoryStorage()
  expect(canOfferPush(storage, clock)).toBe(true)
  putOffPush(storage, clock)
  clock.advance(60 * 24 * 3_600_000 - 1)
  expect(canOfferPush(storage, clock)).toBe(false)
  clock.advance(1)
  expect(canOfferPush(storage, clock)).toBe(true)
})
