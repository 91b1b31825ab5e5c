import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient } from '../api/index.ts'
import { selectForm } from '../forms/index.ts'
import {
  answer,
  fakeIds,
  fakeTransport,
  manualClock,
  type Reaction,
  refusal,
  settle,
  watchTransitions,
} from '../testing/index.ts'
import { provideResetPassword, resetPasswordMachine, selectResetPassword } from './index.ts'

const watch = watchTransitions(resetPasswordMachine)
const fine = answer(undefined)

const open = (hash: string | null, reaction: Reaction<never> | Reaction<undefined> = fine) => {
  const transport = fakeTransport().on('requestPasswordReset', fine).on('resetPassword', reaction)
  const api = createApiClient({
    transport,
    clock: manualClock(),
    ids: fakeIds(),
    tokens: { access: async () => null, renew: async () => null },
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const actor = createActor(provideResetPassword({ api, hash }), { input: { hash }, inspect: watch.inspect }).start()
  const shown = () => selectResetPassword(actor.getSnapshot())
  const state = () => shown().status
  const ask = () => actor.getSnapshot().children.ask
  const set = () => actor.getSnapshot().children.set
  const askFor = async (email: string) => {
    ask()?.send({ type: 'field.change', name: 'email', value: email })
    ask()?.send({ type: 'form.submit' })
    await settle()
  }
  const choose = async (password: string) => {
    set()?.send({ type: 'field.change', name: 'password', value: password })
    set()?.send({ type: 'form.submit' })
    await settle()
  }
  return { transport, actor, shown, state, ask, set, askFor, choose }
}

describe('the recovery of a password', () => {
  it('asks for the address and says only that a letter was sent if there is such an account', async () => {
    const { transport, actor, shown, state, ask, askFor } = open(null)
    await askFor('нет')
    expect([state(), transport.calls()]).toEqual(['asking', []])

    await askFor(' irina@artel.test ')
    expect([shown(), transport.calls('requestPasswordReset').map(({ body }) => body)]).toEqual([
      { status: 'sent', email: ' irina@artel.test ' },
      [{ email: 'irina@artel.test' }],
    ])

    actor.send({ type: 'reset.again' })
    const form = ask()?.getSnapshot()
    expect(form && selectForm(form).values).toEqual({ email: ' irina@artel.test ' })
  })

  it('sets a new password by the link of the letter', async () => {
    const { transport, state, choose } = open('secret')
    expect(state()).toBe('setting')
    await choose('короткий')
    expect([state(), transport.calls()]).toEqual(['setting', []])

    await choose('Kazan-2026')

    expect([state(), transport.calls('resetPassword').map(({ body }) => body)]).toEqual([
      'done',
      [{ hash: 'secret', password: 'Kazan-2026' }],
    ])
  })

  it.each([
    ['LINK_EXPIRED', 'expired'],
    ['LINK_USED', 'used'],
  ] as const)('after %s offers to ask for another link', async (code, state) => {
    const reset = open('secret', refusal(code))
    await reset.choose('Kazan-2026')
    expect(reset.state()).toBe(state)

    reset.actor.send({ type: 'reset.again' })
    expect(reset.state()).toBe('asking')
  })

  it('keeps the form when the password is too common', async () => {
    const fields = { password: 'Такой пароль слишком легко угадать.' }
    const { state, set, choose } = open('secret', refusal('PASSWORD_COMMON', { fields }))
    await choose('Qwerty123')

    const form = set()?.getSnapshot()
    expect([state(), form && selectForm(form)]).toMatchObject(['setting', { status: 'failed', errors: fields }])
  })

  it('has no transition that no scenario takes', () => {
    expect(watch.missed()).toEqual([])
  })
})
