import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import type { CategoryOutline } from '../../categories/index.ts'
import { PRODUCT_LIMITS } from '../../contract/content-terms.ts'
import { productRow } from '../../contract/products.ts'
import { splitCells, writeCells } from '../../tables/index.ts'
import { anOwnProductCard, settle } from '../../testing/index.ts'
import { productRules, UNKNOWN_CATEGORY } from '../../validators/index.ts'
import { type ImportPorts, importParts, importProductsForm, NO_SOUND_ROWS } from '../import-products.machine.ts'
import { categoryCell } from './category-cell.ts'
import { onlyRows, productTemplate, readProductTable, TABLE_LIMITS, withCell } from './read-product-table.ts'

const leaf = (id: number, name: string, slug: string): CategoryOutline => ({
  id,
  name,
  slug,
  tasksCount: 0,
  childCategories: [],
})
const tree: readonly CategoryOutline[] = [
  { ...leaf(1, 'Дом', 'dom'), childCategories: [leaf(11, 'Мебель', 'mebel'), leaf(12, 'Другое', 'dom-drugoe')] },
  { ...leaf(2, 'Сад', 'sad'), childCategories: [leaf(21, 'Другое', 'sad-drugoe')] },
]
const WORDS = 'Массив дуба, масло с воском, размер 120 на 60.'
const HEAD = 'Название;Раздел;Описание;Цена'
const read = (text: string) => readProductTable(text, tree)
const problemsOf = (text: string) => read(text).rows.map(({ problems }) => problems.map(({ message }) => message))

describe('a table of goods', () => {
  it('is read with a byte order mark, quotes, synonyms of its headings and empty rows', () => {
    const text = `\uFEFFНаименование;Категория;Описание;"Цена, ₽";Ед. изм.;Доставка;Срок (дней);Характеристика: Материал;Цвет\r
"Стол ""Лофт""; дуб";мебель;"${WORDS}\r
Под ключ.";"1 200,50";м²;самовывоз, доставка;14;Дуб;серый\r
;;;;;;;;\r
Скамья из ясеня;mebel;${WORDS};договорная;;;;;\r
`
    const table = read(text)
    expect(table.ignored).toEqual(['Цвет'])
    expect(table.rows.map(({ number, product }) => ({ number, product }))).toEqual([
      {
        number: 2,
        product: {
          title: 'Стол "Лофт"; дуб',
          categoryId: 11,
          description: `${WORDS}\nПод ключ.`,
          priceType: 'FIXED',
          price: 1_200_50,
          unit: 'SQUARE_METRE',
          availability: 'TO_ORDER',
          orderDays: 14,
          delivery: 'BOTH',
          attributes: [{ name: 'Материал', value: 'Дуб' }],
          sku: null,
        },
      },
      {
        number: 4,
        product: {
          title: 'Скамья из ясеня',
          categoryId: 11,
          description: WORDS,
          priceType: 'NEGOTIABLE',
          price: null,
          unit: 'PIECE',
          availability: 'IN_STOCK',
          orderDays: null,
          delivery: 'PICKUP',
          attributes: [],
          sku: null,
        },
      },
    ])
  })

  it.each([
    ['нет в наличии', 'SOLD_OUT', null],
    ['Распродано', 'SOLD_OUT', null],
    ['0', 'SOLD_OUT', null],
    ['12', 'IN_STOCK', null],
    ['есть', 'IN_STOCK', null],
  ] as const)('reads «%s» of what is left as %s', (cell, availability, orderDays) => {
    const [row] = read(`${HEAD};Остаток\nСкамья из ясеня;Мебель;${WORDS};1200;${cell}`).rows
    expect([row?.product?.availability, row?.product?.orderDays]).toEqual([availability, orderDays])
  })

  it.each([';', '\t', ','])('knows that its cells are apart by «%s»', (delimiter) => {
    const rows = [HEAD.split(';'), ['Скамья; из, ясеня', 'Мебель', WORDS, '1 200,50']]
    expect(read(writeCells(rows, delimiter)).rows.map(({ product }) => [product?.title, product?.price])).toEqual([
      ['Скамья; из, ясеня', 1_200_50],
    ])
  })

  it('says which columns are needed, and reads nothing without them', () => {
    expect(read('Название;Цена\nСтол из дуба;100')).toEqual({
      columns: [
        { kind: 'title', heading: 'Название' },
        { kind: 'price', heading: 'Цена' },
      ],
      missing: ['Раздел', 'Описание'],
      ignored: [],
      rows: [],
    })
  })

  it('says of each cell what to do, with its heading', () => {
    const [row] = read(`${HEAD};Наличие;Дней изготовления\nСт;Мебиль;коротко;дорого;на заказ;`).rows
    expect(row?.product).toBeNull()
    expect(row?.problems).toEqual([
      { column: 0, heading: 'Название', message: productRules.title('Ст') },
      { column: 1, heading: 'Раздел', message: 'Раздела «Мебиль» нет. Похож «Мебель»: выберите его или другой.' },
      { column: 2, heading: 'Описание', message: productRules.description('коротко') },
      { column: 3, heading: 'Цена', message: 'Это не похоже на цену: «дорого». Напишите число, например «1 200,50».' },
      { column: 5, heading: 'Дней изготовления', message: productRules.orderDays(null) },
    ])
  })

  it('takes no category that two have by name, and writes such a one by its address', () => {
    expect(problemsOf(`${HEAD}\nЛейка;Другое;${WORDS};100`)).toEqual([
      [productRules.title('Лейка'), 'Разделов «Другое» несколько. Выберите нужный из списка.'].filter(
        (one) => one !== null,
      ),
    ])
    expect([categoryCell(tree, 21), categoryCell(tree, 11)]).toEqual(['sad-drugoe', 'Мебель'])
    expect(read(`${HEAD}\nЛейка садовая;sad-drugoe;${WORDS};100`).rows[0]?.product?.categoryId).toBe(21)
  })

  it('leaves rows over the limit to the next time', () => {
    const row = `Скамья из ясеня;Мебель;${WORDS};100`
    const { rows } = read([HEAD, ...Array.from({ length: TABLE_LIMITS.rows + 2 }, () => row)].join('\n'))
    expect(rows.filter(({ product }) => product === null)).toHaveLength(2)
  })

  it('is mended a cell at a time, and cut to what is left', () => {
    const text = `${HEAD}\nСкамья из ясеня;Мебиль;${WORDS};100\nПолка из дуба;Мебель;${WORDS};200`
    const mended = withCell(text, 2, 1, 'Мебель')
    expect(problemsOf(mended)).toEqual([[], []])
    expect(onlyRows(text, new Set([3]))).toBe(`${HEAD}\nПолка из дуба;Мебель;${WORDS};200`)
    expect(onlyRows(text, new Set())).toBe('')
  })

  it('has a template that makes a product', () => {
    expect(problemsOf(productTemplate('Мебель'))).toEqual([[]])
  })

  it('writes cells that are read again as they were, whatever they hold', () => {
    const cell = fc.string({ unit: fc.constantFrom('а', '"', ';', ',', '\t', '\n', ' ') })
    const delimiters = fc.constantFrom(';', ',', '\t')
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1 }), { minLength: 1 }), delimiters, (rows, delimiter) => {
        expect(splitCells(writeCells(rows, delimiter), delimiter)).toEqual(rows)
      }),
    )
  })

  it('may hold anything at all; what it makes is what the server takes, and every other row says why not', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('Мебель', WORDS, '1 200,50', 'от 900 ₽', '-1', 'на заказ', '999', 'самовывоз', '"'),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 9 })), (rows) => {
        const head = `${HEAD};Единица;Наличие;Дней изготовления;Получение;Характеристика: Цвет`.split(';')
        for (const { product, problems } of read(writeCells([head, ...rows], ';')).rows) {
          expect(product === null).toBe(problems.length > 0)
          if (product) expect(productRow.safeParse({ ...product, cityId: 1 }).success).toBe(true)
        }
      }),
    )
  })

  it('goes in parts that a call may carry, in order', () => {
    const row = fc.record({ row: fc.record({ text: fc.string({ maxLength: 20_000, size: 'max' }) }) })
    fc.assert(
      fc.property(fc.array(row, { maxLength: 120 }), (rows) => {
        const parts = importParts(rows)
        expect(parts.flat()).toEqual(rows)
        expect(parts.every(({ length }) => length > 0 && length <= PRODUCT_LIMITS.atOnce)).toBe(true)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the form of a table', () => {
  const row = (title: string, price = '100') => `${title};Мебель;${WORDS};${price}`
  const sent = async (text: string, ports: Partial<ImportPorts>) => {
    const machine = importProductsForm.provide({
      api: { createProducts: async () => Promise.reject(new Error('Нет связи')) },
      tree: () => tree,
      keyOf: JSON.stringify,
      onProgress: () => {},
      ...ports,
    })
    const actor = createActor(machine, { input: { values: { cityId: 7, text } } }).start()
    actor.send({ type: 'form.submit' })
    await settle()
    return importProductsForm.select(actor.getSnapshot())
  }

  it('makes the sound rows, and leaves those that are wrong or were refused', async () => {
    const bodies: unknown[] = []
    const told: unknown[] = []
    const form = await sent(
      [HEAD, row('Скамья из ясеня'), row('Полка из дуба', 'дорого'), row('Табурет из берёзы')].join('\n'),
      {
        api: {
          createProducts: async ({ body }) => {
            bodies.push(body.rows.map(({ title, cityId }) => [title, cityId]))
            const refused = { status: 'REFUSED', code: 'VALIDATION_FAILED', message: 'Проверьте.' } as const
            return {
              data: {
                rows: [
                  { status: 'CREATED', product: anOwnProductCard({ title: 'Скамья из ясеня' }) },
                  { ...refused, fields: { categoryId: UNKNOWN_CATEGORY } },
                ],
              },
            }
          },
        },
        onProgress: (done, of) => told.push([done, of]),
      },
    )
    expect(bodies).toEqual([
      [
        ['Скамья из ясеня', 7],
        ['Табурет из берёзы', 7],
      ],
    ])
    expect(told).toEqual([[2, 2]])
    expect(form.status === 'done' && form.output).toEqual({
      created: [anOwnProductCard({ title: 'Скамья из ясеня' })],
      left: [HEAD, row('Полка из дуба', 'дорого'), row('Табурет из берёзы')].join('\n'),
      refused: [{ number: 3, message: UNKNOWN_CATEGORY }],
      interrupted: null,
    })
  })

  it('tells what was made when the connection goes between two parts', async () => {
    const rows = Array.from({ length: PRODUCT_LIMITS.atOnce + 1 }, (_, place) => row(`Скамья номер ${place}`))
    let calls = 0
    const form = await sent([HEAD, ...rows].join('\n'), {
      api: {
        createProducts: async ({ body }) => {
          calls += 1
          if (calls > 1) throw new Error('Нет связи')
          return { data: { rows: body.rows.map(() => ({ status: 'CREATED' as const, product: anOwnProductCard() })) } }
        },
      },
    })
    if (form.status !== 'done') throw new Error(form.status)
    expect(form.output.created).toHaveLength(PRODUCT_LIMITS.atOnce)
    expect(form.output.left).toBe([HEAD, rows.at(-1)].join('\n'))
    expect(form.output.interrupted).not.toBeNull()
  })

  it('keeps what was pasted when nothing is sound, or nothing got through', async () => {
    const wrong = await sent(`${HEAD}\n${row('Полка из дуба', 'дорого')}`, {})
    expect(wrong.status === 'failed' && wrong.message).toBe(NO_SOUND_ROWS)
    const lost = await sent(`${HEAD}\n${row('Полка из дуба')}`, {})
    expect([lost.status, lost.values.text]).toEqual(['failed', `${HEAD}\n${row('Полка из дуба')}`])
  })

  it('asks for a table and a city', () => {
    expect(Object.keys(importProductsForm.validate(importProductsForm.initial))).toEqual(['cityId', 'text'])
  })
})
