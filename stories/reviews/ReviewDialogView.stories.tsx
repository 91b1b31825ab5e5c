import type { UploadsViewState } from '@artel/core/files'
import type { ReviewFormValues } from '@artel/core/reviews'
import { ReviewDialogView, type ReviewDialogViewProps } from '@artel/ui/reviews'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { LONG_WORD } from '../people/sample-people.ts'
import { ownReviews } from './own-reviews.ts'

type Form = ReviewDialogViewProps['form']

const pristine: ReviewFormValues = {
  side: 'CLIENT',
  rating: null,
  quality: null,
  punctuality: null,
  communication: null,
  text: '',
  photoIds: [],
}
const filled: ReviewFormValues = {
  ...pristine,
  rating: 5,
  quality: 5,
  punctuality: 4,
  communication: 5,
  text: 'Приехал вовремя, всё сделал аккуратно и убрал за собой. Ничего не капает.',
}
const nothing: UploadsViewState = {
  rows: [],
  refusal: null,
  isBusy: false,
  isHeld: false,
  canAdd: true,
  fileIds: [],
  stored: [],
  missing: [],
  failed: [],
}

const meta = preview.meta({
  title: 'Экраны/Отзывы/Форма отзыва',
  component: ReviewDialogView,
  decorators: [frozenTime],
  parameters: { machine: { id: 'review' }, docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    form: { status: 'editing', values: pristine, errors: {} } as Form,
    attempt: 0,
    task: 'Заменить смеситель на кухне',
    subject: 'Сергей Л.',
    until: '2026-03-14T12:00:00.000Z' as string | null,
    rejection: null as string | null,
    uploads: nothing,
    isWaiting: false,
    onStopWaiting: fn(),
    kept: [] as ReviewDialogViewProps['kept'],
    onChange: fn(),
    onBlur: fn(),
    onAddPhotos: fn(),
    onRemovePhoto: fn(),
    onCancelPhoto: fn(),
    onRetryPhoto: fn(),
    onRemoveKept: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается заказчику: общая оценка, качество, сроки и общение, слова и фото. */
export const ByClient = meta.story({
  name: 'Заказчик об исполнителе',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ userEvent, args }) => {
    const rating = await screen.findByRole('radiogroup', { name: 'Сроки' })
    await userEvent.click(rating.querySelectorAll('input')[3] as HTMLElement)
    await expect(args.onChange).toHaveBeenCalledWith('punctuality', 4)
    await userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Позже' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** Показывается исполнителю: заказчика оценивают одной оценкой. */
export const ByExecutor = meta.story({
  name: 'Исполнитель о заказчике',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values: { ...pristine, side: 'EXECUTOR' }, errors: {} }, subject: 'Ирина М.' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('radiogroup', { name: 'Общая оценка' })).toBeVisible())
    await expect(screen.queryByRole('radiogroup', { name: 'Сроки' })).toBeNull()
  },
})

/** Показывается, когда всё заполнено: с хорошей оценкой текст необязателен. */
export const Filled = meta.story({
  name: 'Заполнена',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values: filled, errors: {} } },
})

/** Показывается после попытки отправить пустую: сводка ведёт к каждому полю. */
export const WithErrors = meta.story({
  name: 'С ошибками',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: {
      status: 'editing',
      values: { ...pristine, rating: 2, text: 'Плохо' },
      errors: {
        quality: 'Поставьте оценку.',
        punctuality: 'Поставьте оценку.',
        communication: 'Поставьте оценку.',
        text: 'Напишите хотя бы 20 символов: что было не так?',
      },
    },
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('region', { name: /^Исправьте 4/ })).toHaveFocus())
    await userEvent.click(screen.getByRole('link', { name: 'Качество работы: поставьте оценку.' }))
    await expect(screen.getByRole('radiogroup', { name: 'Качество работы' })).toHaveFocus()
  },
})

/** Показывается, пока фото загружаются: одно готово, второе в пути. */
export const WithPhotos = meta.story({
  name: 'С фото',
  tags: ['!dev'],
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: { status: 'editing', values: { ...filled, photoIds: null }, errors: {} },
    uploads: {
      ...nothing,
      isBusy: true,
      rows: [
        {
          key: 1,
          name: 'После.jpg',
          size: 2_400_000,
          share: 0.6,
          state: { status: 'uploading', progress: { sent: 1_440_000, total: 2_400_000 } },
        },
      ],
    },
  },
})

/** Показывается автору, чей отзыв отклонил модератор: названо правило, прежние фото на месте. */
export const Mending = meta.story({
  name: 'Исправление после отказа',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: { status: 'editing', values: filled, errors: {} },
    rejection: 'в тексте указаны контакты',
    until: null,
    kept: [photo(0), photo(2)],
  },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText(/в тексте указаны контакты/)).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'Убрать фото 2' }))
    await expect(args.onRemoveKept).toHaveBeenCalledWith(photo(2).id)
    await expect(screen.getByRole('button', { name: 'Отправить снова' })).toBeVisible()
  },
})

/** Показывается, пока отзыв отправляется. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: filled, errors: {} } },
})

/** Показывается, когда сервер отказал; набранное на месте. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: { machine: { state: 'filling.failed' } },
  args: { form: { status: 'failed', values: filled, errors: {}, message: 'Отзыв об этой сделке уже оставлен.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('уже оставлен')
  },
})

/** Показывается после отправки: отзыв прошёл проверку и ждёт второй стороны. */
export const SentHidden = meta.story({
  name: 'Отправлен, ждёт второй стороны',
  parameters: { machine: { state: 'done' } },
  args: { form: { status: 'done', values: filled, output: ownReviews.HIDDEN } },
  play: async () => {
    await expect(await screen.findByText(/Он откроется вместе/)).toHaveTextContent('14 марта')
  },
})

/** Показывается после отправки, когда отзыв сначала читает модератор. */
export const SentToModeration = meta.story({
  name: 'Отправлен на проверку',
  parameters: { machine: { state: 'done' } },
  args: { form: { status: 'done', values: filled, output: ownReviews.MODERATION } },
})

/** Показывается второй из двух сторон: оба отзыва открылись сразу. */
export const SentPublished = meta.story({
  name: 'Отправлен и опубликован',
  parameters: { machine: { state: 'done' } },
  args: { form: { status: 'done', values: filled, output: ownReviews.PUBLISHED } },
})

/** Показывается с длинным названием задания и словом, которое не помещается в строку. */
export const Long = meta.story({
  name: 'Длинный текст',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    task: `Заменить смеситель на кухне и проверить все соединения: ${LONG_WORD}`,
    form: { status: 'editing', values: { ...filled, text: `${LONG_WORD} `.repeat(6) }, errors: {} },
  },
})

/** То же на телефоне: окно становится листом снизу. */
export const OnPhone = ByClient.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, когда отзыв отправили раньше, чем загрузились фото: он уйдёт сам, и его можно придержать. */
export const WaitingForPhotos = meta.story({
  name: 'Ждёт фото',
  parameters: { machine: { id: 'review', state: 'filling.editing' } },
  args: {
    form: { status: 'editing', values: { ...filled, photoIds: null }, errors: {} },
    isWaiting: true,
    uploads: {
      ...nothing,
      isBusy: true,
      missing: ['Кран.jpg'],
      rows: [
        {
          key: 1,
          name: 'Кран.jpg',
          size: 2_400_000,
          share: 0.4,
          state: { status: 'uploading', progress: { sent: 960_000, total: 2_400_000 } },
        },
      ],
    },
  },
  play: async ({ args, userEvent }) => {
    const stop = await screen.findByRole('button', { name: 'Не отправлять' })
    await waitFor(() => expect(stop).toBeVisible())
    await userEvent.click(stop)
    await expect(args.onStopWaiting).toHaveBeenCalledOnce()
  },
})
