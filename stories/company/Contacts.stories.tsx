import { ContactsScreen } from '@artel/ui/company/contacts'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Контакты',
  component: ContactsScreen,
  decorators: [onSite],
  parameters: pageParameters,
  beforeEach: backend,
})

/** Показывается тому, кто хочет нас найти или спросить. */
export const Page = meta.story({
  name: 'Страница',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Контакты')
    await expect(canvas.getByRole('region', { name: 'Задать вопрос' })).toContainElement(
      canvas.getByLabelText('Ваш вопрос'),
    )
  },
})

/** Показывается на телефоне. */
export const OnPhone = Page.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
