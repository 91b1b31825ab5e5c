import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newPassword } from '../contract/registration.ts'
import { isCommonPassword } from './common-passwords.ts'
import { checkPassword, validatePassword } from './index.ts'

describe('a new password', () => {
  it.each([
    ['', 'Придумайте пароль.'],
    ['ab12345', 'Пароль не короче 8 символов.'],
    [`a1${'x'.repeat(63)}`, 'Пароль не длиннее 64 символов.'],
    ['12345678', 'В пароле нужна хотя бы одна буква.'],
    ['абвгдежз', 'В пароле нужна хотя бы одна цифра.'],
    ['длинный пароль 1', null],
    ['Artel-demo-1', null],
    [`a1${'x'.repeat(62)}`, null],
  ])('%j: %s', (password, answer) => {
    expect(validatePassword(password)).toBe(answer)
  })

  it('is judged as the contract judges it', () => {
    const anything = fc.oneof(fc.string({ maxLength: 70 }), fc.stringMatching(/^[a-я0-9]{6,10}$/))
    fc.assert(
      fc.property(anything, (password) => {
        expect(validatePassword(password) === null).toBe(newPassword.safeParse(password).success)
      }),
    )
  })

  it('is refused for its shape before it is looked for among the common ones', async () => {
    expect(await checkPassword('password')).toBe('В пароле нужна хотя бы одна цифра.')
    expect(await checkPassword('Artel-demo-1')).toBeNull()
    expect(await checkPassword('Password123')).toBe('Этот пароль слишком известен: придумайте другой.')
  })
})

describe('a common password', () => {
  it.each([
    'password1',
    'Password123!',
    'P@ssw0rd1',
    'QWERTY123',
    '1q2w3e4r',
    '123qweasd',
    'admin2026',
    'marina1987',
    'sergey_1990',
    '123marina',
    'москва2025',
    'Пароль123',
    'gfhjkm123',
    'iloveyou2',
    'abc123abc123',
    'qwe12qwe12',
    'spartak1988',
    'dragon777',
  ])('is %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it.each(['Artel-demo-1', 'зелёный трактор 8', 'kp7Vtq2Lx', 'gromkiy-chainik-41', 'plitka88vanna', 'correct horse 4'])(
    'is not %s',
    (password) => {
      expect(isCommonPassword(password)).toBe(false)
    },
  )
})
