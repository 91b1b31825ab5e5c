import { ownProductList } from '@artel/core/products'
import { MyProductsScreen } from '@artel/ui/products/own'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts, backend, mockApi, offline, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Кабинет/Мои товары/Список/С сервером',
  component: MyProductsScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'executor' },
  beforeEach: backend,
  args: { filters: ownProductList.defaults },
})

const stateOf = (title: string) =>
  theWorld().products.find((one) => one.title === title && one.seller.id === accounts.executor.id)?.status

/** Показывается исполнителю с товарами: сколько их в каждом состоянии и сколько ещё поместится. */
export const Kept = meta.story({
  name: 'Товары',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Обеденный стол из дуба' })).toBeVisible()
    const states = canvas.getByRole('navigation', { name: 'Состояние товаров' })
    await expect(within(states).getByRole('link', { name: 'Все 4' })).toHaveAttribute('aria-current', 'page')
    await expect(within(states).getByRole('link', { name: 'Отклонены 1' })).toBeVisible()
    await expect(canvas.getByRole('meter', { name: 'Товары в каталоге и на проверке' })).toHaveAttribute(
      'aria-valuenow',
      '2',
    )
  },
})

/** Показывается по ссылке «Черновики». */
export const OneState = meta.story({
  name: 'Только черновики',
  args: { filters: { status: 'DRAFT', page: 1 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Тумба под раковину, дуб и сталь' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Обеденный стол из дуба' })).toBeNull()
  },
})

/** Опубликованный товар скрывают, и место освобождается; потом показывают снова. */
export const Moved = meta.story({
  name: 'Скрытие и показ',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const menu = { name: 'Действия: Обеденный стол из дуба' }
    await userEvent.click(await canvas.findByRole('button', menu))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Скрыть из каталога/ }))
    await waitFor(() => expect(stateOf('Обеденный стол из дуба')).toBe('HIDDEN'))
    await waitFor(() => expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '1'))
    await userEvent.click(canvas.getByRole('button', menu))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Показать в каталоге/ }))
    await waitFor(() => expect(stateOf('Обеденный стол из дуба')).toBe('PUBLISHED'))
  },
})

/** Товар удаляют: прежде сказано, что исчезнет и что останется. */
export const Removed = meta.story({
  name: 'Удаление',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Действия: Тумба под раковину, дуб и сталь' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Удалить/ }))
    const dialog = await screen.findByRole('dialog', { name: 'Удалить товар?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(dialog).toHaveTextContent('Переписка с покупателями останется')
  },
})

/** Удалённого товара больше нет. */
export const RemovedForGood = meta.story({
  name: 'Удалено',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Действия: Тумба под раковину, дуб и сталь' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Удалить/ }))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Удалить' })).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }))
    await waitFor(() => expect(stateOf('Тумба под раковину, дуб и сталь')).toBeUndefined())
    await waitFor(() => expect(canvas.queryByText('Тумба под раковину, дуб и сталь')).toBeNull())
  },
})

/** Показывается, когда товар успели изменить в другом окне: список спрашивают заново. */
export const Refused = meta.story({
  name: 'Уже изменено',
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(...mockApi({ hideProduct: refuse('VERSION_CONFLICT') })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Действия: Обеденный стол из дуба' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Скрыть из каталога/ }))
    await expect((await screen.findAllByText(/изменил/)).length).toBeGreaterThan(0)
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listMyProducts: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не удалось загрузить товары')
  },
})

/** Таблицу загружают из файла в кодировке Excel: годная строка становится черновиком, неверная ждёт правки. */
export const Imported = meta.story({
  name: 'Загрузка из файла',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const [leaf] = theWorld().categories.flatMap(({ childCategories }) => childCategories)
    const text = 'Массив дуба, масло с воском, размер 120 на 60 см.'
    const table = [
      'Название;Раздел;Описание;Цена',
      `Полка угловая из дуба;${leaf?.name};${text};1 200,50`,
      `Вешалка из дуба;${leaf?.name};${text};дорого`,
    ].join('\n')
    await userEvent.click(await canvas.findByRole('button', { name: 'Загрузить из файла' }))
    const input = await screen.findByLabelText('Файл CSV')
    await userEvent.upload(input, new File([inWindows1251(table)], 'Товары.csv', { type: 'text/csv' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Создать 1.черновик$/ }))
    await waitFor(() => expect(stateOf('Полка угловая из дуба')).toBe('DRAFT'))
    await expect(await screen.findByLabelText('Цена, строка 2')).toHaveValue('дорого')
    await expect(stateOf('Вешалка из дуба')).toBeUndefined()
  },
})

/** As Excel saves Russian text: letters of «А–я» stand in a row from 0xC0. */
const inWindows1251 = (text: string) =>
  Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0)
    if (sign === 'ё') return 0xb8
    return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code
  })
