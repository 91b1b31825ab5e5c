import { aRedirect } from '@artel/core/testing'
import { RedirectsView, type RedirectsViewProps } from '@artel/ui/admin'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Переезды',
  component: RedirectsView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as RedirectsViewProps['status'],
    redirects: [
      aRedirect(),
      aRedirect({ id: 772, from: '/masters', to: '/executors' }),
    ] as RedirectsViewProps['redirects'],
    page: 1,
    pageCount: 1,
    pageTo: ((page) => `?page=${page}`) as RedirectsViewProps['pageTo'],
    form: null,
    onRemove: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: таблица переехавших адресов. */
export const Moved = meta.story({
  name: 'Есть переезды',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить переезд /masters' }))
    await expect(args.onRemove).toHaveBeenCalled()
  },
})

/** Показывается, когда никто не переезжал. */
export const Empty = meta.story({ name: 'Переездов нет', args: { redirects: [] } })

/** Показывается, пока таблица не пришла. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', redirects: [] } })

/** Показывается, когда таблица не пришла. */
export const Failed = meta.story({ name: 'Не загрузились', args: { status: 'error', redirects: [] } })

/** Показывается, когда адреса длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные адреса',
  args: { redirects: [aRedirect({ from: `/${'u'.repeat(300)}`, to: `/${'v'.repeat(300)}` })] },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
