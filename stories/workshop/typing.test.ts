import { expect, it } from 'vitest'
import { wordsOf } from './typing.ts'

const typed = (value: string, { name = 'login', to = 'editing', id = 'signIn' } = {}) => ({
  id,
  event: { type: 'field.change', name, value },
  from: 'editing',
  to,
})

it('a word that was typed letter by letter is one event', () => {
  const steps = [
    typed('К'),
    typed('Ка'),
    typed('Каз'),
    typed('п', { name: 'password' }),
    typed('па', { name: 'password' }),
  ]

  expect(wordsOf(steps).map(({ event }) => event.value)).toEqual(['Каз', 'па'])
})

it('a letter that has moved the machine, and one for another machine, stay', () => {
  const steps = [typed('К'), typed('Ка', { to: 'searching' }), typed('Каз'), typed('Каз', { id: 'other' })]

  expect(wordsOf(steps)).toHaveLength(4)
})
