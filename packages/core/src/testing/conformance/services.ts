import { SERVICE_LIMITS, SERVICES_FULL, servicesOver } from '../../contract/content-terms.ts'
import { priceRule, UNKNOWN_CATEGORY } from '../../validators/index.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import { aPriceList, serviceBody } from './showcase.ts'
import type { Person, Stage } from './stage.ts'

const listOf = ({ id: executorId }: Pick<Person, 'id'>) => ({ query: { executorId } })
const numbersOf = (lines: readonly { readonly id: number }[]) => lines.map(({ id }) => id)
const pageOf = ({ id }: Pick<Person, 'id'>) => ({ params: { id } })
const at = (id: number) => ({ params: { id } })

const reads: readonly Scenario[] = [
  on('listServices').answers({
    title: 'A price list is read by everybody in its owner’s order, one category in one place',
    arrange: async (stage) => {
      const [, other] = await stage.categories()
      return aPriceList(stage, { name: 'Первая' }, { name: 'Вторая', categoryId: other.id }, { name: 'Третья' })
    },
    act: ({ executor }, { guest }) => ({ by: guest, with: listOf(executor) }),
    answer: ({ services }) => [0, 2, 1].flatMap((index) => services[index] ?? []),
  }),
  on('listServices').answers({
    title: 'Of who has not confirmed the address, or is no executor, nobody reads a price',
    arrange: async (stage) => {
      const unconfirmed = await stage.someone({ role: 'EXECUTOR', isEmailConfirmed: false })
      const line = await unconfirmed.does('createService', { body: await serviceBody(stage) })
      return { unconfirmed, line, client: await stage.someone('CLIENT') }
    },
    act: ({ unconfirmed }, { guest }) => ({ by: guest, with: listOf(unconfirmed) }),
    answer: () => [],
    afterwards: ({ unconfirmed, line, client }, _, { guest }) => [
      sees(unconfirmed, 'listServices', listOf(unconfirmed), [line]),
      sees(guest, 'listServices', listOf(client), []),
    ],
  }),
]

const writes: readonly Scenario[] = [
  on('createService').answers({
    title: 'A new line stands at the end',
    arrange: async (stage) => {
      const [leaf] = await stage.categories()
      return { ...(await aPriceList(stage, {})), leaf, body: await serviceBody(stage, { name: ' Установка ванны ' }) }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    answer: ({ leaf }, { id }) => ({
      id,
      category: { id: leaf.id, name: leaf.name },
      name: 'Установка ванны',
      priceType: 'FROM' as const,
      price: 1_500_00,
      unit: 'шт.',
      version: 1,
    }),
    afterwards: ({ executor, numbers }, { id }, { guest }) => [
      seesThat(guest, 'listServices', listOf(executor), numbersOf, [...numbers, id]),
    ],
  }),
  on('createService').shows({
    title: 'What is to be agreed upon has no price, whatever was sent',
    arrange: async (stage) => ({
      ...(await aPriceList(stage)),
      body: await serviceBody(stage, { priceType: 'NEGOTIABLE', unit: null }),
    }),
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    look: ({ priceType, price, unit }) => [priceType, price, unit],
    answer: () => ['NEGOTIABLE', null, null],
    afterwards: ({ executor }, _, { guest }) => [
      seesThat(guest, 'getExecutor', pageOf(executor), ({ priceFrom, counts }) => [priceFrom, counts.services], [
        null,
        1,
      ]),
    ],
  }),
  on('createService').refuses('VALIDATION_FAILED', {
    title: 'A category that has others below it takes no services',
    arrange: async (stage) => {
      const [{ parentId }] = await stage.categories()
      return { ...(await aPriceList(stage)), body: await serviceBody(stage, { categoryId: parentId ?? 0 }) }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    fields: { categoryId: UNKNOWN_CATEGORY },
  }),
  on('createService').refuses('LIMIT_REACHED', {
    title: 'There is an end to a price list',
    arrange: async (stage) => {
      const lines = Array.from({ length: SERVICE_LIMITS.count }, (_, index) => ({ name: `Услуга ${index}` }))
      return { ...(await aPriceList(stage, ...lines)), body: await serviceBody(stage) }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    afterwards: ({ executor, body, numbers: [first = 0] }) => [
      async () => {
        const reply = await executor.ask('createService', { body })
        const said = (reply.body as { readonly message?: unknown }).message
        return said === SERVICES_FULL ? [] : [`a full price list is told of as ${JSON.stringify(said)}`]
      },
      async () => {
        await executor.does('deleteService', at(first))
        return seesThat(executor, 'createService', { body }, ({ version }) => version, 1)()
      },
    ],
  }),
  on('createServices').shows({
    title: 'Lines of a table stand at the end in their order, and one of them may be to be agreed upon',
    arrange: async (stage) => {
      const [{ id: categoryId }] = await stage.categories()
      const lines = [
        { name: ' Замена сифона ', priceType: 'FROM', price: 900_00, unit: 'шт.' },
        { name: 'Осмотр', priceType: 'NEGOTIABLE', price: 100_00 },
      ] as const
      return { ...(await aPriceList(stage, { name: 'Первая' })), body: { categoryId, lines: [...lines] } }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    look: (lines) => lines.map(({ name, price, unit, version }) => [name, price, unit, version]),
    answer: () => [
      ['Первая', 1_500_00, 'шт.', 1],
      ['Замена сифона', 900_00, 'шт.', 1],
      ['Осмотр', null, null, 1],
    ],
    afterwards: ({ executor }, answered, { guest }) => [
      sees(guest, 'listServices', listOf(executor), answered),
      seesThat(
        guest,
        'getExecutor',
        pageOf(executor),
        ({ priceFrom, counts }) => [priceFrom, counts.services],
        [900_00, 3],
      ),
    ],
  }),
  on('createServices').refuses('VALIDATION_FAILED', {
    title: 'A category that has others below it takes no table either',
    arrange: async (stage) => {
      const [{ parentId }] = await stage.categories()
      const { categoryId: _, ...line } = await serviceBody(stage)
      return { ...(await aPriceList(stage)), body: { categoryId: parentId ?? 0, lines: [line] } }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    fields: { categoryId: UNKNOWN_CATEGORY },
    afterwards: ({ executor }) => [sees(executor, 'listServices', listOf(executor), [])],
  }),
  on('createServices').refuses('VALIDATION_FAILED', {
    title: 'One line without its price keeps the others out',
    arrange: async (stage) => {
      const { categoryId, ...line } = await serviceBody(stage)
      return { ...(await aPriceList(stage)), body: { categoryId, lines: [line, { ...line, price: null }] } }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    fields: { 'lines.1.price': priceRule(null) ?? '' },
    afterwards: ({ executor }) => [sees(executor, 'listServices', listOf(executor), [])],
  }),
  on('createServices').refuses('LIMIT_REACHED', {
    title: 'More lines than there is room for are not added at all',
    arrange: async (stage) => {
      const { categoryId, ...line } = await serviceBody(stage)
      const { executor } = await aPriceList(stage, {})
      return { executor, body: { categoryId, lines: Array.from({ length: SERVICE_LIMITS.count }, () => line) } }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    afterwards: ({ executor, body }) => [
      async () => {
        const reply = await executor.ask('createServices', { body })
        const said = (reply.body as { readonly message?: unknown }).message
        const wanted = servicesOver(SERVICE_LIMITS.count - 1)
        return said === wanted ? [] : [`a table that is too long is told of as ${JSON.stringify(said)}`]
      },
      seesThat(executor, 'listServices', listOf(executor), ({ length }) => length, 1),
    ],
  }),
  on('updateService').shows({
    title: 'A changed line stands with its category, and the smallest price is told anew',
    arrange: async (stage) => {
      const [, other] = await stage.categories()
      const list = await aPriceList(stage, { price: 900_00 }, { price: 700_00 }, { price: 800_00 })
      return { ...list, other, body: await serviceBody(stage, { categoryId: other.id, name: 'Другое', price: 950_00 }) }
    },
    act: ({ executor, numbers: [, second = 0], body }) => ({
      by: executor,
      with: { ...at(second), body: { ...body, version: 1 } },
    }),
    look: ({ name, category, price, version }) => [name, category.id, price, version],
    answer: ({ other }) => ['Другое', other.id, 950_00, 2],
    afterwards: ({ executor, numbers: [first = 0, second = 0, third = 0] }, _, { guest }) => [
      seesThat(guest, 'getExecutor', pageOf(executor), ({ priceFrom }) => priceFrom, 800_00),
      seesThat(guest, 'listServices', listOf(executor), numbersOf, [first, third, second]),
    ],
  }),
  on('updateService').refuses('VALIDATION_FAILED', {
    title: 'A line is not moved to a category that nobody knows',
    arrange: async (stage) => ({
      ...(await aPriceList(stage, {})),
      body: await serviceBody(stage, { categoryId: 1_999_999_999 }),
    }),
    act: ({ executor, numbers: [id = 0], body }) => ({
      by: executor,
      with: { ...at(id), body: { ...body, version: 1 } },
    }),
    fields: { categoryId: UNKNOWN_CATEGORY },
  }),
  on('updateService').shows({
    title: 'What is left out of a change stays',
    arrange: (stage) => aPriceList(stage, { name: 'Установка ванны', price: 3_000_00 }),
    act: ({ executor, numbers: [id = 0] }) => ({
      by: executor,
      with: { ...at(id), body: { priceType: 'FIXED', version: 1 } },
    }),
    look: ({ name, priceType, price, unit }) => [name, priceType, price, unit],
    answer: () => ['Установка ванны', 'FIXED', 3_000_00, 'шт.'],
    afterwards: ({ executor, numbers: [id = 0] }) => [
      seesThat(
        executor,
        'updateService',
        { ...at(id), body: { priceType: 'NEGOTIABLE', version: 2 } },
        ({ price }) => price,
        null,
      ),
    ],
  }),
  on('updateService').refuses('VALIDATION_FAILED', {
    title: 'What has a price no longer to be agreed upon has to name it',
    arrange: (stage) => aPriceList(stage, { priceType: 'NEGOTIABLE', price: null }),
    act: ({ executor, numbers: [id = 0] }) => ({
      by: executor,
      with: { ...at(id), body: { priceType: 'FROM', version: 1 } },
    }),
    fields: { price: priceRule(null) ?? '' },
  }),
  on('deleteService').answers({
    title: 'A deleted line is gone, and its price with it',
    arrange: (stage) => aPriceList(stage, { price: 500_00 }, { price: 900_00 }),
    act: ({ executor, numbers: [first = 0] }) => ({ by: executor, with: at(first) }),
    answer: () => undefined,
    afterwards: ({ executor, numbers: [first = 0, second = 0] }, _, { guest }) => [
      seesThat(guest, 'listServices', listOf(executor), numbersOf, [second]),
      seesThat(
        guest,
        'getExecutor',
        pageOf(executor),
        ({ priceFrom, counts }) => [priceFrom, counts.services],
        [900_00, 1],
      ),
      isRefused(executor, 'deleteService', at(first), { code: 'NOT_FOUND' }),
    ],
  }),
]

const changedMeanwhile = (title: string, wanted: (own: readonly number[], foreign: number) => readonly number[]) =>
  on('orderServices').refuses('VERSION_CONFLICT', {
    title,
    arrange: async (stage: Stage) => ({
      ...(await aPriceList(stage, {}, {})),
      other: await aPriceList(stage, {}),
    }),
    act: ({ executor, numbers, other: { numbers: foreign } }) => ({
      by: executor,
      with: { body: { ids: [...wanted(numbers, foreign[0] ?? 0)] } },
    }),
    afterwards: ({ executor, numbers }, { guest }) => [
      seesThat(guest, 'listServices', listOf(executor), numbersOf, [...numbers]),
    ],
  })

const orders: readonly Scenario[] = [
  on('orderServices').shows({
    title: 'Everybody reads the new order',
    arrange: (stage) => aPriceList(stage, {}, {}, {}),
    act: ({ executor, numbers }) => ({ by: executor, with: { body: { ids: numbers.toReversed() } } }),
    look: numbersOf,
    answer: ({ numbers }) => numbers.toReversed(),
    afterwards: ({ executor, numbers, services: [first] }, _, { guest }) => [
      seesThat(guest, 'listServices', listOf(executor), numbersOf, numbers.toReversed()),
      // Its version is that of its words: a form that is open elsewhere may still be sent.
      seesThat(guest, 'listServices', listOf(executor), (lines) => lines.at(-1), first),
    ],
  }),
  changedMeanwhile('An order without a line that was added meanwhile is of another list', ([first = 0]) => [first]),
  changedMeanwhile('An order that names a line twice is none', ([first = 0]) => [first, first]),
  changedMeanwhile('A line of another cannot be put into an order', ([first = 0], foreign) => [foreign, first]),
]

/** Price lists of executors. */
export const serviceScenarios: readonly Scenario[] = [...reads, ...writes, ...orders]
