import { expect, it } from 'vitest'
import { readLoginName } from './login-name.ts'

it.each([
  ['9172345678', { phone: '+79172345678' }],
  ['8 (917) 234-56-78', { phone: '+79172345678' }],
  ['+7 917 234 56 78', { phone: '+79172345678' }],
  ['+375 29 123-45-67', { phone: '+375291234567' }],
  ['97917234567', { phone: '+97917234567' }],
  ['1 800', { phone: '+1800' }],
  ['8 800', { phone: '+8800' }],
  ['Irina@Artel.test', { email: 'irina@artel.test' }],
  ['79172345678@mail.ru', { email: '79172345678@mail.ru' }],
  ['irina79172345678', { email: 'irina79172345678' }],
  ['', { email: '' }],
])('%s means %j', (login, name) => {
  expect(readLoginName(login)).toEqual(name)
})
