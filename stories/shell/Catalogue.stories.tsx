import { CatalogueView } from '@artel/ui/shell/catalogue'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { crafts } from './crafts.ts'

const meta = preview.meta({
  title: 'Паттерны/Каталог',
  component: CatalogueView,
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as 'pending' | 'error' | 'success',
    categories: crafts,
    leadsTo: 'landings' as 'board' | 'landings',
    onLeave: fn(),
    onRetry: fn(),
  },
})

/** Показывается по кнопке «Каталог»: ремёсла со знаками и услугами, которые чаще просят. Заказчика они ведут к своему заданию. */
export const Ready = meta.story({
  name: 'Все ремёсла',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Уборка' })).toHaveAttribute('href', '/landing/uborka')
  },
})

/** Исполнителя те же услуги ведут к открытым заданиям. */
export const ForExecutor = meta.story({
  name: 'Исполнителю',
  tags: ['!dev'],
  args: { leadsTo: 'board' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Уборка' })).toHaveAttribute('href', '/task-find/uborka')
  },
})

/** Показывается, пока категории загружаются. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', categories: [] } })

/** Показывается, когда категории не пришли. */
export const Failed = meta.story({
  name: 'Не загрузился',
  args: { status: 'error', categories: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Повторить|ещё раз/ }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
