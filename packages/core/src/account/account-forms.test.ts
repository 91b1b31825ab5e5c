import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiError } from '../api/index.ts'
import { aUser, memoryStorage, settle } from '../testing/index.ts'
import { changeEmailForm, changePasswordForm, changePhoneForm, deleteAccountForm, exportFileName } from './index.ts'

describe('another address', () => {
  it('is sent trimmed with the password as it was typed, and answers with the account', async () => {
    const bodies: unknown[] = []
    const user = aUser({ email: 'kotova@artel.test', emailConfirmed: false })
    const api = {
      changeEmail: async ({ body }: { body: unknown }) => {
        bodies.push(body)
        return { data: user }
      },
    }
    const form = createActor(changeEmailForm.provide({ api }), {
      input: { values: { email: ' kotova@artel.test ', password: ' Artel-demo-1' } },
    }).start()
    form.send({ type: 'form.submit' })
    await settle()

    expect(bodies).toEqual([{ email: 'kotova@artel.test', password: ' Artel-demo-1' }])
    expect(changeEmailForm.select(form.getSnapshot())).toMatchObject({ status: 'done', output: user })
  })

  it('asks for both', () => {
    expect(changeEmailForm.validate(changeEmailForm.initial)).toEqual({
      email: 'Укажите почту.',
      password: 'Введите пароль.',
    })
  })

  it('keeps the address in its draft, and not the password', () => {
    const storage = memoryStorage()
    changeEmailForm.draft(storage, 'email').keep({ email: 'kotova@artel.test', password: 'Artel-demo-1' })
    expect(changeEmailForm.draft(storage, 'email').restore()).toEqual({ email: 'kotova@artel.test' })
  })
})

describe('another phone', () => {
  it('is sent as the product writes phones', async () => {
    const bodies: unknown[] = []
    const api = {
      updateMe: async (args?: { body?: unknown }) => {
        bodies.push(args?.body)
        return { data: aUser() }
      },
    }
    const form = createActor(changePhoneForm.provide({ api }), {
      input: { values: { phoneNumber: '8 (917) 234-56-78' } },
    }).start()
    form.send({ type: 'form.submit' })
    await settle()

    expect(bodies).toEqual([{ phoneNumber: '+79172345678' }])
  })
})

describe('another password', () => {
  const filled = { values: { currentPassword: 'guess', password: 'Zima-2027' } }

  it('is refused at the field of the old one when that is wrong', async () => {
    const fields = { currentPassword: 'Неверный пароль.' }
    const api = {
      changePassword: () =>
        Promise.reject(new ApiError('Неверный пароль.', { statusCode: 403, code: 'WRONG_PASSWORD', fields })),
    }
    const form = createActor(changePasswordForm.provide({ api }), { input: filled }).start()
    form.send({ type: 'form.submit' })
    await settle()

    expect(changePasswordForm.select(form.getSnapshot())).toMatchObject({ status: 'failed', errors: fields })
  })

  it('holds the new one to the rules of passwords, and the old one to none', () => {
    expect(changePasswordForm.validate({ currentPassword: '1', password: 'korotko' })).toEqual({
      password: 'Пароль не короче 8 символов.',
    })
  })
})

describe('leaving for good', () => {
  it('asks for the password alone', () => {
    expect(deleteAccountForm.validate({ password: '' })).toEqual({ password: 'Введите пароль.' })
    expect(deleteAccountForm.validate({ password: 'Artel-demo-1' })).toEqual({})
  })
})

describe('a copy of one’s data', () => {
  it('is called by its day', () => {
    expect(exportFileName({ madeAt: '2026-03-02T09:00:00.000Z' })).toBe('artel-2026-03-02.json')
  })
})
