import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { modalsMachine } from '../shell/index.ts'
import { manualClock, watchTransitions } from '../testing/index.ts'
import {
  AUTH_MODALS,
  authModalChains,
  provideRegistrationByEmail,
  registrationByEmailMachine,
  registrationClientMachine,
  SIGN_IN_CALLBACK_DELAY,
} from './index.ts'
import type { RegistrationByEmailInput } from './registration-by-email.machine.ts'

const watch = watchTransitions(registrationByEmailMachine)

const open = (values: RegistrationByEmailInput['values'] = {}) => {
  const clock = manualClock()
  const listeners = new Set<() => void>()
  const machine = provideRegistrationByEmail({
    form: registrationClientMachine,
    onSignedIn(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  })
  const modal = createActor(machine, { clock, inspect: watch.inspect, input: { values } })
  const emitted: string[] = []
  modal.on('*', ({ type }) => emitted.push(type))
  modal.start()
  const signIn = () => {
    for (const listener of listeners) listener()
  }
  return { clock, modal, emitted, listeners, signIn }
}

describe('the registration-by-email modal', () => {
  it('closes after a sign-in, and half a second later lets the person do what they came for', () => {
    const { clock, modal, emitted, listeners, signIn } = open()
    expect(modal.getSnapshot().children.form?.getSnapshot().value).toEqual({ filling: 'editing' })
    expect(modal.getSnapshot().hasTag('open')).toBe(true)

    signIn()
    expect([emitted, listeners.size, modal.getSnapshot().hasTag('open')]).toEqual([['modalClosed'], 0, false])
    clock.advance(499)
    expect(emitted).toEqual(['modalClosed'])
    clock.advance(1)
    expect(emitted).toEqual(['modalClosed', 'proceed'])
    expect([SIGN_IN_CALLBACK_DELAY, modal.getSnapshot().status]).toEqual([500, 'done'])
  })

  it('closed by the person does nothing more, whoever signs in later', () => {
    const { clock, modal, emitted, signIn } = open()
    modal.send({ type: 'modal.dismiss' })
    signIn()
    clock.advance(SIGN_IN_CALLBACK_DELAY)

    expect([emitted, modal.getSnapshot().status]).toEqual([['modalClosed'], 'done'])
  })

  it('begins with what was typed before', () => {
    const { modal } = open({ firstName: 'Ирина' })

    expect(modal.getSnapshot().children.form?.getSnapshot().context.values.firstName).toBe('Ирина')
  })

  it('has no transition that no scenario takes', () => {
    expect(watch.missed()).toEqual([])
  })
})

describe('the chain of the sign-in modals', () => {
  it('leads from sign-in by registration and back to a forgotten password, half a second apart', () => {
    const clock = manualClock()
    const modals = createActor(modalsMachine, { clock }).start()
    const stack = () => modals.getSnapshot().context.stack.map(({ name }) => name)
    modals.send({ type: 'modal.open', name: 'sign-in' })

    for (const name of ['registration', 'sign-in', 'forgot-password'] as const) {
      modals.send({ type: 'modal.chain', name })
      clock.advance(499)
      expect(stack()).toEqual([])
      clock.advance(1)
      expect(stack()).toEqual([name])
    }
  })

  it('reaches every modal of it, and leads from each back to signing in', () => {
    const reached = new Set(Object.values(authModalChains).flat())
    expect([...reached].sort()).toEqual([...AUTH_MODALS].sort())
    for (const modal of AUTH_MODALS.slice(1)) expect(authModalChains[modal]).toContain('sign-in')
  })
})
