import { LicencesView } from '@artel/ui/legal'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Лицензии',
  component: LicencesView,
  decorators: [pageFrame],
  parameters: { layout: 'fullscreen' },
})

/** Показывается по ссылке внизу каждой страницы: чьими работами пользуется сайт. */
export const Text = meta.story({
  name: 'Список',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Лицензии')
    await expect(canvas.getByRole('rowheader', { name: 'Шрифт: Golos Text' })).toBeVisible()
  },
})

/** Показывается на телефоне: строки таблицы становятся карточками. */
export const OnPhone = Text.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
