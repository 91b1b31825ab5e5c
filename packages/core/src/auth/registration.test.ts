import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient } from '../api/index.ts'
import { clientRegistration, executorRegistration } from '../contract/registration.ts'
import { selectForm } from '../forms/index.ts'
import {
  answer,
  aTokens,
  fakeIds,
  fakeTabLock,
  fakeTransport,
  manualClock,
  type Reaction,
  refusal,
  settle,
  watchTransitions,
} from '../testing/index.ts'
import {
  createTokenKeeper,
  type RegistrationClientValues,
  type RegistrationExecutorValues,
  registrationClientForm,
  registrationExecutorForm,
  registrationExecutorMachine,
  type TokenNews,
} from './index.ts'

const person: RegistrationClientValues = {
  firstName: ' Ирина ',
  lastName: 'Салтыкова-Щедрина',
  email: 'Irina@artel.test',
  phoneNumber: '8 (917) 234-56-78',
  password: 'Kazan-2026',
  cityId: 551487,
  'consents.personalData': true,
  'consents.terms': true,
  'consents.marketing': false,
}

const soleTrader: RegistrationExecutorValues = {
  ...person,
  'company.businessType': 'SP',
  'company.inn': '500100732259',
  'company.ogrn': '304500116000157',
  'company.shortName': 'typed before the type was changed',
  'company.companyPhoneNumber': '+7 843 200 10 20',
  'company.categoryIds': [11],
  'company.districts': [],
  'company.visitClient': true,
}

const watch = watchTransitions(registrationExecutorMachine)

const setUp = (reaction: Reaction<never> | Reaction<{ data: ReturnType<typeof aTokens> }>) => {
  const clock = manualClock()
  const transport = fakeTransport().on('registerClient', reaction).on('registerExecutor', reaction)
  const tokens = createTokenKeeper({
    refresh: () => Promise.reject(new Error('Nobody refreshes here')),
    clock,
    lock: fakeTabLock(),
    viewerId: null,
    carrier: 'cookie',
  })
  const api = createApiClient({
    transport,
    clock,
    ids: fakeIds(),
    tokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const news: TokenNews[] = []
  tokens.subscribe((item) => news.push(item))
  const renew = vi.fn()
  const editions = { read: async () => ({ personalData: '2026-11-26', terms: '2026-11-01' }), renew }
  return { api, transport, tokens, news, editions, renew }
}

const registerClient = async (values: RegistrationClientValues, reaction: Parameters<typeof setUp>[0]) => {
  const stage = setUp(reaction)
  const form = createActor(registrationClientForm.provide(stage), { input: { values } }).start()
  form.send({ type: 'form.submit' })
  await settle()
  return { ...stage, view: selectForm(form.getSnapshot()) }
}

const registerExecutor = async (
  values: Partial<RegistrationExecutorValues>,
  reaction: Parameters<typeof setUp>[0],
  submits = 3,
) => {
  const stage = setUp(reaction)
  const form = createActor(registrationExecutorForm.provide(stage), {
    input: { values },
    inspect: watch.inspect,
  }).start()
  for (let time = 0; time < submits; time += 1) form.send({ type: 'form.submit' })
  await settle()
  return { ...stage, form, view: () => registrationExecutorForm.select(form.getSnapshot()) }
}

describe('the registration of a client', () => {
  it('sends what was typed as the contract wants it, and signs in at once', async () => {
    const { transport, news, view } = await registerClient(person, answer({ data: aTokens() }))

    const [call] = transport.calls('registerClient')
    expect(call?.body).toEqual({
      firstName: 'Ирина',
      lastName: 'Салтыкова-Щедрина',
      email: 'Irina@artel.test',
      phoneNumber: '+79172345678',
      password: 'Kazan-2026',
      cityId: 551487,
      consents: {
        personalData: true,
        terms: true,
        marketing: false,
        editions: { personalData: '2026-11-26', terms: '2026-11-01' },
      },
    })
    expect(clientRegistration.safeParse(call?.body).success).toBe(true)
    expect([view.status, news]).toEqual(['done', ['signedIn']])
  })

  it('shows the editions of now after a refusal that may be about them, and after no other', async () => {
    const fields = { 'consents.personalData': 'Текст обновился.' }
    const outdated = await registerClient(person, refusal('VALIDATION_FAILED', { fields }))
    expect([outdated.view.status, outdated.renew.mock.calls.length]).toEqual(['failed', 1])
    expect((await registerClient(person, refusal('EMAIL_TAKEN'))).renew).not.toHaveBeenCalled()
  })

  it('puts the refusal of the server at the field it is about', async () => {
    const fields = { email: 'Эта почта уже занята.' }
    const { news, view } = await registerClient(person, refusal('EMAIL_TAKEN', { fields }))

    expect(view).toMatchObject({
      status: 'failed',
      values: person,
      errors: fields,
      message: 'Эта почта уже занята. Войдите или восстановите пароль.',
    })
    expect(news).toEqual([])
  })

  it.each<[Partial<RegistrationClientValues>, string, string]>([
    [{ firstName: 'И' }, 'firstName', 'Имя: не меньше 2 символов.'],
    [{ lastName: 'Котова2' }, 'lastName', 'Фамилия: только буквы, пробел и дефис.'],
    [{ phoneNumber: '' }, 'phoneNumber', 'Укажите телефон.'],
    [{ phoneNumber: '+7917' }, 'phoneNumber', 'Некорректный формат номера телефона'],
    [{ password: 'password' }, 'password', 'В пароле нужна хотя бы одна цифра.'],
    [{ cityId: null }, 'cityId', 'Выберите город.'],
    [
      { 'consents.personalData': false },
      'consents.personalData',
      'Без согласия на обработку данных зарегистрироваться нельзя.',
    ],
    [{ 'consents.terms': false }, 'consents.terms', 'Примите условия пользовательского соглашения.'],
  ])('refuses %j', (flaw, field, message) => {
    expect(registrationClientForm.validate({ ...person, ...flaw })).toEqual({ [field]: message })
  })

  it('ticks nothing for the person', () => {
    const ticks = ['consents.personalData', 'consents.terms', 'consents.marketing'] as const
    expect(ticks.map((tick) => registrationClientForm.initial[tick])).toEqual([false, false, false])
  })

  it('needs no consent to marketing', () => {
    expect(registrationClientForm.validate({ ...person, 'consents.marketing': false })).toEqual({})
  })
})

describe('the registration of an executor', () => {
  it('asks in three steps how they work, what they do and who they are', async () => {
    const { form, view } = await registerExecutor({}, answer({ data: aTokens() }), 1)
    expect(view()).toMatchObject({ step: 'company', errors: { 'company.businessType': 'Выберите, как вы работаете.' } })

    for (const name of ['company.businessType', 'company.inn', 'company.ogrn', 'company.companyPhoneNumber'] as const) {
      form.send({ type: 'field.change', name, value: soleTrader[name] } as never)
    }
    form.send({ type: 'form.submit' })
    expect(view()).toMatchObject({ step: 'work', errors: {} })
    form.send({ type: 'form.submit' })
    expect(view()).toMatchObject({
      errors: { cityId: 'Выберите город.', 'company.categoryIds': 'Выберите хотя бы одну категорию.' },
    })

    form.send({ type: 'field.change', name: 'cityId', value: 551487 })
    form.send({ type: 'field.change', name: 'company.categoryIds', value: [11] })
    form.send({ type: 'form.submit' })
    expect(view()).toMatchObject({ step: 'person' })
    form.send({ type: 'form.submit' })
    expect(view()).toMatchObject({ errors: { email: 'Укажите почту.' } })
    form.send({ type: 'form.back' })
    form.send({ type: 'form.back' })
    expect(view()).toMatchObject({ step: 'company', values: { 'company.inn': soleTrader['company.inn'] } })
    form.send({ type: 'field.blur', name: 'company.inn' })
    form.send({ type: 'form.reset' })
    expect(view()).toMatchObject({ step: 'company', values: { 'company.inn': '' } })
  })

  it('supposes nothing of the work, and sends the districts that were named', async () => {
    const { initial } = registrationExecutorForm
    expect([initial['company.districts'], initial['company.visitClient']]).toEqual([[], false])

    const named = { ...soleTrader, 'company.districts': ['Вахитовский'] }
    const { transport } = await registerExecutor(named, answer({ data: aTokens() }))
    expect(transport.calls('registerExecutor')[0]?.body).toMatchObject({ company: { districts: ['Вахитовский'] } })
  })

  it('asks for the phone of the company once it is known what the company is', () => {
    const nothing = { ...soleTrader, 'company.companyPhoneNumber': '12' }

    expect(registrationExecutorForm.validate(nothing)).toHaveProperty(['company.companyPhoneNumber'])
    expect(registrationExecutorForm.validate({ ...nothing, 'company.businessType': null })).not.toHaveProperty([
      'company.companyPhoneNumber',
    ])
  })

  it.each<[string, Partial<RegistrationExecutorValues>, object]>([
    ['a sole trader', {}, { businessType: 'SP', ogrn: '304500116000157', shortName: null }],
    [
      'a company',
      {
        'company.businessType': 'LLC',
        'company.inn': '7707083893',
        'company.ogrn': '1027700132195',
        'company.shortName': ' ООО «Тёплый дом» ',
      },
      { businessType: 'LLC', ogrn: '1027700132195', shortName: 'ООО «Тёплый дом»' },
    ],
    ['a self-employed', { 'company.businessType': 'SE' }, { businessType: 'SE', ogrn: null, shortName: null }],
  ])('sends of %s what its type has, and signs in', async (_, changes, company) => {
    const { transport, news, form, view } = await registerExecutor(
      { ...soleTrader, ...changes },
      answer({ data: aTokens() }),
    )

    const [call] = transport.calls('registerExecutor')
    expect(call?.body).toMatchObject({ firstName: 'Ирина', company: { ...company, categoryIds: [11] } })
    expect(executorRegistration.safeParse(call?.body).success).toBe(true)
    expect([view().status, news]).toEqual(['done', ['signedIn']])
    form.send({ type: 'form.reset' })
  })

  it.each([
    [{ 'company.inn': 'Такой ИНН уже есть.' }, 'company'],
    [{ 'company.categoryIds.0': 'Такой категории нет.' }, 'work'],
    [{ phoneNumber: 'Этот телефон уже занят.' }, 'person'],
  ])('shows what the server refused, %j, where it was typed', async (fields, step) => {
    const { view } = await registerExecutor(soleTrader, refusal('VALIDATION_FAILED', { fields }))

    expect(view()).toMatchObject({ status: 'failed', step, errors: fields })
  })

  it('checks the numbers of the state by their control digits', () => {
    expect(registrationExecutorForm.validate({ ...soleTrader, 'company.inn': '500100732258' })).toEqual({
      'company.inn': 'ИНН: проверьте цифры, контрольное число не сходится.',
    })
    expect(
      registrationExecutorForm.validate({
        ...soleTrader,
        'company.categoryIds': Array.from({ length: 11 }, (_, index) => index + 1),
        'company.districts': Array(31).fill('Вахитовский'),
      }),
    ).toEqual({ 'company.categoryIds': 'Не больше 10 категорий.', 'company.districts': 'Не больше 30 районов.' })
  })

  it('has no transition that no scenario takes', () => {
    expect(watch.missed()).toEqual([])
  })
})
