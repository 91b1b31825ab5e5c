import { DealTimeline } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const steps = [
  { label: 'Публикация', caption: '20 ноября' },
  { label: 'Отклики', caption: '5 за два дня' },
  { label: 'Работа', caption: 'после выбора' },
  { label: 'Готово', caption: 'отзыв и оценка' },
]

const meta = preview.meta({
  title: 'Компоненты/Ход сделки',
  component: DealTimeline,
  args: { label: 'Ход задания', steps, current: 1 },
})

/** Показывается, когда задание опубликовано и ждёт проверки. */
export const First = meta.story({ name: 'Публикация', args: { current: 0 } })

/** Показывается, пока приходят отклики. */
export const Replies = meta.story({
  name: 'Отклики',
  play: async ({ canvas }) => {
    const [published, replies] = canvas.getAllByRole('listitem')
    await expect(published).toHaveTextContent('Публикация, пройден')
    await expect(replies).toHaveAttribute('aria-current', 'step')
  },
})

/** Показывается, пока исполнитель работает. */
export const Work = meta.story({
  name: 'Работа',
  args: {
    current: 2,
    steps: steps.with(1, { label: 'Отклики', caption: 'выбран из\u00a05' }).with(2, {
      label: 'Работа',
      caption: 'до 28 ноября',
    }),
  },
})

/** Показывается, когда работа принята. */
export const Finished = meta.story({
  name: 'Готово',
  args: { current: 4, steps: steps.with(3, { label: 'Готово', caption: '28 ноября, оценка 5' }) },
})

/** Показывается, когда задание отменили: видно, на чём оно остановилось. */
export const Cancelled = meta.story({
  name: 'Отменено',
  args: { cancelled: 'Отменено 24 ноября' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Отменено 24 ноября', { selector: 'li *' })).toBeInTheDocument()
  },
})

/** Показывается на телефоне: подписано только то, что сейчас. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается на телефоне, когда задание отменили. */
export const CancelledOnPhone = meta.story({
  name: 'Отменено, на телефоне',
  args: { cancelled: 'Отменено 24 ноября' },
  globals: { viewport: { value: 'phone' } },
})
