import { type PriceGroup, priceGroups } from '@artel/core/prices'
import { aService } from '@artel/core/testing'
import { PriceListView, type PriceListViewProps } from '@artel/ui/prices/editor'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { drag } from '../kit/drag.ts'
import { pageFrame } from '../page-frame.tsx'

const tiles = { id: 12, name: 'Укладка плитки' }
const groups: readonly PriceGroup[] = priceGroups([
  aService(),
  aService({ id: 472, name: 'Установка унитаза', price: 2_800_00 }),
  aService({ id: 473, name: 'Разводка труб', priceType: 'NEGOTIABLE', price: null, unit: null }),
  aService({ id: 474, category: tiles, name: 'Плитка на стену', price: 1_400_00, unit: 'м²' }),
])

const meta = preview.meta({
  title: 'Экраны/Кабинет/Услуги и цены/Список',
  component: PriceListView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  argTypes: { adding: { control: false }, edited: { control: false } },
  args: {
    status: 'success' as PriceListViewProps['status'],
    groups,
    adding: null as PriceListViewProps['adding'],
    edited: null,
    isInert: false,
    onAdd: fn(),
    onPaste: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onMove: fn(),
    onMoveGroup: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается исполнителю: цены по категориям, у каждой строки порядок, изменение и удаление. */
export const List = meta.story({
  name: 'Прайс-лист',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ниже: Замена смесителя' }))
    await expect(args.onMove).toHaveBeenCalledWith(471, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Выше: Укладка плитки' }))
    await expect(args.onMoveGroup).toHaveBeenCalledWith(12, 0)
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: Разводка труб' }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить: Плитка на стену' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
})

/** Строку переставляют мышью внутри её категории. */
export const Dragged = meta.story({
  name: 'Перетаскивание строки',
  tags: ['!dev'],
  play: async ({ args, canvas, userEvent }) => {
    const row = (name: string) => canvas.getByText(name).closest('li') as HTMLElement
    await drag(userEvent, row('Разводка труб'), row('Замена смесителя'))
    await expect(args.onMove).toHaveBeenCalledOnce()
    await expect(args.onMove).toHaveBeenCalledWith(473, 0)
  },
})

/** Показывается, пока в прайс-листе ничего нет. */
export const Empty = meta.story({ name: 'Пусто', args: { groups: [] } })

/** Показывается, пока ответа нет. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', groups: [] } })

/** Показывается, когда прайс-лист не пришёл. */
export const Failed = meta.story({ name: 'Не получилось', args: { status: 'error', groups: [] } })

const long = 'Монтаж и подключение инсталляции с регулировкой по высоте, герметизацией и проверкой под давлением'

/** Показывается, когда названия длинные: они переносятся, цена остаётся целой. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: {
    groups: priceGroups([
      aService({ name: long, unit: 'помещение до 20 м²' }),
      aService({ id: 472, name: 'Гидроизоляционноводонепроницаемыематериалы', price: 9_999_999_00 }),
    ]),
  },
})

/** Показывается на телефоне: цена стоит под названием. */
export const OnPhone = List.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
