import { cookiePolicy } from '@artel/core/legal/texts'
import { LegalView } from '@artel/ui/legal'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Политика использования cookie',
  component: LegalView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { text: cookiePolicy },
})

/** Показывается по ссылке из плашки о cookie и всем, кто хочет знать, что сайт хранит. */
export const Text = meta.story({
  name: 'Текст',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Политика использования cookie')
    await expect(canvas.getByText(/^artel_city — выбранный город/)).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = Text.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
