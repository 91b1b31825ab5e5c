import { parseTaskFilters, taskList } from '@artel/core/tasks'
import { TaskFindScreen } from '@artel/ui/tasks'
import { expect, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, empty, kazan, mockApi, offline, pending, refuse } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { navigate } from '../story-services.ts'

const meta = preview.meta({
  title: 'Экраны/Задания/Доска заданий/С сервером',
  component: TaskFindScreen,
  decorators: [onSite],
  parameters: { ...pageParameters, city: kazan },
  beforeEach: backend,
  args: { filters: taskList.defaults },
})

/** Показывается всем: новые сверху, по десять на странице. */
export const Ready = meta.story({
  name: 'Задания',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10))
    await expect(canvas.getByRole('link', { name: 'Сначала ближние' })).toBeVisible()
  },
})

/** Поиск уходит в адрес страницы. */
export const Searching = meta.story({
  name: 'Поиск',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: /Что ищете/ }), 'плитка{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/task-find?q=%D0%BF%D0%BB%D0%B8%D1%82%D0%BA%D0%B0')
  },
})

/** День работы набирают или берут из календаря; в адрес он уходит, как только назван целиком. */
export const ByDay = meta.story({
  name: 'По дню работы',
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Работа с' })).toHaveAttribute('placeholder'))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Работа с' }), '05032026')
    await expect(navigate).toHaveBeenLastCalledWith('/task-find?dateFrom=2026-03-05')
  },
})

/** Показывается, когда край «до» меньше края «от»: сервер не спрашивают; исправленное уходит в адрес. */
export const TurnedRound = meta.story({
  name: 'Фильтры наоборот',
  args: { filters: { ...taskList.defaults, budgetFrom: 5_000_00, budgetTo: 1_000_00 } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listTasks: refuse('INTERNAL') })),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Исправьте фильтры')).toBeVisible()
    const highest = canvas.getByRole('textbox', { name: 'Бюджет до' })
    await expect(highest).toHaveAccessibleDescription('Сумма «до» меньше суммы «от».')
    await userEvent.clear(highest)
    await userEvent.type(highest, '7000')
    await expect(highest).not.toHaveAttribute('aria-invalid')
    await userEvent.tab()
    await expect(navigate).toHaveBeenLastCalledWith('/task-find?priceFrom=5000&priceTo=7000')
  },
})

/** Что отправит браузер, в котором скрипты не работают: имена полей — слова адреса, выбранное раньше не теряется. */
export const WithoutScripts = meta.story({
  name: 'Без скриптов',
  args: {
    filters: {
      ...taskList.defaults,
      categories: ['remont', 'uborka'],
      sortBy: 'endPeriod',
      budgetFrom: 1_500_00,
      fewReplies: true,
      page: 3,
    },
  },
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Показать' })
    const { form } = button as HTMLButtonElement
    if (!form) throw new Error('Кнопка не в форме')
    const { pathname } = new URL(form.action)
    const sent = new FormData(form)
    const search = Object.fromEntries([...sent.keys()].map((word) => [word, sent.getAll(word)]))
    await expect(pathname).toBe('/task-find')
    await expect(sent.get('priceFrom')).toMatch(/^1\s500$/)
    await expect(parseTaskFilters(search)).toEqual({ ...args.filters, page: 1 })
  },
})

/** Показывается в разделе: задания всех категорий внутри него. */
export const Category = meta.story({
  name: 'Раздел',
  args: { filters: { ...taskList.defaults, categories: ['remont'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Ремонт и отделка' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
  },
})

/** Показывается, когда сортируют по близости. */
export const Nearest = meta.story({
  name: 'Сначала ближние',
  args: { filters: { ...taskList.defaults, sortBy: 'distanceToUser' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('article')
    if (first) await expect(within(first).getByText(/меньше 1/)).toBeVisible()
  },
})

/** Показывается, когда под запрос ничего не подошло. */
export const Empty = meta.story({
  name: 'Ничего не нашлось',
  args: { filters: { ...taskList.defaults, q: 'настройка клавесина' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listTasks: empty })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ничего не нашлось')).toBeVisible()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listTasks: pending })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем задания')).toBeInTheDocument()
  },
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listTasks: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
  },
})

let isBroken = true

/** «Повторить» возвращает список. */
export const Recovered = meta.story({
  name: 'Сервер починили',
  tags: ['!dev'],
  beforeEach: ({ msw }) => {
    isBroken = true
    msw.use(...mockApi({ listTasks: (...call) => (isBroken ? refuse('INTERNAL')() : empty(...call)) }))
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Повторить' })
    isBroken = false
    await userEvent.click(retry)
    await expect(await canvas.findByText('Ничего не нашлось')).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: {
    alike:
      'О причине доска не говорит: и без связи, и после сбоя помогает «Повторить», а слова о ней весили бы в первой загрузке',
  },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listTasks: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить задания')
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10))
  },
})
