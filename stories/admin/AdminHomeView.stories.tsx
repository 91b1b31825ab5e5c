import { AdminHomeView, type AdminHomeViewProps } from '@artel/ui/admin'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { seededLog } from '../mocks/fixtures/admin.ts'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление',
  component: AdminHomeView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as AdminHomeViewProps['status'],
    lines: seededLog() as AdminHomeViewProps['lines'],
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: разделы и последнее, что сделали сотрудники. */
export const Overview = meta.story({
  name: 'Обзор',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Весь журнал' })).toHaveAttribute('href', '/admin/log')
  },
})

/** Показывается, когда сотрудники ещё ничего не делали. */
export const Empty = meta.story({ name: 'Журнал пуст', args: { lines: [] } })

/** Показывается, пока журнал не пришёл. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', lines: [] } })

/** Показывается, когда журнал не пришёл. */
export const Failed = meta.story({ name: 'Не загрузился', args: { status: 'error', lines: [] } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
