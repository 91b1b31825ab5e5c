import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { NO_ORDER_DAYS } from '../contract/content-terms.ts'
import { FILES_COMING } from '../files/index.ts'
import { aPicture, aProduct, recordingApi, settle, testUuid } from '../testing/index.ts'
import { productRules } from '../validators/index.ts'
import {
  attributeProblems,
  type ProductBody,
  productForm,
  productQueries,
  productSaver,
  productValues,
  savedAs,
} from './index.ts'

const photos = [aPicture({ id: testUuid(2) }), aPicture({ id: testUuid(1) })]
const table = aProduct({ photos })

describe('the form of a product', () => {
  it('begins with what the product says, and sends it with its photos in their order', async () => {
    const asked: unknown[] = []
    const machine = productForm.provide({
      save: async (body, intent) => {
        asked.push(body, intent)
        return table
      },
    })
    const actor = createActor(machine, { input: { values: productValues(table) } }).start()
    actor.send({ type: 'field.change', name: 'attributes', value: [{ key: 1, name: ' Материал ', value: ' Дуб ' }] })
    actor.send({ type: 'form.submit' })
    await settle()
    const { title, description, priceType, price, unit, availability, orderDays, delivery, cityId } = table
    expect(asked).toEqual([
      {
        ...{ title, description, priceType, price, unit, availability, orderDays, delivery, cityId, sku: null },
        categoryId: table.category.id,
        photoIds: [testUuid(2), testUuid(1)],
        attributes: [{ name: 'Материал', value: 'Дуб' }],
      },
      'SEND',
    ])
  })

  it('asks of what is sent all that a buyer needs, and of a draft no photos', () => {
    const all = {
      photoIds: productRules.photos([]),
      title: 'Назовите товар.',
      categoryId: 'Выберите категорию.',
      description: 'Опишите товар.',
      price: 'Укажите сумму.',
      cityId: 'Выберите город.',
    }
    expect(productForm.validate(productForm.initial)).toEqual(all)
    const { photoIds: _, ...rest } = all
    expect(productForm.validate({ ...productForm.initial, intent: 'DRAFT' })).toEqual(rest)
    expect(productForm.validate(productValues(table))).toEqual({})
  })

  it('asks for days only of what is made to order, and for a price only where there is one', () => {
    const values = { ...productValues(table), orderDays: null, price: null }
    expect(productForm.validate(values)).toEqual({ orderDays: NO_ORDER_DAYS, price: 'Укажите сумму.' })
    expect(productForm.validate({ ...values, availability: 'IN_STOCK', priceType: 'NEGOTIABLE' })).toEqual({})
    expect(productForm.validate({ ...values, orderDays: 181, price: 1_00 }).orderDays).toBe(
      'Срок изготовления: от 1 до 180 дней.',
    )
  })

  it('waits for photos that are on their way, even for a draft', () => {
    const photoIds = { stored: [], missing: ['Стол.jpg'] }
    expect(productForm.validate({ ...productValues(table), photoIds, intent: 'DRAFT' })).toEqual({
      photoIds: FILES_COMING,
    })
  })

  it('leaves out a line of attributes that nothing is typed into, and names the one that lacks half', () => {
    const empty = { key: 1, name: ' ', value: '' }
    expect(attributeProblems(empty)).toEqual({})
    expect(attributeProblems({ ...empty, name: 'Цвет' })).toEqual({ value: 'Напишите значение.' })
    const attributes = [empty, { key: 2, name: '', value: 'Дуб' }]
    expect(productForm.validate({ ...productValues(table), attributes }).attributes).toBe('Проверьте строку 2.')
    const many = Array.from({ length: 21 }, (_, key) => ({ key, name: 'Цвет', value: 'Белый' }))
    expect(productForm.validate({ ...productValues(table), attributes: many }).attributes).toBe('Не больше 20 свойств.')
  })
})

describe('what saving makes of a product', () => {
  const initial = productValues(table)
  const renamed = { ...initial, title: 'Стол', photoIds: { stored: [], missing: [] } }

  it('is told with what a moderator has to look at', () => {
    expect(savedAs('PUBLISHED', initial, renamed)).toEqual({ status: 'PENDING', judged: ['title', 'photoIds'] })
    expect(savedAs('HIDDEN', initial, renamed).status).toBe('PENDING')
    expect(savedAs('DRAFT', initial, renamed).status).toBe('DRAFT')
  })

  it('is nothing new while only price and stock are others, or blanks around a text', () => {
    const cheaper = { ...initial, price: 1_00, availability: 'IN_STOCK', title: ` ${initial.title} ` } as const
    expect(savedAs('PUBLISHED', initial, cheaper)).toEqual({ status: 'PUBLISHED', judged: [] })
    expect(savedAs('REJECTED', initial, cheaper).status).toBe('PENDING')
  })
})

describe('saving a product', () => {
  const body: ProductBody = {
    title: table.title,
    categoryId: 21,
    description: table.description,
    priceType: 'FIXED',
    price: 48_000_00,
    unit: 'PIECE',
    photoIds: [],
    availability: 'IN_STOCK',
    orderDays: null,
    delivery: 'PICKUP',
    cityId: 1,
    attributes: [],
    sku: null,
  }
  const draft = aProduct({ status: 'DRAFT', version: 1 })

  /** An API that writes down what it is asked; what is to be sent is refused so many times. */
  const recorded = (refusals = 0) => {
    const asked: string[] = []
    let left = refusals
    const api = {
      createProduct: async () => {
        asked.push('create')
        return { data: draft }
      },
      updateProduct: async (call: { params: { id: number }; body: { version: number } }) => {
        asked.push(`update ${call.params.id} of ${call.body.version}`)
        return { data: { ...draft, version: call.body.version + 1 } }
      },
      submitProduct: async (call: { body: { version: number } }) => {
        asked.push(`submit ${call.body.version}`)
        if (left > 0) {
          left -= 1
          throw new Error('no place')
        }
        return { data: aProduct({ status: 'PENDING', version: call.body.version + 1 }) }
      },
    }
    return { asked, save: productSaver(api as Parameters<typeof productSaver>[0], () => 'key') }
  }

  it('makes a draft, and sends it only where it is to be sent', async () => {
    const { asked, save } = recorded()
    expect((await save(body, 'DRAFT', null)).status).toBe('DRAFT')
    expect(asked).toEqual(['create'])
    const { asked: further, save: send } = recorded()
    expect((await send(body, 'SEND', null)).status).toBe('PENDING')
    expect(further).toEqual(['create', 'submit 1'])
  })

  it('makes no second draft when sending has failed, and sends it in the version that it has by then', async () => {
    const { asked, save } = recorded(1)
    await expect(save(body, 'SEND', null)).rejects.toThrow('no place')
    expect((await save(body, 'SEND', null)).status).toBe('PENDING')
    expect(asked).toEqual(['create', 'submit 1', `update ${draft.id} of 1`, 'submit 2'])
  })

  it('changes what is there in the version that was seen, or in its own newer one', async () => {
    const { asked, save } = recorded(1)
    await expect(save(body, 'SEND', { id: draft.id, version: 7 })).rejects.toThrow('no place')
    await save(body, 'DRAFT', { id: draft.id, version: 7 })
    await save(body, 'DRAFT', { id: draft.id, version: 12 })
    expect(asked).toEqual([
      `update ${draft.id} of 7`,
      'submit 8',
      `update ${draft.id} of 8`,
      `update ${draft.id} of 12`,
    ])
  })
})

it('one’s own goods are asked for by state and page, and the question can be cancelled', async () => {
  const { api, calls } = recordingApi()
  const { signal } = new AbortController()
  await productQueries(api).own({ status: 'DRAFT', page: 2 }).queryFn({ signal })
  await productQueries(api).own({ status: null, page: 1 }).queryFn()
  expect(calls).toEqual([
    ['listMyProducts', { query: { page: 2, status: 'DRAFT' } }, { signal }],
    ['listMyProducts', { query: { page: 1 } }, {}],
  ])
})
