import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { ApiError } from '../api/index.ts'
import { settle, watchTransitions } from '../testing/index.ts'
import { defineForm, type FormEmitted, textField } from './index.ts'

type QuestionValues = { readonly topic: string; readonly 'author.name': string; readonly text: string }

const needed = (sentence: string) => textField((value) => (value === '' ? sentence : null))

type Send = () => Promise<number>

const question = defineForm({
  id: 'question',
  fields: {
    topic: needed('Выберите тему.'),
    'author.name': needed('Представьтесь.'),
    text: needed('Напишите вопрос.'),
  },
  steps: { topic: ['topic'], author: ['author.name'], text: ['text'] },
  send: (_, { send }: { readonly send: Send }) => send(),
})
const questionMachine = question.machine

const watch = watchTransitions(questionMachine)

const setUp = (values: Partial<QuestionValues> = {}) => {
  const submits: { accept: (output: number) => void; refuse: (error: unknown) => void }[] = []
  const form = createActor(
    question.provide({ send: () => new Promise((accept, refuse) => submits.push({ accept, refuse })) }),
    { input: { values }, inspect: watch.inspect },
  )
  const emitted: FormEmitted<number>['type'][] = []
  form.on('*', ({ type }) => emitted.push(type))
  form.start()
  const submit = (times = 1) => {
    for (let time = 0; time < times; time += 1) form.send({ type: 'form.submit' })
  }
  return { form, submits, emitted, submit, view: () => question.select(form.getSnapshot()) }
}

const filled = { topic: 'Оплата', 'author.name': 'Ирина', text: 'Как заплатить?' }

const refusedBy = (fields: Record<string, string>) =>
  new ApiError('Проверьте поля.', { statusCode: 400, code: 'VALIDATION_FAILED', fields })

describe('a form in steps', () => {
  it('is not left forwards with problems of its step, and says nothing of the next ones', () => {
    const { submit, view, emitted } = setUp()
    submit()

    expect(view()).toEqual({
      status: 'editing',
      step: 'topic',
      values: { topic: '', 'author.name': '', text: '' },
      errors: { topic: 'Выберите тему.' },
    })
    expect(emitted).toEqual(['form.refused'])
  })

  it('knows its steps in order', () => {
    expect(question.steps).toEqual(['topic', 'author', 'text'])
  })

  it('says nothing of a step that was just reached', () => {
    const { submit, view } = setUp({ topic: 'Оплата' })
    submit()

    expect(view()).toEqual({
      status: 'editing',
      step: 'author',
      values: { topic: 'Оплата', 'author.name': '', text: '' },
      errors: {},
    })
  })

  it('goes on and back, and forgets nothing', () => {
    const { form, submit, view, emitted } = setUp()
    form.send({ type: 'field.change', name: 'topic', value: 'Оплата' })
    submit()
    form.send({ type: 'field.change', name: 'author.name', value: 'Ирина' })
    submit()
    form.send({ type: 'form.back' })
    form.send({ type: 'form.back' })
    form.send({ type: 'form.back' })

    expect(view()).toMatchObject({ step: 'topic', values: { topic: 'Оплата', 'author.name': 'Ирина' }, errors: {} })
    expect(emitted).toEqual(['form.moved', 'form.moved', 'form.moved', 'form.moved'])
  })

  it('shows the problem of a field once it was typed into and left', () => {
    const { form, view } = setUp({ topic: 'Оплата' })
    form.send({ type: 'field.blur', name: 'text' })
    expect(view()).toMatchObject({ errors: {} })

    form.send({ type: 'field.blur', name: 'topic' })
    form.send({ type: 'field.blur', name: 'topic' })
    form.send({ type: 'field.change', name: 'topic', value: '' })
    expect(view()).toMatchObject({ errors: { topic: 'Выберите тему.' } })
  })

  it('is sent once from its last step, and done when the server has taken it', async () => {
    const { form, submits, submit, view, emitted } = setUp(filled)
    submit(4)
    expect([view(), submits.length]).toEqual([{ status: 'submitting', step: 'text', values: filled, errors: {} }, 1])

    submits[0]?.accept(7)
    await settle()

    expect(view()).toEqual({ status: 'done', values: filled, output: 7 })
    expect(emitted.at(-1)).toBe('form.done')
    form.send({ type: 'form.reset' })
    expect(view()).toMatchObject({ status: 'editing', step: 'topic', values: { topic: '' } })
  })

  it.each([
    [{ topic: 'Такой темы нет.' }, 'topic', ['topic']],
    [{ 'topic.name': 'Такой темы нет.' }, 'topic', ['topic.name']],
    [{ 'author.name': 'Слишком коротко.', text: 'Слишком длинно.' }, 'author', ['author.name']],
    [{ text: 'Слишком длинно.' }, 'text', ['text']],
    [{ captcha: 'Подтвердите, что вы человек.' }, 'text', ['captcha']],
    [{}, 'text', []],
  ])('goes back to the first step with what the server refused: %j', async (fields, step, shown: readonly string[]) => {
    const { submits, submit, view } = setUp(filled)
    submit(3)
    submits[0]?.refuse(refusedBy(fields))
    await settle()

    const errors = Object.fromEntries(Object.entries(fields).filter(([path]) => shown.includes(path)))
    expect(view()).toEqual({ status: 'failed', step, values: filled, errors, message: 'Проверьте поля.' })
  })

  it('shows the problems of the step at hand: those of another are there when one comes back to it', () => {
    const { form, submit, view } = setUp({ topic: 'Оплата' })
    submit(2)

    form.send({ type: 'form.back' })
    expect(view()).toMatchObject({ step: 'topic' })
    expect(view()).toHaveProperty('errors', {})
    submit()
    expect(view()).toMatchObject({ step: 'author', errors: { 'author.name': 'Представьтесь.' } })
  })

  it('forgets a refusal when its field changes, and the message when the person goes on', async () => {
    const { form, submits, submit, view } = setUp(filled)
    submit(3)
    submits[0]?.refuse(refusedBy({ topic: 'Такой темы нет.' }))
    await settle()

    form.send({ type: 'field.change', name: 'topic', value: 'Споры' })
    expect(view()).toEqual({
      status: 'failed',
      step: 'topic',
      values: { ...filled, topic: 'Споры' },
      errors: {},
      message: 'Проверьте поля.',
    })
    submit()
    expect(view()).toMatchObject({ status: 'editing', step: 'author' })
    submit()
    form.send({ type: 'form.reset' })
    expect(view()).toMatchObject({ step: 'topic', values: { topic: '' } })
  })

  it('keeps what was typed when there is no network', async () => {
    const { submits, submit, view } = setUp(filled)
    submit(3)
    submits[0]?.refuse(new Error('no network'))
    await settle()

    expect(view()).toMatchObject({ status: 'failed', step: 'text', values: filled, errors: {} })
  })

  it('does not go on from a later step with problems', () => {
    const { submit, view } = setUp({ topic: 'Оплата' })
    submit(2)
    expect(view()).toMatchObject({ step: 'author', errors: { 'author.name': 'Представьтесь.' } })
    const other = setUp({ topic: 'Оплата', 'author.name': 'Ирина' })
    other.submit(3)
    expect(other.view()).toMatchObject({ step: 'text', errors: { text: 'Напишите вопрос.' } })
  })

  it('has no transition that no scenario takes', () => {
    expect(watch.missed()).toEqual([])
  })
})
