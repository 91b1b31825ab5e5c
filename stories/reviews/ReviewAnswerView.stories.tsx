import { ReviewAnswerView, type ReviewAnswerViewProps } from '@artel/ui/reviews'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

type Form = ReviewAnswerViewProps['form']

const filled = { text: 'Спасибо за отзыв! Рад, что всё понравилось, обращайтесь ещё.' }

const meta = preview.meta({
  title: 'Экраны/Отзывы/Ответ на отзыв',
  component: ReviewAnswerView,
  parameters: { machine: { id: 'reviewAnswer' }, docs: { story: { inline: false, height: '480px' } } },
  args: {
    form: { status: 'editing', values: { text: '' }, errors: {} } as Form,
    onChange: fn(),
    onBlur: fn(),
    onSubmit: fn(),
    onClose: fn(),
  },
})

/** Показывается тому, о ком отзыв: ответить можно один раз. */
export const Pristine = meta.story({
  name: 'Пустой',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Ответ' }), 'С')
    await expect(args.onChange).toHaveBeenCalledWith('С')
    await userEvent.click(screen.getByRole('button', { name: 'Ответить' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда ответ слишком короткий. */
export const WithError = meta.story({
  name: 'С ошибкой',
  parameters: { machine: { state: 'filling.editing' } },
  args: {
    form: { status: 'editing', values: { text: 'Спасибо' }, errors: { text: 'Ответ: не меньше 10 символов.' } },
  },
})

/** Показывается, пока ответ отправляется. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  args: { form: { status: 'submitting', values: filled, errors: {} } },
})

/** Показывается, когда сервер отказал; набранное на месте. */
export const Failed = meta.story({
  name: 'Не получилось',
  parameters: { machine: { state: 'filling.failed' } },
  args: { form: { status: 'failed', values: filled, errors: {}, message: 'Вы уже ответили на этот отзыв.' } },
})
