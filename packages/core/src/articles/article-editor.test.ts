import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { CLIENT_TIMEOUT, createApiClient, noTokens } from '../api/index.ts'
import type { Article } from '../contract/articles.ts'
import {
  anArticle,
  answer,
  fakeIds,
  fakeTransport,
  held,
  manualClock,
  refusal,
  settle,
  watchTransitions,
} from '../testing/index.ts'
import { ARTICLE_RETRY } from './article-editor.machine.ts'
import {
  ARTICLE_AUTOSAVE,
  type ArticleEditorInput,
  articleEditorMachine,
  articleValues,
  provideArticleEditor,
  selectArticleEditor,
} from './index.ts'

const watch = watchTransitions(articleEditorMachine)

const TEXT = 'Смотрите на картридж и на гарантию. '.repeat(20).trim()
const whole = (changes: Partial<Article> = {}): Article =>
  anArticle({
    title: 'Как выбрать смеситель для кухни',
    lead: 'Три вопроса продавцу, которые избавят от замены смесителя через год.',
    category: 'PERSONAL_BLOG',
    body: [{ type: 'paragraph', runs: [{ text: TEXT }] }],
    status: 'DRAFT',
    ...changes,
  })

const setUp = (input: ArticleEditorInput = {}, draft = whole()) => {
  const clock = manualClock()
  const transport = fakeTransport()
    .on('createArticle', answer({ data: draft }))
    .on('updateArticle', answer({ data: { ...draft, version: draft.version + 1 } }))
    .on('submitArticle', answer({ data: { ...draft, status: 'PENDING' } }))
  const ids = fakeIds()
  const api = createApiClient({
    transport,
    clock,
    ids,
    tokens: noTokens,
    xsrfToken: () => null,
    timeoutMs: CLIENT_TIMEOUT,
  })
  const editor = createActor(provideArticleEditor(api, ids), { clock, input, inspect: watch.inspect }).start()
  return {
    clock,
    transport,
    editor,
    title: (value: string) => editor.send({ type: 'field.change', name: 'title', value }),
    save: () => editor.send({ type: 'article.save' }),
    submit: () => editor.send({ type: 'article.submit' }),
    view: () => selectArticleEditor(editor.getSnapshot()),
    asked: () => transport.calls().map(({ operation }) => operation),
  }
}

describe('a draft', () => {
  it('is kept by the server once there is a silence and all that a draft needs', async () => {
    const { clock, editor, title, view, asked } = setUp()
    title('Как выбрать смеситель')
    await clock.elapse(ARTICLE_AUTOSAVE)
    expect([view().status, view().isUnfit, asked()]).toEqual(['changed', true, []])

    editor.send({ type: 'field.change', name: 'category', value: 'PERSONAL_BLOG' })
    await clock.elapse(ARTICLE_AUTOSAVE)

    expect([view().status, view().isUnfit, asked()]).toEqual(['kept', false, ['createArticle']])
    expect(view().article?.id).toBe(whole().id)
  })

  it('that is typed on while it is kept is kept once more, as the same article', async () => {
    const { clock, transport, title, view, asked } = setUp({ values: articleValues(whole()), isChanged: true })
    const first = held<{ data: Article }>()
    transport.on('createArticle', first)
    await clock.elapse(ARTICLE_AUTOSAVE)
    title('Как выбрать смеситель и не жалеть')
    expect(view().status).toBe('saving')
    first.release(answer({ data: whole() }))
    await settle()
    expect(view().status).toBe('changed')
    await clock.elapse(ARTICLE_AUTOSAVE)

    expect([view().status, asked()]).toEqual(['kept', ['createArticle', 'updateArticle']])
  })

  it('stays on this device while the server cannot be reached, and is tried again', async () => {
    const { clock, transport, title, save, view } = setUp({ article: whole(), values: articleValues(whole()) })
    transport.on('updateArticle', refusal('INTERNAL'))
    title('Как выбрать смеситель и не жалеть')
    save()
    await settle()
    expect([view().status, view().message === null]).toEqual(['unkept', false])
    save()
    await settle()
    expect(view().status).toBe('unkept')
    await clock.elapse(ARTICLE_RETRY)
    title('Как выбрать смеситель за час')
    expect(view().status).toBe('changed')
  })

  it('says what it lacks when its author wants it kept', () => {
    const { save, title, view } = setUp()
    save()
    expect(view().status).toBe('kept')
    title('Кран')
    save()
    expect([view().attempt, Object.keys(view().errors)]).toEqual([1, ['title', 'category']])
    title('Как выбрать смеситель')
    expect(Object.keys(view().errors)).toEqual(['category'])
  })
})

describe('an article on its way to a moderator', () => {
  it('says what it lacks', () => {
    const { submit, title, view } = setUp()
    submit()
    expect(Object.keys(view().errors)).toEqual(['title', 'category', 'lead', 'body'])
    title('Как выбрать смеситель')
    submit()
    expect([view().attempt, Object.keys(view().errors)]).toEqual([2, ['category', 'lead', 'body']])
  })

  it('is kept and sent', async () => {
    const { submit, view, asked } = setUp({ article: whole(), values: articleValues(whole()) })
    submit()
    await settle()
    expect([view().status, view().article?.status, asked()]).toEqual([
      'done',
      'PENDING',
      ['updateArticle', 'submitArticle'],
    ])
  })

  it('is the same article when it is sent once more after the places of the month were found taken', async () => {
    const { transport, submit, view, asked } = setUp({ values: articleValues(whole()), isChanged: true })
    transport.on('submitArticle', refusal('TRANSITION_REFUSED', { refusal: 'QUOTA' }))
    submit()
    await settle()
    expect(view().status).toBe('refused')
    submit()
    await settle()
    expect(asked()).toEqual(['createArticle', 'submitArticle', 'updateArticle', 'submitArticle'])
  })

  it('that was turned down goes back by being changed, not otherwise', async () => {
    const rejected = whole({ status: 'REJECTED', rejectRule: 'UNCLEAR' })
    const { clock, transport, title, save, view, asked } = setUp(
      { article: rejected, values: articleValues(rejected) },
      rejected,
    )
    transport.on('updateArticle', answer({ data: { ...rejected, status: 'PENDING' } }))
    title('Кран')
    save()
    expect(Object.keys(view().errors)).toEqual(['title'])
    title('Как выбрать смеситель за час')
    await clock.elapse(ARTICLE_AUTOSAVE)
    expect(asked()).toEqual([])
    save()
    await settle()
    expect([view().status, asked()]).toEqual(['done', ['updateArticle']])
  })

  it('is told which field the server finds fault with', async () => {
    const { transport, submit, save, title, view } = setUp({ article: whole(), values: articleValues(whole()) })
    transport.on('updateArticle', refusal('VALIDATION_FAILED', { fields: { coverId: 'Файл не найден.' } }))
    submit()
    await settle()
    expect([view().status, view().errors]).toEqual(['refused', { cover: 'Файл не найден.' }])
    title('Кран')
    submit()
    save()
    expect(view().errors.title).not.toBe(undefined)
  })
})

describe('an article that was changed elsewhere', () => {
  it('is told so, and what is typed stays', async () => {
    const { transport, title, save, view } = setUp({ article: whole(), values: articleValues(whole()) })
    transport.on('updateArticle', refusal('VERSION_CONFLICT'))
    title('Как выбрать смеситель за час')
    save()
    await settle()
    title('Как выбрать смеситель за два часа')
    expect([view().status, view().values.title]).toEqual(['outdated', 'Как выбрать смеситель за два часа'])
  })

  it('is told so when it is sent', async () => {
    const { transport, submit, view } = setUp({ article: whole(), values: articleValues(whole()) })
    transport.on('updateArticle', refusal('NOT_FOUND'))
    submit()
    await settle()
    expect(view().status).toBe('outdated')
  })
})

it('every way of the editor was gone', () => {
  const values = articleValues(whole())
  const bad = (message: string) => ({ ...values, title: message })
  // The ways that calls of the server lead to are gone above; those of a press, here.
  for (const status of ['unkept', 'refused'] as const) {
    for (const typed of [values, bad('Кран')]) {
      for (const article of [whole(), whole({ status: 'REJECTED' })]) {
        for (const type of ['article.save', 'article.submit'] as const) {
          const snapshot = articleEditorMachine.resolveState({
            value: status,
            context: { values: typed, article, errors: {}, message: null, attempt: 0, isChanged: true },
          })
          const actor = createActor(articleEditorMachine, { snapshot, input: {}, inspect: watch.inspect }).start()
          actor.send({ type })
          actor.send({ type: 'field.change', name: 'lead', value: '' })
          actor.stop()
        }
      }
    }
  }
  expect(watch.missed()).toEqual([])
})
