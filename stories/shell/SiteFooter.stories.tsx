import { SiteFooter } from '@artel/ui/shell'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Паттерны/Подвал',
  component: SiteFooter,
  decorators: [withServices],
  parameters: { toolbar: { viewer: 'Одинаково для всех, кто бы ни смотрел.' }, ...pageParameters },
  beforeEach: backend,
})

/** Показывается внизу каждой страницы. */
export const Wide = meta.story({
  name: 'На компьютере',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Как в системе' })).toBeChecked()
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
