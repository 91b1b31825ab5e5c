import type { Room } from '@artel/core/tariffs'
import { aCase } from '@artel/core/testing'
import { PortfolioView, type PortfolioViewProps } from '@artel/ui/cases'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { pageFrame } from '../page-frame.tsx'

const free: Room = {
  tariff: 'Бесплатный',
  count: [2, 3],
  larger: [
    { name: 'Базовый', limit: 10, price: 690_00 },
    { name: 'Стандарт', limit: 30, price: 1490_00 },
  ],
}
const works = [
  aCase({ photos: [photo(5), photo(6)] }),
  aCase({ id: 462, title: 'Тёплый пол в детской', photos: [photo(2)], price: null, termDays: 3 }),
]

const meta = preview.meta({
  title: 'Экраны/Кабинет/Портфолио/Список',
  component: PortfolioView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as PortfolioViewProps['status'],
    works,
    room: free as Room | null,
    page: 1,
    pageCount: 1,
    pageTo: (page: number) => `?page=${page}`,
    onRemove: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается исполнителю: его работы и сколько ещё поместится. */
export const Works = meta.story({
  name: 'Работы',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Тёплый пол в детской' })).toHaveAttribute(
      'href',
      '/personal-area/portfolio/462',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Действия: Тёплый пол в детской' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: /Удалить/ }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока работ нет. */
export const Empty = meta.story({ name: 'Пусто', args: { works: [], room: { ...free, count: [0, 3] } } })

/** Показывается, когда тариф заполнен: сказано, что помещается на других. */
export const Full = meta.story({
  name: 'Места нет',
  args: {
    works: [...works, aCase({ id: 463, title: 'Ванная в новостройке', photos: [photo(3)] })],
    room: { ...free, count: [3, 3] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Добавить работу' })).toBeNull()
    await expect(canvas.getByText(/«Базовый»: 10.работ, 690.₽ в месяц/)).toBeVisible()
  },
})

/** Показывается после перехода на тариф поменьше: лишние работы видит только их хозяин. */
export const Hidden = meta.story({
  name: 'Скрытые работы',
  args: {
    works: [...works, aCase({ id: 463, title: 'Ванная в новостройке', photos: [photo(3)], isHidden: true })],
    room: { ...free, count: [4, 3] },
  },
})

/** Показывается, пока не известно, сколько работ помещается. */
export const WithoutRoom = meta.story({ name: 'Предел ещё не известен', args: { room: null } })

/** Показывается, когда работ больше страницы. */
export const SecondPage = meta.story({
  name: 'Вторая страница',
  args: { page: 2, pageCount: 3, room: { ...free, tariff: 'Про', count: [24, 100] } },
})

/** Показывается, пока ответа нет. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', works: [] } })

/** Показывается, когда работы не пришли. */
export const Failed = meta.story({ name: 'Не получилось', args: { status: 'error', works: [] } })

/** Показывается, когда названия длинные. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: {
    works: [
      aCase({
        title: 'Капитальный ремонт трёхкомнатной квартиры с перепланировкой, звукоизоляцией и заменой всех труб',
        category: { id: 11, name: 'Сантехникаитрубопроводныеработыпоменьшеинетолько' },
        photos: [photo(4)],
        price: 9_999_999_00,
      }),
    ],
  },
})

/** Показывается на телефоне. */
export const OnPhone = Works.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
