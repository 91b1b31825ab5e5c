import { rootLook } from '@artel/core/covers/address'
import { EVERYWHERE } from '@artel/core/search'
import { ExecutorFindView, type ExecutorFindViewProps } from '@artel/ui/executors/find'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { longest } from '../people/sample-people.ts'
import { findParts, inCategory, people } from './find-parts.tsx'

type Parts = Pick<
  ExecutorFindViewProps,
  'title' | 'breadcrumbs' | 'resetTo' | 'isCityTold' | 'cities' | 'applied' | 'filters' | 'sort' | 'views' | 'map'
>

const meta = preview.meta({
  title: 'Экраны/Исполнители/Поиск исполнителей/Состояния',
  component: ExecutorFindView,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  argTypes: {
    filters: { control: false },
    cities: { control: false },
    applied: { control: false },
    sort: { control: false },
    views: { control: false },
    map: { control: false },
  },
  args: {
    ...(findParts() as Parts),
    story: null as ExecutorFindViewProps['story'],
    look: rootLook('remont'),
    status: 'success' as ExecutorFindViewProps['status'],
    executors: people,
    totalItems: 57,
    isTotalCapped: false,
    page: 1,
    pageCount: 6,
    pageTo: (page: number) => `/executors?page=${page}`,
    wider: [] as ExecutorFindViewProps['wider'],
    wizardTo: '/task-create' as ExecutorFindViewProps['wizardTo'],
    ranking:
      'Выше те, у кого лучше оценка и больше отзывов; места с пометкой «Реклама» куплены, значок PRO порядок не меняет.',
    isStale: false,
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается на первой странице без условий: лучшие сверху, и сказано почему. */
export const Ready = meta.story({
  name: 'Исполнители',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('status')).toHaveTextContent('57 исполнителей')
    await expect(canvas.getByRole('link', { name: 'Ильдар Ш.' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/executor\//),
    )
  },
})

/** Показывается в категории и городе, где место в топе купили: оно первое и помечено. */
export const Paid = meta.story({
  name: 'С рекламой',
  args: {
    ...findParts({}, { slug: 'remont/ukladka-plitki' }),
    executors: people.map((one, index) => ({ ...one, isPaid: index === 0 })),
  },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article')
    await expect(first).toHaveTextContent('Реклама')
    await expect(second).not.toHaveTextContent('Реклама')
  },
})

/** Показывается, пока список загружается; искать и выбирать уже можно. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', executors: [] } })

/** Показывается, когда список не загрузился. */
export const Failed = meta.story({
  name: 'Не загрузился',
  args: { status: 'error', executors: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока список загружается ещё раз. */
export const Retrying = meta.story({
  name: 'Загружается снова',
  args: { status: 'error', executors: [], isRetrying: true },
})

const nobody = { executors: [], totalItems: 0, pageCount: 1 } as const satisfies Partial<ExecutorFindViewProps>

/** Показывается, когда под условия никто не подошёл: рядом поиски, где кто-то есть, и своё задание. */
export const Empty = meta.story({
  name: 'Никого не нашлось',
  args: {
    ...findParts({ q: 'витражи', verified: true }, { slug: 'remont/ukladka-plitki' }),
    ...nobody,
    wider: [
      { label: 'Без условия «Проверенные документы»', to: '/remont/ukladka-plitki?q=1', count: 2 },
      { label: 'Во всей категории «Ремонт и отделка»', to: '/remont?q=1', count: 5 },
      { label: 'По всей России', to: '/remont/ukladka-plitki?q=1&city=all', count: 31 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^По всей России/ })).toHaveTextContent('31')
    await expect(canvas.getByRole('link', { name: 'Создать задание' })).toBeVisible()
  },
})

/** Показывается, когда никого нет и рядом: остаётся своё задание. */
export const EmptyEverywhere = meta.story({
  name: 'Никого нет нигде',
  args: { ...findParts({ q: 'витражи', cityId: EVERYWHERE }), ...nobody },
})

/** Показывается, когда нашлось мало: под списком поиски, где больше. */
export const Few = meta.story({
  name: 'Нашлось мало',
  args: {
    ...findParts({ districts: ['Азино'], verified: true }),
    executors: people.slice(0, 1),
    totalItems: 1,
    pageCount: 1,
    wider: [
      { label: 'Без условия «Азино»', to: '/executors?verified=1', count: 9 },
      { label: 'По всей России', to: '/executors?verified=1&city=all', count: 412 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Хотите больше вариантов?' })).toBeVisible()
  },
})

/** Показывается, когда выбрана категория: путь сверху, о чём она, и сколько это обычно стоит. */
export const Category = meta.story({
  name: 'Категория',
  args: {
    ...findParts({}, { slug: 'remont' }),
    story: {
      description: 'Отделочники, плиточники, маляры и мастера на час: от одной полки до ремонта под ключ.',
      prices: [
        { name: 'Сантехника', price: 4_500_00 },
        { name: 'Укладка плитки', price: 38_000_00 },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Сколько это обычно стоит' })).toBeVisible()
  },
})

/** Показывается на самой глубокой категории. */
export const Leaf = meta.story({ name: 'Услуга', args: findParts({}, { slug: 'remont/ukladka-plitki' }) })

/** Показывается, когда смотрят всю Россию: у каждого назван город. */
export const Everywhere = meta.story({ name: 'Вся Россия', args: findParts({ cityId: EVERYWHERE }) })

/** Показывается, когда города мы не знаем. */
export const NoCity = meta.story({ name: 'Город не выбран', args: findParts({}, { own: null }) })

/** Показывается по ссылке с чужим городом: до своего одно нажатие. */
export const LinkedCity = meta.story({ name: 'Город из ссылки', args: findParts({ cityId: 499099 }) })

const everything = findParts({
  q: 'плиточник',
  districts: ['Азино', 'Приволжский'],
  businessTypes: ['SP', 'SE'],
  visitClient: true,
  verified: true,
  hasCases: true,
  online: true,
  badges: ['PRO'],
  ratingFrom: 4.5,
  priceTo: 2_000_00,
})

/** Показывается, когда выбрали всё, что можно выбрать. */
export const Filtered = meta.story({
  name: 'С условиями',
  args: everything,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Убрать: Азино' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Убрать: оценка от\s4,5$/ })).toBeVisible()
  },
})

/** Показывается, когда исполнителей больше, чем мы считаем. */
export const Capped = meta.story({
  name: 'Больше, чем считаем',
  args: { totalItems: 10_000, isTotalCapped: true, pageCount: 1000 },
})

/** Показывается сотруднику: заданий он не создаёт. */
export const Staff = meta.story({
  name: 'Сотруднику',
  args: { wizardTo: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Получить отклики' })).toBeNull()
  },
})

/** Показывается, пока ищется по новым условиям: прежний список бледнее. */
export const Stale = meta.story({ name: 'Обновляется', args: { isStale: true } })

/** Показывается на последней странице. */
export const LastPage = meta.story({ name: 'Последняя страница', args: { executors: people.slice(0, 1), page: 6 } })

/** Показывается для самых длинных имён и слов: переносятся и не выходят за край. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: {
    executors: people.map((one) => ({
      ...one,
      name: longest.name,
      categories: [inCategory(1, longest.about ?? '')],
    })),
  },
})

/** Показывается на телефоне: категории строкой, условия в панели. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается на телефоне, пока список загружается. */
export const LoadingOnPhone = Loading.extend({
  name: 'Загружается на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается на телефоне, когда условия выбраны. */
export const FilteredOnPhone = Filtered.extend({
  name: 'С условиями на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается на телефоне, когда никто не подошёл. */
export const EmptyOnPhone = Empty.extend({
  name: 'Никого не нашлось на телефоне',
  globals: { viewport: { value: 'phone' } },
})

// Every state of the list has a story.
;({ pending: Loading, error: Failed, success: Ready }) satisfies Record<ExecutorFindViewProps['status'], unknown>
