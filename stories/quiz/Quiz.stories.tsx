import { QuizDoneView } from '@artel/ui/quiz'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Создание задания/Опрос пройден',
  component: QuizDoneView,
  decorators: [onSite],
  parameters: pageParameters,
  args: { to: '/marquiz/task-create?category=uborka' },
})

/** Показывается после опроса: что будет дальше, и дорога к заданию с ответами. */
export const Done = meta.story({
  name: 'Заявка принята',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Перейти к заданию' })).toHaveAttribute(
      'href',
      '/marquiz/task-create?category=uborka',
    )
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
