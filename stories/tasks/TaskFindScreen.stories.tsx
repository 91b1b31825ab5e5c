import { EVERYWHERE } from '@artel/core/search'
import { parseTaskFilters, type TaskFilters, taskList } from '@artel/core/tasks'
import { TaskFindScreen } from '@artel/ui/tasks'
import { useEffect, useState } from 'react'
import { expect, screen, type userEvent as user, waitFor, within } from 'storybook/test'
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

interface Acting {
  canvas: ReturnType<typeof within>
  userEvent: Pick<typeof user, 'click' | 'type'>
}

const chooseSeveral = async ({ canvas, userEvent }: Acting) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать несколько' }))
  const window = within(await screen.findByRole('dialog', { name: 'Категории' }))
  await userEvent.click(window.getByRole('checkbox', { name: 'Уборка' }))
  await userEvent.type(window.getByRole('searchbox'), 'сантех')
  await userEvent.click(window.getByRole('checkbox', { name: 'Сантехника' }))
  await expect(await window.findByRole('button', { name: /^Показать \d+\s/ })).toBeEnabled()
}

const openCities = async ({ canvas, userEvent }: Acting) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }))
  const window = within(await screen.findByRole('dialog', { name: 'Другой город' }))
  await waitFor(() => expect(window.getByRole('option', { name: /Москва/ })).toBeVisible())
}

/** Показывается тому, кто выбрал город: новые в нём сверху. */
export const Ready = meta.story({
  name: 'Задания своего города',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^5\s/))
    await expect(canvas.getByRole('link', { name: 'Казань' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Вся Россия' })).toHaveAttribute('href', '/task-find?city=all')
    await expect(canvas.getByRole('link', { name: 'Сначала ближние' })).toBeVisible()
  },
})

/** Показывается, когда смотрят всю Россию: по десять на странице. */
export const Everywhere = meta.story({
  name: 'Вся Россия',
  args: { filters: { ...taskList.defaults, cityId: EVERYWHERE } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10))
    await expect(canvas.getByRole('link', { name: 'Вся Россия' })).toHaveAttribute('aria-current', 'page')
  },
})

/** Показывается тому, чей город неизвестен: вся Россия. */
export const NoCity = meta.story({
  name: 'Город не выбран',
  parameters: { city: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(10))
    await expect(canvas.queryByRole('link', { name: 'Сначала ближние' })).toBeNull()
  },
})

/** Показывается, когда попросили карту: задания одного города стоят под одной меткой, соседние города тоже. */
export const OnMap = meta.story({
  name: 'На карте',
  args: { filters: { ...taskList.defaults, cityId: EVERYWHERE, view: 'map' } },
  play: async ({ canvas, canvasElement }) => {
    const map = within(await canvas.findByRole('region', { name: 'Карта' }))
    await waitFor(() => expect(map.getByRole('button', { name: /^7\s/ })).toBeVisible())
    await waitFor(() => expect(canvasElement.querySelectorAll('path').length).toBeGreaterThan(50))
    await expect(canvas.getByRole('link', { name: 'Карта' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getAllByRole('article')).toHaveLength(10)
  },
})

/** Метка соседних городов приближает их, метка города ведёт к его заданиям. */
export const NearerOnMap = meta.story({
  name: 'На карте, к городу',
  tags: ['!dev'],
  args: { filters: { ...taskList.defaults, cityId: EVERYWHERE, view: 'map' } },
  play: async ({ canvas, userEvent }) => {
    const map = within(await canvas.findByRole('region', { name: 'Карта' }))
    const around = await map.findByRole('button', { name: /^7\s/ })
    around.focus()
    await userEvent.keyboard('{Enter}')
    const city = await map.findByRole('button', { name: /^Казань: / })
    city.focus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenLastCalledWith('/task-find?city=551487&view=map')
  },
})

/** Показывается, когда нажали метку: карточка с заданиями этой точки; Escape возвращает к метке. */
export const PinCard = meta.story({
  name: 'Карточка метки',
  args: { filters: { ...taskList.defaults, cityId: kazan.id, view: 'map' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const map = within(await canvas.findByRole('region', { name: 'Карта' }))
    await waitFor(() => expect(canvasElement.querySelectorAll('path').length).toBeGreaterThan(50))
    const pins = () => map.getAllByRole('button', { name: /₽|договоримся|заданий|задания/i })
    await waitFor(() => expect(pins().length).toBeGreaterThan(0))
    for (let step = 0; step < 8 && !canvas.queryByRole('region', { name: /^Задания здесь/ }); step += 1) {
      const [pin] = pins()
      pin?.focus()
      await userEvent.keyboard('{Enter}')
    }
    const card = await canvas.findByRole('region', { name: 'Задания здесь: Казань' })
    await expect(card).toHaveFocus()
    await expect(within(card).getAllByRole('link').length).toBeGreaterThan(0)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('region', { name: /^Задания здесь/ })).toBeNull())
    await expect(map.getAllByRole('button')).toContain(document.activeElement)
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('region', { name: 'Задания здесь: Казань' })).toBeVisible()
  },
})

/** The board at its address: what it navigates to is what it shows next. */
function Board({ filters }: { filters: TaskFilters }) {
  const [shown, show] = useState(filters)
  useEffect(() => {
    navigate.mockImplementation((path) => {
      const { pathname, searchParams } = new URL(path, 'https://artel.test')
      show(parseTaskFilters(Object.fromEntries(searchParams), pathname.split('/')[2] ?? null))
    })
    return () => void navigate.mockReset()
  }, [])
  return <TaskFindScreen filters={shown} />
}

/** Пока приходит один фильтр, набирают другой: набранное и фокус остаются на месте. */
export const TypingMeanwhile = meta.story({
  name: 'Набирают, пока приходит ответ',
  tags: ['!dev'],
  render: ({ filters }) => <Board filters={filters} />,
  play: async ({ canvas, userEvent }) => {
    const sum = () => canvas.getByRole('textbox', { name: 'Бюджет от' })
    await waitFor(() => expect(sum()).toHaveAttribute('inputmode'))
    const lowest = sum()
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Что ищете' }), 'плитка')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Меньше 5 откликов' }))
    await userEvent.type(lowest, '3000')
    await expect(await canvas.findByRole('button', { name: 'Убрать: «плитка»' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Меньше 5 откликов' }))
    await userEvent.click(lowest)
    await userEvent.type(lowest, '5')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Убрать: Меньше 5 откликов' })).toBeNull())
    await expect(lowest).toHaveFocus()
    await expect(lowest).toHaveProperty('value', expect.stringMatching(/^30\s005$/))
    await expect(canvas.getByRole('searchbox', { name: 'Что ищете' })).toHaveValue('плитка')
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
    const sum = () => canvas.getByRole('textbox', { name: 'Бюджет до' })
    await waitFor(() => expect(sum()).toHaveAttribute('inputmode'))
    const highest = sum()
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
    const button = await canvas.findByRole('button', { name: 'Найти' })
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Бюджет от' })).toHaveAttribute('inputmode'))
    const { form } = button as HTMLButtonElement
    if (!form) throw new Error('Кнопка не в форме')
    const { pathname } = new URL(form.action)
    const sent = new FormData(form)
    const search = Object.fromEntries([...sent.keys()].map((word) => [word, sent.getAll(word)]))
    await expect(pathname).toBe('/task-find')
    const ticks = [...form.querySelectorAll<HTMLInputElement>('input[name="category"]')]
    await expect(ticks.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(['remont', 'uborka'])
    await expect(ticks.map(({ value }) => value)).toContain('santehnika')
    await expect(sent.get('priceFrom')).toMatch(/^1\s500$/)
    await expect(parseTaskFilters(search)).toEqual({ ...args.filters, page: 1 })
  },
})

/** Показывается, когда выбирают несколько категорий: кнопка считает, сколько заданий останется; выбор уходит в адрес. */
export const ChoosingSeveral = meta.story({
  name: 'Выбирают несколько категорий',
  args: { filters: { ...taskList.defaults, cityId: EVERYWHERE } },
  play: chooseSeveral,
})

/** Выбранное в окне категорий уходит в адрес по порядку дерева. */
export const ChoseSeveral = meta.story({
  name: 'Выбрали несколько категорий',
  tags: ['!dev'],
  args: { filters: { ...taskList.defaults, cityId: EVERYWHERE } },
  play: async (context) => {
    await chooseSeveral(context)
    await context.userEvent.click(screen.getByRole('button', { name: /^Показать \d+\s/ }))
    await expect(navigate).toHaveBeenLastCalledWith('/task-find?category=santehnika&category=uborka&city=all')
  },
})

/** Показывается по ссылке с категорией, которой больше нет: ищем по остальным. */
export const UnknownCategory = meta.story({
  name: 'Категории из ссылки больше нет',
  args: { filters: { ...taskList.defaults, categories: ['nikto', 'remont'], cityId: EVERYWHERE } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Категории из ссылки больше нет/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Ремонт и отделка' })).toBeVisible()
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
  },
})

/** Показывается, когда ищут в чужом городе: окно городов, свой город не меняется. */
export const ChoosingCity = meta.story({
  name: 'Выбирают другой город',
  play: openCities,
})

/** Выбранный город уходит в адрес и остаётся только на доске. */
export const ChoseCity = meta.story({
  name: 'Выбрали другой город',
  tags: ['!dev'],
  play: async (context) => {
    await openCities(context)
    await context.userEvent.click(screen.getByRole('option', { name: /Москва/ }))
    await expect(navigate).toHaveBeenLastCalledWith(expect.stringMatching(/^\/task-find\?city=\d+$/))
    await expect(await context.canvas.findByRole('link', { name: 'Казань' })).toHaveAttribute('aria-current', 'page')
  },
})

/** Показывается в разделе: задания всех категорий внутри него. */
export const Category = meta.story({
  name: 'Раздел',
  args: { filters: { ...taskList.defaults, categories: ['remont'], cityId: EVERYWHERE } },
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
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(1))
  },
})

/** Показывается на телефоне, когда выбирают фильтры: кнопка внизу считает, сколько заданий останется. */
export const FilterSheetOpen = meta.story({
  name: 'Фильтры на телефоне',
  globals: { viewport: { value: 'phone' } },
  render: ({ filters }) => <Board filters={filters} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Фильтры/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
    const show = await sheet.findByRole('button', { name: /^Показать 5\s/ })
    await waitFor(() => expect(show).toBeVisible())
  },
})

/** Выбранное в панели применяется сразу, набранное — когда панель закрывают; фокус возвращается к её кнопке. */
export const FilteredInSheet = meta.story({
  name: 'Выбрали фильтры на телефоне',
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  render: ({ filters }) => <Board filters={filters} />,
  play: async ({ canvas, userEvent }) => {
    const open = await canvas.findByRole('button', { name: /Фильтры/ })
    await userEvent.click(open)
    const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
    const sum = () => sheet.getByRole('textbox', { name: 'Бюджет от' })
    await waitFor(() => expect(sum()).toHaveAttribute('inputmode'))
    await userEvent.type(sum(), '5000')
    await expect(await sheet.findByRole('button', { name: /^Показать 3\s/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3))
    await expect(canvas.getByRole('button', { name: /Фильтры/ })).toHaveFocus()
  },
})
