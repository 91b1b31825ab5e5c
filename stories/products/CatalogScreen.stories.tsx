import { productList } from '@artel/core/products'
import { EVERYWHERE } from '@artel/core/search'
import { CatalogScreen, type CatalogScreenProps } from '@artel/ui/products/find'
import { useEffect, useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, empty, kazan, mockApi, offline, pending, refuse } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { navigate } from '../story-services.ts'

const meta = preview.meta({
  title: 'Экраны/Товары/Каталог/С сервером',
  component: CatalogScreen,
  decorators: [onSite],
  parameters: { ...pageParameters, city: kazan },
  beforeEach: backend,
  args: { slug: null as CatalogScreenProps['slug'], filters: productList.defaults },
})

/** Показывается тому, кто выбрал город: товары в нём, новые сверху. */
export const Ready = meta.story({
  name: 'Товары своего города',
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^[1-9]\d*\s/))
    await expect(canvas.getByRole('link', { name: 'Казань' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Вся Россия' })).toHaveAttribute('href', '/catalog?city=all')
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

/** Показывается, когда открыт раздел: только его товары, а рядом — где их больше. */
export const Category = meta.story({
  name: 'Раздел каталога',
  args: { slug: 'ukladka-plitki', filters: { ...productList.defaults, cityId: EVERYWHERE } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Укладка плитки' })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1\s/))
    await expect(canvas.getByRole('article')).toHaveTextContent('Плитка керамогранит')
    await expect(canvas.getByRole('link', { current: true, name: 'Ремонт и отделка' })).toHaveAttribute(
      'href',
      '/catalog/remont?city=all',
    )
  },
})

/** Выбранное сразу уходит в адрес. */
export const Choosing = meta.story({
  name: 'Выбирают условия',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Показывать распроданные' }))
    await expect(navigate).toHaveBeenLastCalledWith('/catalog?soldOut=1')
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Когда получу' }), 'IN_STOCK')
    await expect(navigate).toHaveBeenLastCalledWith('/catalog?availability=IN_STOCK')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Проверенные документы' }))
    await expect(navigate).toHaveBeenLastCalledWith('/catalog?availability=IN_STOCK&verified=1')
    await userEvent.type(canvas.getByRole('searchbox', { name: /Что ищете/ }), 'стол{Enter}')
    await expect(navigate).toHaveBeenLastCalledWith(
      `/catalog?q=${encodeURIComponent('стол')}&availability=IN_STOCK&verified=1`,
    )
  },
})

/** Что отправит браузер, в котором скрипты не работают: имена полей — слова адреса, порядок не теряется. */
export const WithoutScripts = meta.story({
  name: 'Без скриптов',
  tags: ['!dev'],
  args: {
    slug: 'remont',
    filters: {
      ...productList.defaults,
      q: 'дуб',
      priceFrom: 1_500_00,
      priceTo: 9_000_00,
      availability: 'TO_ORDER',
      delivery: 'DELIVERY',
      verified: true,
      sortBy: 'price',
      sortDirection: 'desc',
      page: 3,
    },
  },
  play: async ({ args, canvas }) => {
    const button = (await canvas.findByRole('button', { name: 'Найти' })) as HTMLButtonElement
    if (!button.form) throw new Error('Кнопка не в форме')
    const sent = new FormData(button.form)
    const search = Object.fromEntries([...sent.keys()].map((word) => [word, sent.getAll(word)]))
    await expect(new URL(button.form.action).pathname).toBe('/catalog/remont')
    await expect(productList.parse(search)).toEqual({ ...args.filters, page: 1 })
  },
})

/** Показывается, когда ничего не подошло: рядом то, где есть. */
export const Empty = meta.story({
  name: 'Ничего не нашлось',
  args: { filters: { ...productList.defaults, q: 'витраж', verified: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Таких товаров не нашлось')).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Без слов «витраж»/ })).toBeVisible()
  },
})

/** Показывается, когда цены перепутаны: сервер не спрашивают. */
export const TurnedRange = meta.story({
  name: 'Цены перепутаны',
  args: { filters: { ...productList.defaults, priceFrom: 900_00, priceTo: 100_00 } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listProducts: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Поменять местами' })).toHaveAttribute(
      'href',
      '/catalog?priceFrom=100&priceTo=900',
    )
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({
  name: 'Загружается',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listProducts: pending })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Загружаем товары')).toBeInTheDocument()
  },
})

/** Показывается, когда сервер сломался. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listProducts: refuse('INTERNAL') })),
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
    msw.use(...mockApi({ listProducts: (...call) => (isBroken ? refuse('INTERNAL')() : empty(...call)) }))
  },
  play: async ({ canvas, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Повторить' })
    isBroken = false
    await userEvent.click(retry)
    await expect(await canvas.findByText('Таких товаров не нашлось')).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { alike: 'О причине список не говорит: и без связи, и после сбоя помогает «Повторить»' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ listProducts: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Товары не загрузились')
  },
})

/** The page at its address: what it navigates to is what it shows next. */
function Page({ slug, filters }: CatalogScreenProps) {
  const [shown, show] = useState(filters)
  useEffect(() => {
    navigate.mockImplementation((path) => {
      const { searchParams } = new URL(path, 'https://artel.test')
      show(productList.parse(Object.fromEntries(searchParams)))
    })
    return () => void navigate.mockReset()
  }, [])
  return <CatalogScreen slug={slug} filters={shown} />
}

/** Показывается на телефоне, когда выбирают условия: кнопка внизу считает, сколько товаров останется. */
export const FilterSheetOpen = meta.story({
  name: 'Условия на телефоне',
  globals: { viewport: { value: 'phone' } },
  args: { filters: { ...productList.defaults, cityId: EVERYWHERE } },
  render: (props) => <Page {...props} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Фильтры/ }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Фильтры' }))
    await userEvent.selectOptions(await sheet.findByRole('combobox', { name: 'Когда получу' }), 'IN_STOCK')
    await waitFor(() => expect(sheet.getByRole('button', { name: /^Показать 1\s/ })).toBeVisible())
  },
})

/** Другой город выбирают в окне: свой при этом не меняется. */
export const OtherCity = meta.story({
  name: 'Другой город',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Другой город' }))
    const window = within(await screen.findByRole('dialog', { name: 'Другой город' }))
    await waitFor(() => expect(window.getByRole('option', { name: /Москва/ })).toBeVisible())
  },
})
