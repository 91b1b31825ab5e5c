import type { FormViewState } from '@artel/core/forms'
import { type CancelFormValues, cancelReasons } from '@artel/core/tasks'
import { CancelDialog, type CancelDialogProps } from '@artel/ui/tasks'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Form = CancelDialogProps['form']

const values: CancelFormValues = { reason: null, comment: '' }
const explained: CancelFormValues = {
  reason: 'AUTHOR_OTHER',
  comment: 'Решили менять всю кухню, смеситель подождёт до осени.',
}

const meta = preview.meta({
  title: 'Экраны/Задания/Отмена задания',
  component: CancelDialog,
  parameters: { machine: { id: 'cancelTask' }, docs: { story: { inline: false, height: '640px' } } },
  args: {
    title: 'Отменить задание',
    text: 'Задание закроется для откликов, исполнители узнают об отмене.',
    reasons: cancelReasons('AUTHOR', 'APPROVED'),
    form: { status: 'editing', values, errors: {} } as Form,
    onReason: fn(),
    onComment: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается заказчику, который ещё никого не выбрал. */
export const Pristine = meta.story({
  name: 'До работы',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Задание больше не нужно' }))
    await expect(args.onReason).toHaveBeenCalledWith('AUTHOR_NOT_RELEVANT')
    await userEvent.click(screen.getByRole('button', { name: 'Не сейчас' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** Показывается заказчику, когда исполнитель уже работает: причины другие. */
export const DuringWork = meta.story({
  name: 'Во время работы',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    text: 'Работа остановится, чат с исполнителем закроется. К откликам из запаса можно вернуться в течение 7 дней.',
    reasons: cancelReasons('AUTHOR', 'IN_PROGRESS'),
  },
})

/** Показывается исполнителю, который отказывается от работы. */
export const ByExecutor = meta.story({
  name: 'Отказ исполнителя',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    title: 'Отказаться от задания',
    text: 'Задание отменится, чат с заказчиком закроется. Заказчик сможет вернуться к откликам из запаса.',
    reasons: cancelReasons('EXECUTOR', 'IN_PROGRESS'),
  },
})

/** Показывается, когда причина выбрана и её можно пояснить. */
export const Chosen = meta.story({
  name: 'Причина выбрана',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values: { reason: 'AUTHOR_NOT_RELEVANT', comment: '' }, errors: {} } },
})

/** Показывается после попытки отменить без причины. */
export const NoReason = meta.story({
  name: 'Причина не выбрана',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values, errors: { reason: 'Выберите причину.' } } },
})

/** Показывается, когда причина говорит слишком мало и комментарий короток. */
export const ShortComment = meta.story({
  name: 'Комментарий короткий',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: {
      status: 'editing',
      values: { reason: 'AUTHOR_OTHER', comment: 'Так' },
      errors: { comment: 'Комментарий: не меньше 10 символов.' },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('textbox', { name: 'Комментарий' })).toBeInvalid()
  },
})

/** Показывается, пока отмена отправляется. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: explained, errors: {} } },
})

/** Показывается, когда сервер не дал отменить. */
export const Failed = meta.story({
  name: 'Сервер отказал',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values: explained,
      errors: {},
      message: 'Сейчас это сделать нельзя: состояние уже другое.',
    },
  },
})

/** Показывается на телефоне: лист снизу, кнопки на месте. */
export const OnPhone = DuringWork.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

// Every state of the form has a story; what comes after the answer is shown by whoever holds the form.
;({ editing: Pristine, submitting: Sending, failed: Failed, done: 'Нечего показать' }) satisfies Record<
  FormViewState<CancelFormValues, unknown>['status'],
  unknown
>
