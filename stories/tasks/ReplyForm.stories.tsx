import { FILE_LIMITS } from '@artel/core/contract'
import { FILES_COMING } from '@artel/core/files'
import type { FormViewState } from '@artel/core/forms'
import type { ReplyFormValues } from '@artel/core/tasks'
import { aFile } from '@artel/core/testing'
import { ReplyCostNote, ReplyForm, type ReplyFormProps } from '@artel/ui/tasks'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { fileField } from '../files/file-field.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { oneOfFour } from './task-page.tsx'

type Form = ReplyFormProps['form']

const pristine: ReplyFormValues = {
  text: '',
  priceType: 'FIXED',
  price: null,
  termDays: null,
  fileIds: { stored: [], missing: [] },
  caseIds: [],
}
const filled: ReplyFormValues = {
  text: 'Здравствуйте! Меняю смесители каждый день, приеду со своим инструментом. Могу завтра после обеда.',
  priceType: 'FIXED',
  price: 2_500_00,
  termDays: 1,
  fileIds: { stored: [], missing: [] },
  caseIds: [],
}

const meta = preview.meta({
  title: 'Экраны/Задания/Форма отклика',
  component: ReplyForm,
  decorators: [pageFrame, frozenTime],
  argTypes: { cost: { control: false } },
  parameters: { machine: { id: 'reply' }, layout: 'fullscreen' },
  args: {
    form: { status: 'editing', values: pristine, errors: {} } as Form,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
  },
})

/** Показывается исполнителю, который ещё ничего не написал. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'По договорённости' }))
    await expect(args.onChange).toHaveBeenCalledWith('priceType', 'NEGOTIABLE')
    await userEvent.click(canvas.getByRole('button', { name: 'Откликнуться' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

const editing: Form = { status: 'editing', values: filled, errors: {} }

/** Показывается, когда всё заполнено: перед отправкой видно, что она стоит. */
export const Filled = meta.story({
  name: 'Заполненная',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: editing, cost: <ReplyCostNote cost={oneOfFour} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Спишется 1.из.4.откликов тарифа «Бесплатный»/)).toBeVisible()
    await expect(canvas.getByText(/Обновятся 19.марта/)).toBeVisible()
  },
})

/** Показывается, когда отклики тарифа закончились, а купленные есть. */
export const FromBought = meta.story({
  name: 'Отклик из купленных',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: editing,
    cost: <ReplyCostNote cost={{ ...oneOfFour, source: 'SERVICE', ofTariff: [5, 5], ofBought: [3, 10] }} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Спишется 1.из.7.откликов, купленных отдельно/)).toBeVisible()
  },
})

/** Показывается на тарифе, который откликов не считает. */
export const Unlimited = meta.story({
  name: 'Отклики без ограничений',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: editing, cost: <ReplyCostNote cost={{ ...oneOfFour, tariff: 'Про', ofTariff: [12, null] }} /> },
})

/** Показывается, когда цену назовут на месте: поля цены нет. */
export const Negotiable = meta.story({
  name: 'Цена по договорённости',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values: { ...filled, priceType: 'NEGOTIABLE', price: null }, errors: {} } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Цена' })).toBeNull()
  },
})

/** Показывается после попытки отправить неверно заполненную форму. */
export const Invalid = meta.story({
  name: 'С ошибками в полях',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: {
      status: 'editing',
      values: { ...pristine, text: 'Сделаю', termDays: 900 },
      errors: {
        text: 'Сообщение: не меньше 20 символов.',
        price: 'Укажите сумму.',
        termDays: 'Срок: от 1 до 365 дней.',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Сообщение' })).toBeInvalid()
  },
})

const estimate = aFile({ name: 'Смета.pdf', size: 184_320, isPrivate: true, picture: null })
const filesOf = (rows: NonNullable<Parameters<typeof fileField>[0]['rows']>) =>
  fileField({ label: 'Файлы', limits: FILE_LIMITS.reply, rows })
const arrived = {
  key: 1,
  name: estimate.name,
  size: estimate.size,
  share: 1,
  state: { status: 'done', file: estimate },
} as const

/** Показывается, когда к отклику приложили смету: увидит её только автор задания. */
export const WithFiles = meta.story({
  name: 'С файлами',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: editing, files: filesOf([arrived]), cost: <ReplyCostNote cost={oneOfFour} /> },
})

/** Показывается после отправки, пока один из файлов ещё в пути: отклик подождёт его. */
export const FilesComing = meta.story({
  name: 'Файл ещё загружается',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: { ...editing, errors: { fileIds: FILES_COMING } },
    files: filesOf([
      arrived,
      {
        key: 2,
        name: 'План кухни.jpg',
        size: 3_145_728,
        share: 0.4,
        state: { status: 'uploading', progress: { sent: 1_258_291, total: 3_145_728 } },
      },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(FILES_COMING)).toBeVisible()
  },
})

/** Показывается, пока отклик отправляется. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: filled, errors: {} } },
})

/** Показывается, когда сервер отказал: набралось достаточно откликов. */
export const Failed = meta.story({
  name: 'Сервер отказал',
  parameters: { machine: { state: 'filling.failed' } },
  args: {
    form: {
      status: 'failed',
      values: filled,
      errors: {},
      message: 'У задания уже набралось достаточно откликов.',
    },
  },
})

/** Показывается на телефоне. */
export const OnPhone = Invalid.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

// Every state of the form has a story; what comes after the answer is shown by whoever holds the form.
;({ editing: Pristine, submitting: Sending, failed: Failed, done: 'Нечего показать' }) satisfies Record<
  FormViewState<ReplyFormValues, unknown>['status'],
  unknown
>
