import { UNKNOWN_CATEGORY } from '../../validators/index.ts'
import { JOINED_PASSWORD } from './backend.ts'
import { aPicture, upload } from './files.ts'
import { buys, hasUsed, monthsAfter, tariffFor, timeUntil } from './purchases.ts'
import { isRefused, on, type Scenario, sees, seesThat } from './scenario.ts'
import { caseBody, showsWorks } from './showcase.ts'
import type { DataOf, Person, Stage } from './stage.ts'

const listOf = ({ id: executorId }: Pick<Person, 'id'>) => ({ query: { executorId } })
const pageOf = ({ id }: Pick<Person, 'id'>) => ({ params: { id } })
const at = (id: number) => ({ params: { id } })
const numbersOf = ({ items }: DataOf<'listCases'>) => items.map(({ id }) => id)
const NO_FILE = { photoIds: 'Файл не найден. Приложите его ещё раз.' }

const anExecutor = async (stage: Stage) => ({ executor: await stage.someone('EXECUTOR') })

/** An executor with so many works. */
const aPortfolio = async (stage: Stage, count: number) => {
  const { executor } = await anExecutor(stage)
  return { executor, numbers: await showsWorks(stage, executor, count) }
}

/** Somebody who had room for more works than they have now: four, of which the free tariff shows three. */
const afterDowngrade = async (stage: Stage) => {
  const { executor } = await anExecutor(stage)
  const end = monthsAfter(stage, 1)
  await buys(stage, executor, tariffFor('BASIC'))
  const numbers = await showsWorks(stage, executor, 4)
  stage.advance(timeUntil(stage, end))
  return { executor, numbers, newest: numbers.toReversed().slice(0, 3), hidden: numbers[0] ?? 0 }
}

const reads: readonly Scenario[] = [
  on('listCases').shows({
    title: 'A portfolio is read by everybody, the newest first, a page at a time',
    arrange: (stage) => aPortfolio(stage, 3),
    act: ({ executor }, { guest }) => ({
      by: guest,
      with: { query: { executorId: executor.id, page: 2, limit: 2 } },
    }),
    look: (data) => ({ ids: numbersOf(data), ...data.pagination }),
    answer: ({ numbers }) => ({ ids: numbers.slice(0, 1), totalItems: 3 }),
    afterwards: ({ executor, numbers }, _, { guest }) => [
      seesThat(guest, 'listCases', listOf(executor), numbersOf, numbers.toReversed()),
      seesThat(guest, 'getExecutor', pageOf(executor), ({ counts }) => counts.cases, 3),
    ],
  }),
  on('listCases').shows({
    title: 'What a smaller tariff has no room for is hidden from everybody but its owner',
    arrange: afterDowngrade,
    act: ({ executor }, { guest }) => ({ by: guest, with: listOf(executor) }),
    look: (data) => ({ ids: numbersOf(data), ...data.pagination }),
    answer: ({ newest }) => ({ ids: newest, totalItems: 3 }),
    afterwards: ({ executor, hidden, newest: [last = 0] }, _, stage) => [
      seesThat(
        executor,
        'listCases',
        listOf(executor),
        ({ items, pagination }) => [items.map(({ isHidden }) => isHidden), pagination.totalItems],
        [[false, false, false, true], 4],
      ),
      seesThat(stage.guest, 'getExecutor', pageOf(executor), ({ counts }) => counts.cases, 3),
      hasUsed(executor, 'CASES', 4, 3),
      isRefused(stage.guest, 'getCase', at(hidden), { code: 'NOT_FOUND' }),
      seesThat(executor, 'getCase', at(hidden), ({ isHidden }) => isHidden, true),
      async () => {
        await executor.does('deleteCase', at(last))
        return seesThat(stage.guest, 'getCase', at(hidden), ({ isHidden }) => isHidden, false)()
      },
    ],
  }),
  on('getCase').shows({
    title: 'What was hidden is shown again with a larger tariff, or with room that is bought',
    arrange: async (stage) => {
      const made = await afterDowngrade(stage)
      await buys(stage, made.executor, { services: [{ type: 'CASES', unit: 'month', amount: 1 }] })
      return made
    },
    act: ({ hidden }, { guest }) => ({ by: guest, with: at(hidden) }),
    look: ({ id, isHidden }) => [id, isHidden],
    answer: ({ hidden }) => [hidden, false],
    afterwards: ({ executor }, _, { guest }) => [
      hasUsed(executor, 'CASES', 4, 13),
      seesThat(guest, 'getExecutor', pageOf(executor), ({ counts }) => counts.cases, 4),
    ],
  }),
  on('getCase').refuses('NOT_FOUND', {
    title: 'Works of who has not confirmed the address are nobody else’s to see',
    arrange: async (stage) => {
      const executor = await stage.someone({ role: 'EXECUTOR', isEmailConfirmed: false })
      const [id = 0] = await showsWorks(stage, executor, 1)
      return { executor, id, moderator: await stage.someone('MODERATOR') }
    },
    act: ({ moderator, id }) => ({ by: moderator, with: at(id) }),
    afterwards: ({ executor, id }, { guest }) => [
      seesThat(guest, 'listCases', listOf(executor), ({ items, pagination }) => [items, pagination.totalItems], [
        [],
        0,
      ]),
      seesThat(executor, 'getCase', at(id), (work) => work.id, id),
    ],
  }),
]

const writes: readonly Scenario[] = [
  on('createCase').answers({
    title: 'A work stands first in the portfolio, with its photos in their order',
    arrange: async (stage) => {
      const { executor } = await aPortfolio(stage, 1)
      const photos = [await upload(executor, false, aPicture), await upload(executor, false, aPicture)]
      const photoIds = photos.map(({ id }) => id)
      const [leaf] = await stage.categories()
      const details = { text: ' Разводка и плитка. ', price: 96_000_00, termDays: 9, year: 2025 }
      return { executor, photos, leaf, body: await caseBody(stage, executor, { photoIds, ...details }) }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    answer: ({ executor, photos, leaf }, { id }, stage) => ({
      id,
      executorId: executor.id,
      title: 'Санузел за девять дней',
      text: 'Разводка и плитка.',
      photos: photos.flatMap(({ picture }) => picture ?? []),
      category: { id: leaf.id, name: leaf.name },
      price: 96_000_00,
      termDays: 9,
      year: 2025,
      isHidden: false,
      createdAt: stage.moment(),
      version: 1,
    }),
    afterwards: ({ executor, photos }, work, { guest }) => [
      sees(guest, 'getCase', at(work.id), work),
      seesThat(guest, 'listCases', listOf(executor), ({ items }) => items[0], work),
      hasUsed(executor, 'CASES', 2, 3),
      isRefused(executor, 'deleteFile', { params: { id: photos[0]?.id ?? '' } }, { code: 'TRANSITION_REFUSED' }),
    ],
  }),
  on('createCase').refuses('LIMIT_REACHED', {
    title: 'A tariff has room for so many works; one that is deleted makes room',
    arrange: async (stage) => {
      const made = await aPortfolio(stage, 3)
      return { ...made, body: await caseBody(stage, made.executor) }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    afterwards: ({ executor, numbers: [first = 0], body }) => [
      hasUsed(executor, 'CASES', 3, 3),
      async () => {
        await executor.does('deleteCase', at(first))
        return seesThat(executor, 'createCase', { body }, ({ version }) => version, 1)()
      },
    ],
  }),
  on('createCase').refuses('VALIDATION_FAILED', {
    title: 'A photo of another cannot be shown as one’s own',
    arrange: async (stage) => {
      const { executor } = await anExecutor(stage)
      const { id } = await upload(await stage.someone('EXECUTOR'), false, aPicture)
      return { executor, body: await caseBody(stage, executor, { photoIds: [id] }) }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    fields: NO_FILE,
  }),
  on('createCase').refuses('VALIDATION_FAILED', {
    title: 'What everybody sees is made of open files',
    arrange: async (stage) => {
      const { executor } = await anExecutor(stage)
      const { id } = await upload(executor, true, aPicture)
      return { executor, body: await caseBody(stage, executor, { photoIds: [id] }) }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    fields: { photoIds: 'Сюда прилагаются только открытые файлы.' },
  }),
  on('createCase').refuses('VALIDATION_FAILED', {
    title: 'A category that has others below it takes no works',
    arrange: async (stage) => {
      const { executor } = await anExecutor(stage)
      const [{ parentId }] = await stage.categories()
      return { executor, body: await caseBody(stage, executor, { categoryId: parentId ?? 0 }) }
    },
    act: ({ executor, body }) => ({ by: executor, with: { body } }),
    fields: { categoryId: UNKNOWN_CATEGORY },
  }),
  on('updateCase').shows({
    title: 'A changed work keeps its place, and a photo that was taken out is free again',
    arrange: async (stage) => {
      const { executor, numbers } = await aPortfolio(stage, 2)
      const [id = 0] = numbers
      const work = await stage.guest.does('getCase', at(id))
      const photo = await upload(executor, false, aPicture)
      const body = await caseBody(stage, executor, { title: 'Другая работа', photoIds: [photo.id] })
      return { executor, numbers, id, before: work.photos[0]?.id ?? '', photo, body }
    },
    act: ({ executor, id, body }) => ({ by: executor, with: { ...at(id), body: { ...body, version: 1 } } }),
    look: ({ title, photos, version }) => [title, photos.map((one) => one.id), version],
    answer: ({ photo }) => ['Другая работа', [photo.id], 2],
    afterwards: ({ executor, numbers, before }, _, { guest }) => [
      seesThat(guest, 'listCases', listOf(executor), numbersOf, numbers.toReversed()),
      sees(executor, 'deleteFile', { params: { id: before } }, undefined),
    ],
  }),
  on('updateCase').shows({
    title: 'What is left out of a change stays, the photos too',
    arrange: async (stage) => {
      const { executor } = await anExecutor(stage)
      const body = await caseBody(stage, executor, { text: 'Плитка.', price: 96_000_00, termDays: 9, year: 2025 })
      return { executor, before: await executor.does('createCase', { body }) }
    },
    act: ({ executor, before: { id } }) => ({
      by: executor,
      with: { ...at(id), body: { price: null, termDays: 10, version: 1 } },
    }),
    look: (work) => work,
    answer: ({ before }) => ({ ...before, price: null, termDays: 10, version: 2 }),
  }),
  on('updateCase').refuses('VALIDATION_FAILED', {
    title: 'A photo of one work is not shown with another',
    arrange: async (stage) => {
      const { executor, numbers } = await aPortfolio(stage, 2)
      const [first = 0, second = 0] = numbers
      const { photos } = await executor.does('getCase', at(first))
      return { executor, second, body: await caseBody(stage, executor, { photoIds: photos.map(({ id }) => id) }) }
    },
    act: ({ executor, second, body }) => ({ by: executor, with: { ...at(second), body: { ...body, version: 1 } } }),
    fields: NO_FILE,
  }),
  on('deleteCase').answers({
    title: 'A deleted work is gone, and its photos with it',
    arrange: async (stage) => {
      const { executor, numbers } = await aPortfolio(stage, 1)
      const [id = 0] = numbers
      const { photos } = await executor.does('getCase', at(id))
      return { executor, id, photo: photos[0]?.id ?? '' }
    },
    act: ({ executor, id }) => ({ by: executor, with: at(id) }),
    answer: () => undefined,
    afterwards: ({ executor, id, photo }, _, { guest }) => [
      isRefused(guest, 'getCase', at(id), { code: 'NOT_FOUND' }),
      seesThat(guest, 'getExecutor', pageOf(executor), ({ counts }) => counts.cases, 0),
      hasUsed(executor, 'CASES', 0, 3),
      isRefused(executor, 'deleteFile', { params: { id: photo } }, { code: 'NOT_FOUND' }),
    ],
  }),
]

const account: readonly Scenario[] = [
  on('exportMyData').shows({
    title: 'An executor takes the price list and every work along, the hidden ones too',
    arrange: async (stage) => {
      const made = await afterDowngrade(stage)
      const { id: categoryId } = (await stage.categories())[0]
      const line = { categoryId, name: 'Замена смесителя', priceType: 'FIXED', price: 900_00 } as const
      return { ...made, service: await made.executor.does('createService', { body: line }) }
    },
    act: ({ executor }) => ({ by: executor, with: {} }),
    look: ({ services, cases }) => ({ services, cases: cases.map(({ id, title }) => [id, title]) }),
    answer: ({ service: { version: _, ...line }, numbers }) => ({
      services: [line],
      cases: numbers.map((id, index) => [id, `Работа ${index + 1}`]).toReversed(),
    }),
  }),
  on('deleteMe').answers({
    title: 'Who leaves shows nothing any more: neither works nor prices',
    arrange: (stage) => aPortfolio(stage, 1),
    act: ({ executor }) => ({ by: executor, with: { body: { password: JOINED_PASSWORD } } }),
    answer: () => undefined,
    afterwards: ({ executor, numbers: [id = 0] }, _, stage) => [
      isRefused(stage.guest, 'getCase', at(id), { code: 'NOT_FOUND' }),
      seesThat(stage.guest, 'listCases', listOf(executor), numbersOf, []),
      sees(stage.guest, 'listServices', listOf(executor), []),
    ],
  }),
]

/** Portfolios of executors: who sees what, and how much a tariff has room for. */
export const caseScenarios: readonly Scenario[] = [...reads, ...writes, ...account]
