import { EVERYWHERE } from '@artel/core/search'
import { TaskFindView, type TaskFindViewProps } from '@artel/ui/tasks'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { boardParts, openTasks } from './board.tsx'

type BoardParts = Pick<
  TaskFindViewProps,
  | 'title'
  | 'breadcrumbs'
  | 'resetTo'
  | 'everywhereTo'
  | 'mendTo'
  | 'cities'
  | 'notice'
  | 'applied'
  | 'saved'
  | 'filters'
  | 'sort'
  | 'views'
  | 'map'
>

const meta = preview.meta({
  title: 'Экраны/Задания/Доска заданий/Состояния',
  component: TaskFindView,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  argTypes: {
    filters: { control: false },
    cities: { control: false },
    notice: { control: false },
    applied: { control: false },
    saved: { control: false },
    sort: { control: false },
    views: { control: false },
    map: { control: false },
  },
  args: {
    ...(boardParts() as BoardParts),
    problem: null as TaskFindViewProps['problem'],
    status: 'success' as TaskFindViewProps['status'],
    tasks: openTasks.slice(0, 10),
    totalItems: 236,
    isTotalCapped: false,
    page: 1,
    pageCount: 24,
    pageTo: (page: number) => `/task-find?page=${page}`,
    isStale: false,
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается на первой странице без фильтров. */
export const Ready = meta.story({
  name: 'Задания',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
    await expect(canvas.getByRole('status')).toHaveTextContent('236 заданий')
  },
})

/** Показывается, пока список загружается; искать и выбирать уже можно. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', tasks: [] } })

/** Показывается, когда список не загрузился. */
export const Failed = meta.story({
  name: 'Не загрузился',
  args: { status: 'error', tasks: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока список загружается ещё раз. */
export const Retrying = meta.story({
  name: 'Загружается снова',
  args: { status: 'error', tasks: [], isRetrying: true },
})

const nothing = { tasks: [], totalItems: 0, pageCount: 1 } as const satisfies Partial<TaskFindViewProps>

/** Показывается, когда в своём городе под условия ничего не подошло: рядом вся Россия. */
export const Empty = meta.story({
  name: 'Ничего не нашлось в городе',
  args: { ...boardParts({ q: 'настройка клавесина', verifiedOnly: true }), ...nothing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Искать по всей России' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Сбросить условия' })).toBeVisible()
  },
})

/** Показывается, когда под условия ничего не подошло и по всей России. */
export const EmptyEverywhere = meta.story({
  name: 'Ничего не нашлось нигде',
  args: { ...boardParts({ q: 'настройка клавесина', cityId: EVERYWHERE }), ...nothing },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Искать по всей России' })).toBeNull()
  },
})

/** Показывается, когда в городе нет ни одного задания, хотя условий не выбирали. */
export const EmptyCity = meta.story({ name: 'В городе пусто', args: { ...boardParts(), ...nothing } })

/** Показывается, когда смотрят всю Россию: у категорий видно, сколько в них заданий. */
export const Everywhere = meta.story({
  name: 'Вся Россия',
  args: boardParts({ cityId: EVERYWHERE }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Вся Россия' })).toHaveAttribute('aria-current', 'page')
  },
})

/** Показывается, когда города мы не знаем. */
export const NoCity = meta.story({ name: 'Город не выбран', args: boardParts({}, { own: null }) })

/** Показывается по ссылке с чужим городом: до своего одно нажатие. */
export const LinkedCity = meta.story({ name: 'Город из ссылки', args: boardParts({ cityId: 499099, radius: 25 }) })

/** Показывается, когда заданий больше, чем мы считаем. */
export const Capped = meta.story({
  name: 'Больше, чем считаем',
  args: { totalItems: 10_000, isTotalCapped: true, pageCount: 1000 },
})

/** Показывается для одного найденного задания. */
export const Single = meta.story({
  name: 'Одно задание',
  args: { tasks: openTasks.slice(0, 1), totalItems: 1, pageCount: 1 },
})

/** Показывается, когда выбран раздел: путь сверху, под ним то, что внутри. */
export const Category = meta.story({
  name: 'Раздел',
  args: { ...boardParts({ categories: ['remont'] }), tasks: openTasks.slice(0, 3), totalItems: 88, pageCount: 9 },
})

/** Показывается, когда выбрана категория, глубже которой ничего нет. */
export const Leaf = meta.story({
  name: 'Категория',
  args: { ...boardParts({ categories: ['santehnika'] }), tasks: openTasks.slice(0, 1), totalItems: 1, pageCount: 1 },
})

/** Показывается, когда категорий выбрано несколько: у каждой своё условие, которое можно снять. */
export const Several = meta.story({
  name: 'Несколько категорий',
  args: {
    ...boardParts({ categories: ['santehnika', 'ukladka-plitki', 'uborka'], budgetFrom: 2_000_00 }),
    tasks: openTasks.slice(0, 5),
    totalItems: 12,
    pageCount: 2,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Убрать: Сантехника' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Изменить выбор/ })).toHaveTextContent('3')
    await expect(canvas.getByRole('link', { name: /^Уборка/ })).toHaveAttribute('aria-current', 'true')
  },
})

/** Показывается по ссылке на категории, часть которых убрали: ищем без них и говорим об этом. */
export const UnknownCategory = meta.story({
  name: 'Категории из ссылки больше нет',
  args: {
    ...boardParts({ categories: ['santehnika', 'uborka'] }),
    notice: 'Категории из ссылки больше нет: показываем задания без неё.',
    tasks: openTasks.slice(0, 5),
  },
})

/** Показывается, когда выбрано всё, что можно выбрать. */
export const Filtered = meta.story({
  name: 'С фильтрами',
  args: {
    ...boardParts({
      q: 'смеситель',
      radius: 25,
      cityId: 551487,
      placeMode: 'CLIENT',
      budgetFrom: 2_000_00,
      fewReplies: true,
      verifiedOnly: true,
      sortBy: 'distanceToUser',
    }),
    tasks: openTasks.slice(0, 1),
    totalItems: 1,
    pageCount: 1,
  },
})

/** Показывается, когда край «до» меньше края «от»: об этом говорит поле, искать нечего. */
export const TurnedRound = meta.story({
  name: 'Фильтры наоборот',
  args: {
    ...boardParts({ budgetFrom: 5_000_00, budgetTo: 1_000_00 }),
    problem: 'Сумма «до» меньше суммы «от».',
    tasks: [],
    totalItems: 0,
    pageCount: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Бюджет до' })).toHaveAccessibleDescription(
      'Сумма «до» меньше суммы «от».',
    )
    await expect(canvas.getByRole('textbox', { name: 'Бюджет от' })).not.toHaveAttribute('aria-invalid')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(canvas.getByRole('link', { name: 'Поменять местами' })).toHaveAttribute(
      'href',
      '/task-find?priceFrom=1000&priceTo=5000',
    )
  },
})

/** Показывается, пока ищется по новым фильтрам: прежний список бледнее. */
export const Stale = meta.story({ name: 'Обновляется', args: { isStale: true } })

/** Показывается на последней странице. */
export const LastPage = meta.story({ name: 'Последняя страница', args: { tasks: openTasks.slice(0, 6), page: 24 } })

/** Показывается для самых длинных названий: переносятся и не выходят за край. */
export const LongText = meta.story({ name: 'Длинный текст', globals: { text: 'huge' } })

/** Показывается на телефоне: категории строкой, фильтры сложены. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается на телефоне, когда название категории длиннее экрана: переносится внутри своей кнопки. */
export const LongCategoryOnPhone = meta.story({
  name: 'Длинная категория на телефоне',
  args: boardParts(
    {},
    {
      tree: [
        {
          id: 1,
          slug: 'obsluzhivanie',
          name: 'Обслуживание, ремонт и пусконаладка газового и отопительного оборудования',
          tasksCount: 12,
          childCategories: [],
        },
        { id: 2, slug: 'uborka', name: 'Уборка', tasksCount: 5, childCategories: [] },
      ],
    },
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { name: /пусконаладка/ })
    await expect(chip.getBoundingClientRect().width).toBeLessThan(document.documentElement.clientWidth)
  },
})

/** Показывается на телефоне, когда фильтры выбраны. */
export const FilteredOnPhone = Filtered.extend({
  name: 'С фильтрами на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается на телефоне, когда категорий выбрано несколько. */
export const SeveralOnPhone = Several.extend({
  name: 'Несколько категорий на телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Изменить выбор/ })).toHaveTextContent('3')
  },
})

/** Показывается на телефоне, когда край «до» меньше края «от»: исправить это можно в панели фильтров. */
export const TurnedRoundOnPhone = TurnedRound.extend({
  name: 'Фильтры наоборот на телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Исправьте фильтры')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /Фильтры/ })).toBeVisible()
  },
})

/** Показывается на планшете. */
export const OnTablet = meta.story({ name: 'На планшете', globals: { viewport: { value: 'md' } } })

// Every state of the list has a story.
;({ pending: Loading, error: Failed, success: Ready }) satisfies Record<TaskFindViewProps['status'], unknown>
