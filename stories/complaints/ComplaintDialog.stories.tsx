import { FILE_LIMITS } from '@artel/core/contract'
import type { ComplaintFormValues, ComplaintTarget } from '@artel/core/moderation'
import { aFile } from '@artel/core/testing'
import { ComplaintDialog, type ComplaintDialogProps } from '@artel/ui/complaints'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { fileField } from '../files/file-field.tsx'

type Form = ComplaintDialogProps['form']

const values: ComplaintFormValues = { reason: null, text: '', fileIds: { stored: [], missing: [] } }
const told: ComplaintFormValues = {
  reason: 'FRAUD',
  text: 'Просит перевести предоплату на карту до начала работы и грозит плохим отзывом.',
  fileIds: { stored: [], missing: [] },
}
const shot = aFile({ name: 'Переписка.png', isPrivate: true, picture: null })
/** «Снимки экрана и документы» as the queue of files shows it. */
const files = (isFull: boolean) =>
  fileField({
    label: 'Снимки экрана и документы',
    limits: FILE_LIMITS.complaint,
    rows: isFull ? [{ key: 1, name: shot.name, size: shot.size, share: 1, state: { status: 'done', file: shot } }] : [],
  })

const meta = preview.meta({
  title: 'Паттерны/Жалоба',
  component: ComplaintDialog,
  parameters: { machine: { id: 'complaint' }, docs: { story: { inline: false, height: '720px' } } },
  args: {
    target: 'TASK' as ComplaintTarget,
    form: { status: 'editing', values, errors: {} } as Form,
    files: files(false),
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается тому, кто только открыл окно. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'Мошенничество' }))
    await expect(args.onChange).toHaveBeenCalledWith('reason', 'FRAUD')
    await userEvent.click(screen.getByRole('button', { name: 'Отправить жалобу' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Не сейчас' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** Показывается, когда всё рассказано и приложен снимок переписки. */
export const Filled = meta.story({
  name: 'Заполненная',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values: told, errors: {} }, files: files(true) },
})

/** Показывается после отправки пустой жалобы. */
export const Errors = meta.story({
  name: 'Ошибки',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: {
      status: 'editing',
      values,
      errors: { reason: 'Выберите причину.', text: 'Опишите, что случилось.' },
    },
  },
})

/** Показывается, пока жалоба уходит. */
export const Submitting = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: told, errors: {} }, files: files(true) },
})

/** Показывается, когда сервер отказал: жалоб за час слишком много. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values: told,
      errors: {},
      message: 'Слишком много запросов. Попробуйте позже.',
    },
  },
})

/** Показывается после отправки: сказано, что будет дальше. */
export const Sent = meta.story({
  name: 'Отправлена',
  parameters: { machine: { state: 'done' } },
  args: { form: { status: 'done', values: told, output: { id: '00000000-0000-4000-8000-000000000791' } } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Понятно' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** Показывается, когда жалуются на человека. */
export const OfPerson = meta.story({
  name: 'На человека',
  parameters: { machine: { state: 'filling.editing' } },
  args: { target: 'USER' },
})

/** Показывается на телефоне: окно стоит листом снизу, кнопки под пальцем. */
export const OnPhone = meta.story({
  name: 'На телефоне',
  args: { form: { status: 'editing', values: told, errors: {} } },
  globals: { viewport: { value: 'phone' } },
})
