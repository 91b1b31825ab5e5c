import { ExecutorPrices, type ExecutorPricesProps } from '@artel/ui/executors/page'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'
import { services } from './sample-executor.tsx'

const meta = preview.meta({
  title: 'Экраны/Исполнитель/Услуги и цены',
  component: ExecutorPrices,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { services, viewer: 'OTHER' as ExecutorPricesProps['viewer'] },
})

/** Показывается всем: прайс по категориям, в порядке хозяина. */
export const Usual = meta.story({
  name: 'Прайс по категориям',
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(2)
    await expect(canvas.getByRole('row', { name: /Запил под 45°.*900.₽ за.м/ })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Разводка труб.*Цена договорная/ })).toBeVisible()
  },
})

/** Показывается самому исполнителю: рядом путь к правке. */
export const Own = meta.story({
  name: 'Свой прайс',
  args: { viewer: 'SELF' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Изменить цены' })).toHaveAttribute(
      'href',
      '/personal-area/services-and-prices',
    )
  },
})

/** Показывается, пока цен нет. */
export const Empty = meta.story({ name: 'Пусто', args: { services: [] } })

/** Показывается самому исполнителю, пока цен нет: что они дают. */
export const EmptyOwn = meta.story({ name: 'Пусто у себя', args: { services: [], viewer: 'SELF' } })

/** То же на телефоне. */
export const OnPhone = Usual.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
