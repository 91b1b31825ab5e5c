import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { settle } from '../testing/index.ts'
import { categoryRequestForm, sameCategory, slugOf } from './index.ts'

const setUp = () => {
  const sent: unknown[] = []
  const machine = categoryRequestForm.provide({
    api: {
      requestCategory: async ({ body }) => {
        sent.push(body)
        return { data: { id: 861 } }
      },
    },
  })
  const actor = createActor(machine).start()
  return { actor, sent, view: () => categoryRequestForm.select(actor.getSnapshot()) }
}

describe('a request for a category', () => {
  it('says what is missing', () => {
    const { actor, view } = setUp()
    actor.send({ type: 'form.submit' })
    const form = view()
    expect(form.status !== 'done' && form.errors).toEqual({
      name: 'Напишите, как назвать категорию.',
      about: 'Напишите, какие работы сюда войдут.',
    })
  })

  it('goes without a section, which staff choose', async () => {
    const { actor, sent, view } = setUp()
    actor.send({ type: 'field.change', name: 'name', value: ' Ремонт кофемашин ' })
    actor.send({ type: 'field.change', name: 'about', value: 'Чистка, замена помпы.' })
    actor.send({ type: 'form.submit' })
    await settle()
    expect([view().status, sent]).toEqual([
      'done',
      [{ name: 'Ремонт кофемашин', parentId: null, about: 'Чистка, замена помпы.' }],
    ])
  })
})

describe('a name that is there', () => {
  const index = { all: [{ name: 'Сборка мебели' }, { name: 'Колодцы, септики и дренаж' }] }

  it.each(['сборка мебели', ' СБОРКА  МЕБЕЛИ.', '«Сборка мебели»'])('is found as «%s»', (typed) => {
    expect(sameCategory(index, typed)).toBe(index.all[0])
  })

  it('is not every name, nor an empty one', () => {
    expect(['Сборка', ' ', '…'].map((typed) => sameCategory(index, typed))).toEqual([undefined, undefined, undefined])
  })
})

describe('the address of a category', () => {
  it.each([
    ['Ремонт кофемашин', 'remont-kofemashin'],
    ['Щётки, ёлки & объём', 'shchetki-elki-obem'],
    ['IT и 3D', 'it-i-3d'],
    ['«…»', ''],
  ])('of «%s» is «%s»', (name, slug) => {
    expect(slugOf(name)).toBe(slug)
  })
})
