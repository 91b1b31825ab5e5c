import { FILE_LIMITS } from '@artel/core/contract'
import type { ProductReviewFormValues } from '@artel/core/reviews'
import { aFile, aProductReview } from '@artel/core/testing'
import { ProductReviewDialogView, type ProductReviewDialogViewProps } from '@artel/ui/products/review'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { fileField } from '../files/file-field.tsx'
import { LONG_WORD } from '../people/sample-people.ts'

type Form = ProductReviewDialogViewProps['form']

const pristine: ProductReviewFormValues = { rating: null, text: '', photoIds: { stored: [], missing: [] } }
const filled: ProductReviewFormValues = {
  ...pristine,
  rating: 4,
  text: 'Стол крепкий, доставили в срок. Одна ножка была чуть короче, подложили войлок.',
}
const shot = aFile({ name: 'Стол в кухне.jpg' })
/** «Фото товара» as the queue of files shows it. */
const photos = (isFull: boolean) =>
  fileField({
    label: 'Фото товара',
    limits: FILE_LIMITS.review,
    rows: isFull ? [{ key: 1, name: shot.name, size: shot.size, share: 1, state: { status: 'done', file: shot } }] : [],
  })

const meta = preview.meta({
  title: 'Экраны/Товары/Товар/Форма отзыва',
  component: ProductReviewDialogView,
  parameters: { machine: { id: 'productReview' }, docs: { story: { inline: false, height: '720px' } } },
  args: {
    open: true,
    product: 'Обеденный стол из дуба',
    form: { status: 'editing', values: pristine, errors: {} } as Form,
    attempt: 0,
    isGuest: false,
    photos: photos(false),
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается покупателю, который только открыл форму: оценка, слова и фото. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ userEvent, args }) => {
    const rating = await screen.findByRole('radiogroup', { name: 'Оценка' })
    await userEvent.click(rating.querySelectorAll('input')[3] as HTMLElement)
    await expect(args.onChange).toHaveBeenCalledWith('rating', 4)
    await userEvent.click(screen.getByRole('button', { name: 'Отправить отзыв' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Позже' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** Показывается гостю: пишут сразу, войти просят перед отправкой, фото прикладывают после входа. */
export const Guest = meta.story({
  name: 'Гость',
  parameters: { machine: { state: 'filling.editing' } },
  args: { isGuest: true },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Войти и отправить' })).toBeVisible())
    await expect(screen.queryByText('Фото товара')).toBeNull()
  },
})

/** Показывается, когда всё рассказано и приложено фото. */
export const Filled = meta.story({
  name: 'Заполненная',
  parameters: { machine: { state: 'filling.editing' } },
  args: { form: { status: 'editing', values: filled, errors: {} }, photos: photos(true) },
})

/** Показывается после попытки отправить: с плохой оценкой нужны слова, а фото ещё в пути. */
export const WithErrors = meta.story({
  name: 'С ошибками',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    attempt: 1,
    form: {
      status: 'editing',
      values: { ...pristine, rating: 2, text: 'Плохо' },
      errors: {
        text: 'Напишите хотя бы 20 символов: что было не так?',
        photoIds: 'Файлы ещё не загрузились. Подождите немного или уберите их.',
      },
    },
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('region', { name: /^Исправьте 2/ })).toHaveFocus())
    await userEvent.click(screen.getByRole('link', { name: /^Напишите хотя бы 20/ }))
    await expect(screen.getByRole('textbox', { name: /^Отзыв/ })).toHaveFocus()
  },
})

/** Показывается, пока отзыв отправляется. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: filled, errors: {} } },
})

/** Показывается, когда сервер отказал: отзыв об этом товаре уже есть; набранное на месте. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: { machine: { state: 'filling.failed' } },
  args: { form: { status: 'failed', values: filled, errors: {}, message: 'Вы уже оставили отзыв.' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('уже оставили')
  },
})

/** Показывается после отправки, когда отзыв сначала читает модератор. */
export const SentToModeration = meta.story({
  name: 'Отправлен на проверку',
  parameters: { machine: { state: 'done' } },
  args: { form: { status: 'done', values: filled, output: aProductReview({ status: 'MODERATION' }) } },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/Сначала его прочитает модератор/)).toBeVisible())
    await waitFor(() => expect(screen.getByRole('button', { name: 'Готово' })).toHaveFocus())
  },
})

/** Показывается после отправки, когда отзыв прошёл проверку сам. */
export const SentPublished = meta.story({
  name: 'Отправлен и опубликован',
  parameters: { machine: { state: 'done' } },
  args: { form: { status: 'done', values: filled, output: aProductReview() } },
})

/** Показывается с длинным названием товара и словом, которое не помещается в строку. */
export const Long = meta.story({
  name: 'Длинный текст',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    product: `${LONG_WORD} ручной работы из массива дуба под масло с воском`,
    form: { status: 'editing', values: { ...filled, text: `${LONG_WORD} `.repeat(6) }, errors: {} },
  },
})

/** То же на телефоне: окно становится листом снизу. */
export const OnPhone = Pristine.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
