import { Button } from '@artel/ui/kit'
import { LeavingView, type LeavingViewProps } from '@artel/ui/settings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Экраны/Настройки/Удаление аккаунта',
  component: LeavingView,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '12px', maxInlineSize: '45rem' }}>
        <Story />
      </div>
    ),
  ],
  args: {
    isExecutor: false,
    status: 'success' as LeavingViewProps['status'],
    tasks: [] as LeavingViewProps['tasks'],
    isRetrying: false,
    onRetry: fn(),
    children: <Button variant="danger">Удалить аккаунт</Button>,
  },
})

/** Показывается заказчику без заданий в работе. */
export const Client = meta.story({ name: 'Заказчик' })

/** Показывается исполнителю: терять ему больше. */
export const Executor = meta.story({ name: 'Исполнитель', args: { isExecutor: true } })

/** Показывается, пока чьи-то задания в работе: вместо кнопки пути к ним. */
export const Blocked = meta.story({
  name: 'Есть задания в работе',
  args: {
    tasks: [
      { id: 501, title: 'Заменить смеситель на кухне' },
      { id: 502, title: 'Собрать и повесить кухонный гарнитур в новостройке на девятом этаже без лифта' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Заменить смеситель на кухне' })).toHaveAttribute('href', '/task/501')
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({ name: 'Проверяется', args: { status: 'pending' } })

/** Показывается, когда узнать о заданиях не вышло. */
export const Failed = meta.story({
  name: 'Не узнали',
  args: { status: 'error' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})
