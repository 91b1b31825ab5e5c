import { SAVED_SEARCHES_FULL } from '@artel/core/contract'
import { SaveSearchDialog, type SaveSearchDialogProps } from '@artel/ui/tasks'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const values = { name: 'Сантехника, Казань, от 5 000 ₽' }

const meta = preview.meta({
  title: 'Экраны/Задания/Сохранённые поиски/Сохранение',
  component: SaveSearchDialog,
  parameters: { machine: { id: 'saveSearch' }, docs: { story: { inline: false, height: '480px' } } },
  args: {
    role: 'CLIENT' as SaveSearchDialogProps['role'],
    form: { status: 'editing', values, errors: {} } as SaveSearchDialogProps['form'],
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается тому, кто сохраняет поиск: название предложено по условиям. */
export const Suggested = meta.story({
  name: 'Название предложено',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ userEvent, args }) => {
    const name = await screen.findByRole('textbox', { name: 'Название' })
    await expect(name).toHaveValue(values.name)
    await userEvent.type(name, '{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Показывается исполнителю: как часто приходят уведомления, зависит от тарифа. */
export const ForExecutor = meta.story({ name: 'Исполнителю', args: { role: 'EXECUTOR' } })

/** Показывается, когда название стёрли и отправили. */
export const Unnamed = meta.story({
  name: 'Без названия',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: { status: 'editing', values: { name: '' }, errors: { name: 'Назовите поиск, чтобы узнавать его.' } },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Название' })).toHaveAccessibleDescription(/Назовите поиск/)
  },
})

/** Показывается, пока поиск уходит на сервер. */
export const Sending = meta.story({
  name: 'Сохраняется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values, errors: {} } },
})

/** Показывается, когда сохранённых поисков уже столько, сколько можно: название не теряется. */
export const Full = meta.story({
  name: 'Поисков слишком много',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: { status: 'failed', values, errors: {}, message: SAVED_SEARCHES_FULL, code: 'LIMIT_REACHED' } as never,
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Удалите тот, что больше не нужен.')
  },
})
