import { QuizRedirectScreen } from '@artel/ui/quiz'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageParameters, withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Создание задания/Переход из опроса',
  component: QuizRedirectScreen,
  decorators: [withServices],
  parameters: pageParameters,
  args: { to: '/marquiz/task-create?category=uborka' },
})

/** Показывается мгновение, а без скриптов — пока не нажмут кнопку. */
export const Redirect = meta.story({
  name: 'Переход',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Перейти к заданию' })).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
