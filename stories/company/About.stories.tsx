import { AboutView } from '@artel/ui/company'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/О компании',
  component: AboutView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
  args: { facts: { executors: 1284, verified: 412, openTasks: 10_000 } },
})

/** Показывается тому, кто хочет знать, кто мы: числа — какие они сейчас. */
export const Text = meta.story({
  name: 'С числами',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('О компании')
    await expect(canvas.getByText(/^больше 10/)).toBeVisible()
  },
})

/** Показывается, когда посчитать не получилось: о числах страница молчит. */
export const WithoutNumbers = meta.story({
  name: 'Без чисел',
  args: { facts: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Артель сейчас' })).toBeNull()
  },
})

/** Показывается на телефоне. */
export const OnPhone = Text.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
