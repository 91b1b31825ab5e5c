import { Steps } from '@artel/ui/kit'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Компоненты/Шаги',
  component: Steps,
  args: { steps: ['Что сделать', 'Где', 'Когда', 'Бюджет', 'Проверка'], current: 2 },
})

/** Показывается над мастером на столе: видны все шаги. */
export const Middle = meta.story({
  name: 'В середине',
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Когда', { selector: 'li *' }).closest('li')).toHaveAttribute('aria-current', 'step')
  },
})

/** Показывается в начале мастера. */
export const First = meta.story({ name: 'В начале', args: { current: 0 }, globals: { viewport: { value: 'lg' } } })

/** Показывается на телефоне: назван только текущий шаг. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
