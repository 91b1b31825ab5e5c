import { describe, expect, expectTypeOf, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiError, TransportError } from '../api/index.ts'
import { settle, watchTransitions } from '../testing/index.ts'
import { defineForm, type FormEmitted, type FormViewState, selectForm, valueField } from './index.ts'

type FeedbackValues = { readonly topic: string; readonly text: string }

type Send = (values: FeedbackValues) => Promise<{ readonly id: number }>

const feedback = defineForm({
  id: 'feedback',
  fields: {
    topic: valueField('', (topic) => (topic === '' ? 'Выберите тему.' : null)),
    text: valueField('', (text) => (text.length < 5 ? 'Не меньше 5 символов.' : null)),
  },
  send: (body, { send }: { readonly send: Send }) => send(body),
})
const feedbackMachine = feedback.machine

const watch = watchTransitions(feedbackMachine)

const setUp = (input?: { readonly values?: Partial<FeedbackValues> }) => {
  const submits: { values: FeedbackValues; accept: (id: number) => void; refuse: (error: unknown) => void }[] = []
  const machine = feedback.provide({
    send: (values) =>
      new Promise((resolve, reject) => submits.push({ values, accept: (id) => resolve({ id }), refuse: reject })),
  })
  const form = createActor(machine, { input, inspect: watch.inspect })
  const emitted: FormEmitted<{ readonly id: number }>[] = []
  form.on('*', (event) => emitted.push(event))
  form.start()
  return { form, submits, emitted, view: () => selectForm(form.getSnapshot()) }
}

const filled = { values: { topic: 'Оплата', text: 'Не проходит платёж.' } }

describe('a form while it is filled in', () => {
  it('begins with its initial values and shows no errors', () => {
    expect(setUp().view()).toEqual({ status: 'editing', values: { topic: '', text: '' }, errors: {} })
  })

  it('begins with the given values where there are some', () => {
    expect(setUp({ values: { topic: 'Оплата' } }).view().values).toEqual({ topic: 'Оплата', text: '' })
  })

  it('says nothing of a field that was only passed through', () => {
    const { form, view } = setUp()
    form.send({ type: 'field.blur', name: 'text' })
    expect(view()).toEqual({ status: 'editing', values: { topic: '', text: '' }, errors: {} })
  })

  it('shows the problem of a field once the person has left it, and not while it is mended', () => {
    const { form, view } = setUp()

    form.send({ type: 'field.change', name: 'text', value: 'Не' })
    expect(view()).toEqual({ status: 'editing', values: { topic: '', text: 'Не' }, errors: {} })

    form.send({ type: 'field.blur', name: 'text' })
    form.send({ type: 'field.blur', name: 'text' })
    expect(view()).toMatchObject({ errors: { text: 'Не меньше 5 символов.' } })
    expect(form.getSnapshot().context.touched).toEqual(['text'])

    form.send({ type: 'field.change', name: 'text', value: 'Не проходит' })
    expect(view()).toMatchObject({ errors: {} })
  })

  it('is not sent with problems: all of them show and the screen is told to lead to them', () => {
    const { form, submits, emitted, view } = setUp()

    form.send({ type: 'form.submit' })

    expect(submits).toEqual([])
    expect(emitted).toEqual([{ type: 'form.refused' }])
    expect(view()).toMatchObject({
      status: 'editing',
      errors: { topic: 'Выберите тему.', text: 'Не меньше 5 символов.' },
    })
  })

  it('can be begun again', () => {
    const { form, view } = setUp(filled)

    form.send({ type: 'form.reset' })

    expect(view()).toEqual({ status: 'editing', values: { topic: '', text: '' }, errors: {} })
  })
})

describe('a form that is sent', () => {
  it('is sent once, however often the button is pressed, and cannot change under way', async () => {
    const { form, submits, view } = setUp(filled)

    form.send({ type: 'form.submit' })
    form.send({ type: 'form.submit' })
    form.send({ type: 'field.change', name: 'text', value: 'другое' })
    await settle()

    expect(submits.map(({ values }) => values)).toEqual([filled.values])
    expect(view()).toEqual({ status: 'submitting', values: filled.values, errors: {} })
  })

  it('is done with what the server answered', async () => {
    const { form, submits, emitted, view } = setUp(filled)
    form.send({ type: 'form.submit' })
    submits[0]?.accept(7)
    await settle()

    expect(view()).toEqual({ status: 'done', values: filled.values, output: { id: 7 } })
    expect(emitted).toEqual([{ type: 'form.done', output: { id: 7 } }])
  })

  it('can be begun again after it is done', async () => {
    const { form, submits, view } = setUp(filled)
    form.send({ type: 'form.submit' })
    submits[0]?.accept(7)
    await settle()

    form.send({ type: 'form.reset' })

    expect(view()).toEqual({ status: 'editing', values: { topic: '', text: '' }, errors: {} })
  })
})

describe('a form that the server refuses', () => {
  const refusedByFields = () =>
    new ApiError('Проверьте, пожалуйста, заполненные поля.', {
      statusCode: 400,
      code: 'VALIDATION_FAILED',
      fields: { text: 'Слишком грубо.', 'topic.name': 'Такой темы нет.' },
    })

  const refused = async (error: unknown) => {
    const set = setUp(filled)
    set.form.send({ type: 'form.submit' })
    set.submits[0]?.refuse(error)
    await settle()
    return set
  }

  it('shows the words of the server beside the fields they are about', async () => {
    const { emitted, view } = await refused(refusedByFields())

    expect(view()).toEqual({
      status: 'failed',
      values: filled.values,
      message: 'Проверьте, пожалуйста, заполненные поля.',
      errors: { text: 'Слишком грубо.', 'topic.name': 'Такой темы нет.' },
    })
    expect(emitted).toEqual([{ type: 'form.refused' }])
  })

  it('stops blaming a field that changes, with all that is inside it', async () => {
    const { form, view } = await refused(refusedByFields())

    form.send({ type: 'field.change', name: 'topic', value: 'Доставка' })

    expect(view()).toHaveProperty('errors', { text: 'Слишком грубо.' })
  })

  it('loses nothing when the network is away, and goes through later', async () => {
    const { form, submits, view } = await refused(new TransportError('offline'))
    expect(view()).toEqual({
      status: 'failed',
      values: filled.values,
      message: 'Нет связи с интернетом. Проверьте подключение и повторите.',
      errors: {},
    })

    form.send({ type: 'form.submit' })
    expect(view().status).toBe('submitting')
    submits[1]?.accept(8)
    await settle()

    expect(view()).toMatchObject({ status: 'done', output: { id: 8 } })
  })

  it('says at once what is wrong with a field that was sent before', async () => {
    const { form, view } = await refused(new TransportError('offline'))

    form.send({ type: 'field.change', name: 'text', value: '' })

    expect(view()).toHaveProperty('errors', { text: 'Не меньше 5 символов.' })
  })

  it('forgets the old failure when a new submit finds a problem of its own', async () => {
    const { form, view } = await refused(new TransportError('offline'))

    form.send({ type: 'field.change', name: 'text', value: '' })
    form.send({ type: 'form.submit' })

    expect(view()).toMatchObject({ status: 'editing', errors: { text: 'Не меньше 5 символов.' } })
  })
})

describe('the form machine', () => {
  it('keeps the types of its values for the screen', () => {
    const { form, view } = setUp()

    expectTypeOf(view()).toEqualTypeOf<FormViewState<FeedbackValues, { readonly id: number }>>()
    // @ts-expect-error the form has no such field
    form.send({ type: 'field.blur', name: 'phone' })
  })

  it('says which port is missing when nobody provides it', async () => {
    const form = createActor(feedbackMachine, { input: filled, inspect: watch.inspect }).start()
    form.send({ type: 'form.submit' })
    await settle()

    expect(selectForm(form.getSnapshot())).toMatchObject({ status: 'failed' })
  })

  it('has no transition that no scenario takes', () => {
    expect(watch.missed()).toEqual([])
  })
})
