import { FaqMenuScreen } from '@artel/ui/faq'
import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Помощь/Все разделы',
  component: FaqMenuScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
})

/** Показывается по ссылке «Все разделы». */
export const Sections = meta.story({
  name: 'Разделы',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Разделы помощи')
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Задания' })).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = Sections.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
