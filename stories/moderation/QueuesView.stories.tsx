import { MODERATION_KINDS } from '@artel/core/contract'
import { QueuesView, type QueuesViewProps } from '@artel/ui/moderation'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Модерация',
  component: QueuesView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as QueuesViewProps['status'],
    counts: MODERATION_KINDS.map((kind, at) => ({
      kind,
      count: at * 4,
      waitingSince: at === 0 ? null : `2026-03-02T08:${59 - at * 4}:00.000Z`,
    })) as QueuesViewProps['counts'],
    onRetry: fn(),
  },
})

/** Показывается модератору: сколько ждёт в каждой очереди и кто дольше всех. */
export const Waiting = meta.story({
  name: 'Есть что проверить',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Начать с самых давних' })).toHaveAttribute(
      'href',
      '/moderation/CATEGORY_REQUESTS',
    )
  },
})

/** Показывается, когда все очереди разобраны. */
export const Empty = meta.story({
  name: 'Все очереди пусты',
  args: { counts: MODERATION_KINDS.map((kind) => ({ kind, count: 0, waitingSince: null })) },
})

/** Показывается, пока числа не пришли. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', counts: [] } })

/** Показывается, когда числа не пришли. */
export const Failed = meta.story({ name: 'Не загрузились', args: { status: 'error', counts: [] } })

/** Показывается, когда ждут тысячи и не первый день. */
export const LongWait = meta.story({
  name: 'Длинный хвост',
  args: {
    counts: MODERATION_KINDS.map((kind) => ({ kind, count: 12_480, waitingSince: '2026-01-02T08:00:00.000Z' })),
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
