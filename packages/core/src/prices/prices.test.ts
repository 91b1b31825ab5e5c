import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { aService, settle } from '../testing/index.ts'
import { priceRule, serviceRules } from '../validators/index.ts'
import {
  linesOf,
  NO_ROOM,
  pastePricesForm,
  priceGroups,
  readPriceTable,
  serviceForm,
  serviceValues,
  TABLE_LENGTH,
  withGroupMoved,
  withLineMoved,
} from './index.ts'

const read = (text: string, room = 200) =>
  readPriceTable(text, room).map(({ line, problem }) =>
    line ? [line.name, line.priceType, line.price, line.unit] : problem,
  )

describe('a table of prices', () => {
  it('is read by its tabs, as Excel copies it, without the names of its columns and its empty rows', () => {
    const table = 'Услуга\tЦена, ₽\tЕд.\r\nЗамена смесителя\t1 500\tшт.\r\n\t\t\r\nУкладка плитки\tот 1200,50\tм²\r\n'
    expect(read(table)).toEqual([
      ['Замена смесителя', 'FIXED', 1_500_00, 'шт.'],
      ['Укладка плитки', 'FROM', 1_200_50, 'м²'],
    ])
    expect(readPriceTable(table, 9).map(({ number }) => number)).toEqual([2, 4])
  })

  it('is read by its semicolons where it has no tabs', () => {
    expect(read('Осмотр; 500 руб.\nВыезд;300р;за выезд')).toEqual([
      ['Осмотр', 'FIXED', 500_00, null],
      ['Выезд', 'FIXED', 300_00, 'выезд'],
    ])
  })

  it('knows quoted cells, and a quotation mark that is only one', () => {
    expect(read('"Монтаж ""под ключ"",\nс материалом"\t9000')).toEqual([
      ['Монтаж "под ключ", с материалом', 'FIXED', 9_000_00, null],
    ])
    expect(read('"Тёплый пол;2000\nСтяжка;900')).toEqual([
      ['"Тёплый пол', 'FIXED', 2_000_00, null],
      ['Стяжка', 'FIXED', 900_00, null],
    ])
  })

  it.each([
    ['1 500 ₽', 'FIXED', 1_500_00, null],
    ['от 350 ₽/м²', 'FROM', 350_00, 'м²'],
    ['От 2 000 рублей за комнату', 'FROM', 2_000_00, 'комнату'],
    ['договорная', 'NEGOTIABLE', null, null],
    ['По договорённости', 'NEGOTIABLE', null, null],
    ['—', 'NEGOTIABLE', null, null],
  ])('takes «%s» for a price', (cell, ...rest) => {
    expect(read(`Работа\t${cell}`)).toEqual([['Работа', ...rest]])
  })

  it('says of each row what is wrong with it', () => {
    const rows = ['Осмотр', 'Замена\tдорого', '\t500', 'Мелочь\t0,5', `Кладка\t900\t${'м'.repeat(30)}`, 'Выезд\t300']
    expect(read(rows.join('\n'))).toEqual([
      'Нет цены.',
      'Это не похоже на цену: «дорого».',
      serviceRules.name(''),
      priceRule(50),
      serviceRules.unit('м'.repeat(30)),
      ['Выезд', 'FIXED', 300_00, null],
    ])
  })

  it('fills the room that there is, and no more', () => {
    const rows = readPriceTable('Один\tдорого\nДва и\t200\nТри и\t300', 1)
    expect(rows.map(({ problem }) => problem)).toEqual(['Это не похоже на цену: «дорого».', null, NO_ROOM])
    expect(linesOf(rows).map(({ name }) => name)).toEqual(['Два и'])
  })

  it('may hold anything at all, and is read at once', () => {
    const started = performance.now()
    for (const text of ['"'.repeat(100_000), '\t'.repeat(100_000), '1'.repeat(100_000), `а${' /'.repeat(50_000)}`]) {
      expect(() => readPriceTable(text, 200)).not.toThrow()
    }
    expect(performance.now() - started).toBeLessThan(2_000)
    expect(read(`${'а'.repeat(TABLE_LENGTH)}\t500`)).toEqual([serviceRules.name('а'.repeat(200))])
  })
})

const [plumbing, tiles, paint] = [
  { id: 11, name: 'Сантехника' },
  { id: 12, name: 'Укладка плитки' },
  { id: 13, name: 'Покраска' },
]
const lines = [
  aService({ id: 1, category: plumbing }),
  aService({ id: 2, category: plumbing }),
  aService({ id: 3, category: plumbing }),
  aService({ id: 4, category: tiles }),
  aService({ id: 5, category: paint }),
]
const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id)

describe('the order of a price list', () => {
  it('stands by categories', () => {
    expect(priceGroups(lines).map(({ category, lines: own }) => [category.name, ids(own)])).toEqual([
      ['Сантехника', [1, 2, 3]],
      ['Укладка плитки', [4]],
      ['Покраска', [5]],
    ])
  })

  it('changes within a category by a line', () => {
    expect(ids(withLineMoved(lines, 1, 2))).toEqual([2, 3, 1, 4, 5])
    expect(ids(withLineMoved(lines, 3, 0))).toEqual([3, 1, 2, 4, 5])
  })

  it('changes by a whole category', () => {
    expect(ids(withGroupMoved(lines, 12, 0))).toEqual([4, 1, 2, 3, 5])
    expect(ids(withGroupMoved(lines, 12, 2))).toEqual([1, 2, 3, 5, 4])
  })

  it('stays where there is no such place, line or category', () => {
    for (const same of [
      withLineMoved(lines, 1, 3),
      withLineMoved(lines, 1, -1),
      withLineMoved(lines, 99, 0),
      withGroupMoved(lines, 11, -1),
      withGroupMoved(lines, 13, 3),
      withGroupMoved(lines, 99, 1),
    ]) {
      expect(ids(same)).toEqual([1, 2, 3, 4, 5])
    }
  })
})

describe('the form of a line', () => {
  it('begins with what the line says, and sends it', async () => {
    const asked: object[] = []
    const machine = serviceForm.provide({
      save: async (body) => {
        asked.push(body)
        return aService()
      },
    })
    const actor = createActor(machine, { input: { values: serviceValues(aService({ unit: null })) } }).start()
    actor.send({ type: 'field.change', name: 'priceType', value: 'NEGOTIABLE' })
    actor.send({ type: 'form.submit' })
    await settle()
    expect(asked).toEqual([
      { categoryId: 11, name: 'Замена смесителя', priceType: 'NEGOTIABLE', price: null, unit: null },
    ])
    expect(serviceForm.select(actor.getSnapshot()).status).toBe('done')
  })

  it('wants a category, a name and a price that is not to be agreed upon', () => {
    expect(Object.keys(serviceForm.validate(serviceForm.initial))).toEqual(['categoryId', 'name', 'price'])
  })
})

describe('the form of a table', () => {
  const paste = async (text: string, room = 200) => {
    const asked: object[] = []
    const api = {
      createServices: async (args: object, { idempotencyKey }: { idempotencyKey?: string } = {}) => {
        asked.push({ ...args, idempotencyKey })
        return { data: lines }
      },
    }
    const values = { categoryId: 11, text }
    const actor = createActor(pastePricesForm.provide({ api: api as never, keyOf: () => 'key', room }), {
      input: { values },
    }).start()
    actor.send({ type: 'form.submit' })
    await settle()
    return { asked, view: pastePricesForm.select(actor.getSnapshot()) }
  }

  it('sends the rows that are sound, and leaves the others to be mended', async () => {
    const { asked, view } = await paste('Осмотр\t500\nВыезд\tдорого\nЗамена\t900\tшт.')
    expect(asked).toEqual([
      {
        body: {
          categoryId: 11,
          lines: [
            { name: 'Осмотр', priceType: 'FIXED', price: 500_00, unit: null },
            { name: 'Замена', priceType: 'FIXED', price: 900_00, unit: 'шт.' },
          ],
        },
        idempotencyKey: 'key',
      },
    ])
    expect(view).toMatchObject({ status: 'done', output: { added: 2, left: 'Выезд\tдорого', services: lines } })
  })

  it('sends nothing of a table without a sound row, and says so where there is no room', async () => {
    const nothing = await paste('')
    expect([nothing.asked, nothing.view.status === 'editing' && nothing.view.errors.text]).toEqual([
      [],
      'Вставьте строки таблицы.',
    ])
    const unsound = await paste('Осмотр\tдорого')
    expect(unsound.view.status === 'editing' && unsound.view.errors.text).toMatch(/^Ни одна строка/)
    const full = await paste('Осмотр\t500', 0)
    expect([full.asked, full.view]).toMatchObject([[], { status: 'failed', message: NO_ROOM }])
  })
})
