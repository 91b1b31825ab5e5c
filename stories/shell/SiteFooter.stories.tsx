import { SiteFooter } from '@artel/ui/shell'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts, backend } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Паттерны/Подвал',
  component: SiteFooter,
  decorators: [withServices],
  parameters: { toolbar: { viewer: 'Кто смотрит, говорит свойство.' }, ...pageParameters },
  beforeEach: backend,
  args: { viewer: null },
})

/** Показывается внизу каждой страницы. */
export const Wide = meta.story({
  name: 'На компьютере',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Как в системе' })).toBeChecked()
  },
})

/** Показывается вошедшему: регистрироваться ему незачем. */
export const SignedIn = meta.story({
  name: 'Вошедшему',
  args: { viewer: accounts.client },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Создать задание' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Зарегистри/ })).toBeNull()
  },
})

/** Показывается сотруднику: заданий он не создаёт. */
export const Staff = meta.story({
  name: 'Сотруднику',
  args: { viewer: accounts.moderator },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Все задания' })).toBeVisible()
    await expect(canvas.queryByRole('navigation', { name: 'Заказчикам' })).toBeNull()
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
