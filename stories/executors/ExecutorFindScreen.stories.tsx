import { executorList, parseExecutorFilters } from '@artel/core/executors'
import { EVERYWHERE } from '@artel/core/search'
import { ExecutorFindScreen, type ExecutorFindScreenProps } from '@artel/ui/executors/find'
import { useEffect, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, empty, kazan, mockApi, offline, pending, refuse } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { navigate } from '../story-services.ts'

const meta = preview.meta({
  title: 'Экраны/Исполнители/Поиск исполнителей/С сервером',
  component: ExecutorFindScreen,
  decorators: [onSite],
  parameters: { ...pageParameters, city: kazan },
  beforeEach: backend,
  args: { slug: null as ExecutorFindScreenProps['slug'], filters: executorList.defaults },
})

/** Показывается тому, кто выбрал город: лучшие в нём сверху. */
export const Ready = meta.story({
  name: 'Исполнители своего города',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^[2-9]\s/))
    await expect(canvas.getByRole('link', { name: 'Казань' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Вся Россия' })).toHaveAttribute('href', '/executors?city=all')
    await expect(await canvas.findByRole('checkbox', { name: 'Вахитовский' })).toBeVisible()
  },
})

/** Показывается, когда смотрят всю Россию: районов там нет. */
export const Everywhere = meta.story({
  name: 'Вся Россия',
  args: { filters: { ...executorList.defaults, cityId: EVERYWHERE } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(1))
    await expect(canvas.queryByRole('group', { name: 'Районы' })).toBeNull()
  },
})

/** Показывается тому, чей город неизвестен: вся Россия. */
export const NoCity = meta.story({
  name: 'Город не выбран',
  parameters: { city: null },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(1))
  },
})

/** Показывается, когда выбрана услуга: путь по дереву, кто её делает и что рядом. */
export const Category = meta.story({
  name: 'Категория',
  args: { slug: 'remont/ukladka-plitki' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Укладка плитки' })).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: 'Ремонт и отделка' })[0]).toHaveAttribute('href', '/remont')
    const wider = within(await canvas.findByRole('navigation', { name: 'Хотите больше вариантов?' }))
    await expect(wider.getByRole('link', { name: /^Во всей категории «Ремонт и отделка»/ })).toHaveAttribute(
      'href',
      '/remont',
    )
  },
})

/** Выбранное сразу уходит в адрес; район — вместе со своим городом. */
export const Choosing = meta.story({
  name: 'Выбирают условия',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Советский' }))
    await expect(navigate).toHaveBeenLastCalledWith(
      `/executors?city=${kazan.id}&district=${encodeURIComponent('Советский')}`,
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Оценка' }), '4.5')
    await expect(navigate).toHaveBeenLastCalledWith(expect.stringMatching(/rating=4\.5$/))
  },
})

/** Поиск уходит в адрес страницы. */
export const Searching = meta.story({
  name: 'Поиск',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: /Кого ищете/ }), 'плитка{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/executors?q=%D0%BF%D0%BB%D0%B8%D1%82%D0%BA%D0%B0')
  },
})

/** Что отправит браузер, в котором скрипты не работают: имена полей — слова адреса, порядок не теряется. */
export const WithoutScripts = meta.story({
  name: 'Без скриптов',
  args: {
    slug: 'remont',
    filters: {
      ...executorList.defaults,
      sortBy: 'price',
      districts: ['Советский'],
      businessTypes: ['LLC'],
      verified: true,
      priceTo: 1_500_00,
      page: 3,
    },
  },
  play: async ({ args, canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Найти' })
    await canvas.findByRole('checkbox', { name: 'Вахитовский' })
    const { form } = button as HTMLButtonElement
    if (!form) throw new Error('Кнопка не в форме')
    const sent = new FormData(form)
    const search = Object.fromEntries([...sent.keys()].map((word) => [word, sent.getAll(word)]))
    await expect(new URL(form.action).pathname).toBe('/remont')
    await expect(parseExecutorFilters(search)).toEqual({ ...args.filters, page: 1 })
  },
})

/** Показывается, когда попросили карту: у каждого города число; нажатие ведёт к его списку. */
export const OnMap = meta.story({
  name: 'На карте',
  args: { filters: { ...executorList.defaults, cityId: EVERYWHERE, view: 'map' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const map = within(await canvas.findByRole('region', { name: /^Карта: / }))
    await waitFor(() => expect(canvasElement.querySelectorAll('path').length).toBeGreaterThan(50))
    const city = await map.findByRole('button', { name: /^Казань: / })
    await expect(canvas.getByRole('link', { name: 'Карта' })).toHaveAttribute('aria-current', 'page')
    city.focus()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenLastCalledWith(`/executors?city=${kazan.id}&view=map`)
  },
})

/** Показывается, когда никто не подошёл: рядом то, что находит больше. */
export const Empty = meta.story({
  name: 'Никого не нашлось',
  args: { filters: { ...executorList.defaults, q: 'витражи', verified: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Таких исполнителей не нашлось')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Без слов «витражи»/ })).toBeVisible()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listExecutors: pending })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем исполнителей')).toBeInTheDocument()
  },
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listExecutors: refuse('INTERNAL') })),
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
    msw.use(...mockApi({ listExecutors: (...call) => (isBroken ? refuse('INTERNAL')() : empty(...call)) }))
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Повторить' })
    isBroken = false
    await userEvent.click(retry)
    await expect(await canvas.findByText('Таких исполнителей не нашлось')).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { alike: 'О причине список не говорит: и без связи, и после сбоя помогает «Повторить»' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listExecutors: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Исполнители не загрузились')
  },
})

/** The page at its address: what it navigates to is what it shows next. */
function Page({ slug, filters }: ExecutorFindScreenProps) {
  const [shown, show] = useState(filters)
  useEffect(() => {
    navigate.mockImplementation((path) => {
      const { searchParams } = new URL(path, 'https://artel.test')
      show(parseExecutorFilters(Object.fromEntries(searchParams)))
    })
    return () => void navigate.mockReset()
  }, [])
  return <ExecutorFindScreen slug={slug} filters={shown} />
}

/** Показывается на телефоне. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(1))
  },
})

/** Показывается на телефоне, когда выбирают условия: кнопка внизу считает, сколько исполнителей останется. */
export const FilterSheetOpen = meta.story({
  name: 'Условия на телефоне',
  globals: { viewport: { value: 'phone' } },
  render: (props) => <Page {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Фильтры/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
    await userEvent.click(await sheet.findByRole('checkbox', { name: 'Проверенные документы' }))
    await waitFor(() => expect(sheet.getByRole('button', { name: /^Показать 1\s/ })).toBeVisible())
  },
})

/** Другой город выбирают в окне: свой при этом не меняется. */
export const OtherCity = meta.story({
  name: 'Другой город',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }))
    const window = within(await screen.findByRole('dialog', { name: 'Другой город' }))
    await waitFor(() => expect(window.getByRole('option', { name: /Москва/ })).toBeVisible())
  },
})
