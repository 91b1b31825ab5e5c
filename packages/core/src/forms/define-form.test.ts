import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { memoryStorage, settle } from '../testing/index.ts'
import { choiceRules, personRules, textRule } from '../validators/index.ts'
import {
  choiceField,
  defineForm,
  onlyWhen,
  optionalTextField,
  passwordField,
  phoneField,
  textField,
  tickField,
  valueField,
} from './index.ts'

type Delivery = { readonly 'delivery.isWanted': boolean }

const orderForm = defineForm({
  id: 'order',
  fields: {
    name: textField(personRules.firstName),
    phone: phoneField(personRules.phoneNumber),
    password: passwordField(personRules.password),
    cityId: choiceField<number>(choiceRules.city),
    note: optionalTextField(textRule('Примечание', 0, 10)),
    terms: tickField(personRules['consents.terms']),
    'delivery.isWanted': valueField(false),
    'delivery.address': onlyWhen(
      (values: Delivery) => values['delivery.isWanted'],
      textField<Delivery>(textRule('Адрес', 5, 100)),
    ),
  },
  send: (body, { post }: { readonly post: (body: unknown) => Promise<number> }) => post(body),
})

const filled: typeof orderForm.initial = {
  name: ' Ирина ',
  phone: '8 (917) 234-56-78',
  password: ' Kazan-2026 ',
  cityId: 7,
  note: '  ',
  terms: true,
  'delivery.isWanted': true,
  'delivery.address': ' Баумана, 15 ',
}

const sent = async (values: typeof orderForm.initial) => {
  const bodies: unknown[] = []
  const form = createActor(orderForm.provide({ post: async (body) => bodies.push(body) }), {
    input: { values },
  }).start()
  form.send({ type: 'form.submit' })
  await settle()
  return bodies
}

describe('a form that is made of its fields', () => {
  it('begins empty and says what each field lacks', () => {
    expect(orderForm.validate(orderForm.initial)).toEqual({
      name: 'Укажите имя.',
      phone: 'Укажите телефон.',
      password: 'Придумайте пароль.',
      cityId: 'Выберите город.',
      terms: 'Примите условия пользовательского соглашения.',
    })
    expect(orderForm.validate(filled)).toEqual({})
  })

  it('takes spaces alone for nothing, whatever the rule thinks of spaces', () => {
    const given = textField((value) => (value === '' ? 'Пусто.' : null))
    const called = phoneField((value) => (value === '' ? 'Пусто.' : null))
    expect([given.rule('  ', {}), called.rule('  ', {})]).toEqual(['Пусто.', 'Пусто.'])
  })

  it('asks for a field that belongs to an answer only when that answer is given', () => {
    const values = { ...filled, 'delivery.address': 'дом' }
    expect(orderForm.validate(values)).toEqual({ 'delivery.address': 'Адрес: не меньше 5 символов.' })
    expect(orderForm.validate({ ...values, 'delivery.isWanted': false })).toEqual({})
  })

  it('sends each field as the request has it, inner ones inside', async () => {
    const body = {
      name: 'Ирина',
      phone: '+79172345678',
      password: ' Kazan-2026 ',
      cityId: 7,
      note: null,
      terms: true,
      delivery: { isWanted: true, address: 'Баумана, 15' },
    }
    expect(await sent(filled)).toEqual([body])
    expect(await sent({ ...filled, 'delivery.isWanted': false })).toEqual([
      { ...body, delivery: { isWanted: false, address: null } },
    ])
  })

  it('keeps what is typed in a draft, and no password', () => {
    const storage = memoryStorage()
    orderForm.draft(storage, 'order').keep(filled)
    const { password: _, ...kept } = filled
    expect(orderForm.draft(storage, 'order').restore()).toEqual(kept)
  })

  it('does not compile with a request that its fields do not fill', () => {
    const fields = { name: textField(personRules.firstName) }
    defineForm({
      id: 'wrong',
      fields,
      // @ts-expect-error nobody asks for the phone
      send: (body, { post }: { readonly post: (body: { name: string; phone: string }) => Promise<void> }) => post(body),
    })
  })
})
