import { TOAST_TITLES } from '@artel/core/shell'
import { Button } from '@artel/ui/kit'
import { Dialog } from '@artel/ui/kit/dialog'
import { type Toast, Toaster } from '@artel/ui/kit/toast'
import { TabBar } from '@artel/ui/shell'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const aToast = (id: number, toast: Partial<Toast>): Toast => ({ id, kind: 'info', text: null, ...toast })

const success = aToast(1, { kind: 'success', text: 'Задание опубликовано' })
const failure = aToast(2, { kind: 'error', text: 'Отклик не отправлен: пропала связь' })
const warning = aToast(3, { kind: 'warning', text: 'В отклике есть номер телефона' })
const info = aToast(4, { kind: 'info', text: 'Задание на проверке' })

const onClose = fn()
const onSignIn = fn()

const meta = preview.meta({
  title: 'Компоненты/Уведомление',
  component: Toaster,
  args: { toasts: [success], titles: TOAST_TITLES, onDismiss: fn(), onHold: fn(), onRelease: fn() },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
})

/** Показывается, когда получилось. */
export const Success = meta.story({ name: 'Успех', parameters: { machine: { id: 'toasts', state: 'running' } } })

/** Показывается, когда не получилось. */
export const Failure = meta.story({ name: 'Ошибка', args: { toasts: [failure] } })

/** Показывается, когда что-то надо заметить. */
export const Warning = meta.story({ name: 'Внимание', args: { toasts: [warning] } })

/** Показывается, когда надо просто знать. */
export const Info = meta.story({ name: 'Инфо', args: { toasts: [info] } })

/** Показывается, когда событий сразу несколько. */
export const Stack = meta.story({
  name: 'Стопка',
  parameters: { machine: { id: 'toasts', state: 'running' } },
  args: { toasts: [success, warning, failure] },
})

/** Показывается на телефоне: во всю ширину снизу. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { toasts: [success, failure] },
  globals: { viewport: { value: 'phone' } },
})

/** F8 ведёт к уведомлению, крестик закрывает. */
export const Keyboard = meta.story({
  name: 'С клавиатуры',
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await screen.findByText('Задание опубликовано')
    await userEvent.keyboard('{F8}')
    await userEvent.tab()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith(1)
  },
})

/** Показывается на телефоне, когда уведомление приходит поверх окна: окно накрывает нижнюю панель, уведомление стоит над ней. */
export const OverDialogAndTabBar = meta.story({
  name: 'Поверх окна и нижней панели',
  args: { toasts: [failure] },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <div style={{ minHeight: 'calc(100svh - 3.5rem)' }} />
      <TabBar viewer={null} unread={0} onSignIn={onSignIn} />
      <Toaster {...args} />
      <Dialog open onClose={onClose} title="Снять задание?" description="Отклики останутся в истории." size="small">
        <Button wide variant="danger">
          Снять
        </Button>
      </Dialog>
    </>
  ),
  play: async () => {
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const [bar, toast] = [document.querySelector('nav'), (await screen.findByText(String(failure.text))).closest('li')]
    const inBar = bar?.getBoundingClientRect()
    await waitFor(() => expect(toast?.getBoundingClientRect().bottom).toBeLessThanOrEqual(inBar?.top ?? 0))
    const atBar = document.elementFromPoint(180, (inBar?.top ?? 0) + 10)
    await expect(bar?.contains(atBar)).toBe(false)
  },
})

/** Уведомление закрывается, окно под ним остаётся. */
export const ClosedOverDialog = meta.story({
  ...OverDialogAndTabBar.input,
  name: 'Закрыли поверх окна',
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    onClose.mockClear()
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    const toast = (await screen.findByText(String(failure.text))).closest('li')
    await userEvent.click(within(toast as HTMLElement).getByTitle('Закрыть'))
    await expect(args.onDismiss).toHaveBeenCalledWith(failure.id)
    await expect(onClose).not.toHaveBeenCalled()
  },
})
