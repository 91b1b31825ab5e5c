import { suggestCategories } from '@artel/core/categories'
import type { TaskInput } from '@artel/core/contract'
import { plural } from '@artel/core/format'
import { checkTaskInput, findContacts } from '@artel/core/tasks'
import { describe, expect, it } from 'vitest'
import { categoryIndex } from '../../../test/category-tree.ts'
import { categoryBySlug, categoryRecords } from '../categories/category-tree.ts'
import { fillIn } from '../demo/draft.ts'
import { topics } from './topics.ts'
import { saidByClient, saidByExecutor } from './wording.ts'

const NOW = Date.parse('2026-11-21T09:00:00Z')
const index = categoryIndex()

/** Every template filled in a dozen ways. */
const drafts = Object.entries(topics).flatMap(([slug, { tasks, place }]) =>
  tasks.flatMap((template, number) =>
    Array.from({ length: 12 }, (_, variant) => {
      const { draft, when } = fillIn(template, `test:${slug}:${number}:${variant}`, NOW, 3)
      return { slug, place, when, ...draft, place_: draft.place ?? place }
    }),
  ),
)
const texts = drafts.flatMap(({ title, description }) => [title, description])
const sentences = Object.values(topics).flatMap(({ pitches, questions }) => [
  ...pitches.flatMap((pitch) => (['he', 'she', 'they'] as const).map((speaker) => saidByExecutor(pitch, speaker))),
  ...questions.flatMap(([question, answer]) => [
    saidByExecutor(question, 'they'),
    saidByExecutor(question, 'he'),
    saidByClient(answer, 'he'),
    saidByClient(answer, 'she'),
  ]),
])

/** What would show that a text was put together by a program. */
const SEAMS = /undefined|NaN|null|\[|\]|[{}|]|\$|`| {2}|\s[,.!?;:]|[,;:][^\s\d/]|\.\.|,\./

describe('topics', () => {
  it('cover exactly the categories that take tasks', () => {
    const leaves = categoryRecords.filter(({ parentId }) => parentId !== null).map(({ slug }) => slug)
    expect(Object.keys(topics).sort()).toEqual(leaves.sort())
  })

  it('have several templates, pitches and questions each', () => {
    const poor = Object.entries(topics).filter(
      ([, { tasks, pitches, questions }]) => tasks.length < 3 || pitches.length < 2 || questions.length < 2,
    )
    expect(poor.map(([slug]) => slug)).toEqual([])
  })

  it('always have something to ask for, winter and summer', () => {
    const seasonal = Object.entries(topics).filter(([slug]) =>
      (['warm', 'cold'] as const).some((season) =>
        drafts
          .filter((draft) => draft.slug === slug)
          .every((draft) => draft.season !== undefined && draft.season !== season),
      ),
    )
    expect(seasonal.map(([slug]) => slug)).toEqual([])
  })

  it('give tasks that the product accepts, answers to the category’s questions included', () => {
    const refused = drafts.flatMap(({ slug, title, description, properties, price, place_ }) => {
      const input: TaskInput = {
        title,
        description,
        categoryId: categoryBySlug(slug).id,
        properties: { ...properties },
        placeMode: place_,
        cityId: place_ === 'REMOTE' ? null : 45_000_000,
        point: null,
        addressDetail: null,
        dateMode: 'FLEXIBLE',
        startPeriod: null,
        endPeriod: null,
        budgetType: 'FIXED',
        budgetFrom: price * 100,
        budgetTo: price * 100,
        contactMode: 'CHAT',
        verifiedOnly: false,
      }
      const check = checkTaskInput(input, { categories: index, now: NOW })
      if (check.ok) expect([slug, check.value.properties]).toEqual([slug, input.properties])
      return check.ok ? [] : [{ title, fields: check.fields }]
    })
    expect(refused).toEqual([])
  })

  it('answer only what the category asks', () => {
    const asked = (slug: string) => index.properties(categoryBySlug(slug).id).map(({ id }) => id)
    const strays = drafts.filter(({ slug, properties = {} }) =>
      Object.keys(properties).some((id) => !asked(slug).includes(id)),
    )
    expect(strays.map(({ slug }) => slug)).toEqual([])
  })

  it('name days within the horizon', () => {
    const far = drafts.filter(({ when }) => (when.mode === 'EXACT' || when.mode === 'PERIOD') && when.in > 85)
    expect(far).toEqual([])
    expect(drafts.filter(({ when }) => when.mode === 'PERIOD' && when.to <= when.in)).toEqual([])
  })

  it('read as if a person had typed them', () => {
    expect([...texts, ...sentences].filter((text) => SEAMS.test(text))).toEqual([])
    expect([...texts, ...sentences].filter((text) => !/^[«\p{Lu}\d]/u.test(text))).toEqual([])
    expect(sentences.filter((text) => !/[.!?]$/.test(text))).toEqual([])
    expect(drafts.filter(({ description }) => !/[.!?]$/.test(description))).toEqual([])
  })

  it('let numbers and words agree', () => {
    const counted = [
      ['год', 'года', 'лет'],
      ['час', 'часа', 'часов'],
      ['окно', 'окна', 'окон'],
      ['створка', 'створки', 'створок'],
      ['гость', 'гостя', 'гостей'],
      ['ребёнок', 'ребёнка', 'детей'],
      ['страница', 'страницы', 'страниц'],
      ['метр', 'метра', 'метров'],
      ['ссылка', 'ссылки', 'ссылок'],
      ['шкаф', 'шкафа', 'шкафов'],
      ['куст', 'куста', 'кустов'],
      ['штука', 'штуки', 'штук'],
      ['файл', 'файла', 'файлов'],
      ['упаковка', 'упаковки', 'упаковок'],
      ['дверь', 'двери', 'дверей'],
      ['розетка', 'розетки', 'розеток'],
    ] as const
    const wrong = texts.flatMap((text) =>
      counted.flatMap((forms) =>
        [...text.matchAll(new RegExp(`(\\p{L}*)\\s?(?<![\\d,–-])(\\d{1,3}) (${forms.join('|')})(?!\\p{L})`, 'gu'))]
          // After these the genitive or the dative stands, whatever the number.
          .filter(([, before = '']) => !/^(?:из|около|для|до|от|с|на|по|более|около|и)$/u.test(before))
          .filter(([, , number, word]) => plural(Number(number), forms) !== word)
          .map(([found]) => found),
      ),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  it('hold no contacts, so that they pass by themselves', () => {
    expect(texts.flatMap(findContacts)).toEqual([])
    expect(sentences.flatMap(findContacts)).toEqual([])
  })

  it('have titles by which the wizard finds the category', () => {
    const found = drafts.map(({ slug, title }) => suggestCategories(index, title).findIndex((one) => one.slug === slug))
    expect(found.filter((place) => place === 0).length / found.length).toBeGreaterThan(0.8)
    expect(found.filter((place) => place >= 0).length / found.length).toBeGreaterThan(0.95)
  })

  it('hardly repeat each other', () => {
    expect(new Set(drafts.map(({ description }) => description.slice(0, 40))).size).toBeGreaterThan(250)
  })
})
