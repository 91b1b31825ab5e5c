import { RegistrationDialog } from '@artel/ui/auth/modals'
import { expect, fn, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'
import { dialogNamed } from './typing.ts'

const meta = preview.meta({
  title: 'Экраны/Вход/Окно регистрации',
  component: RegistrationDialog,
  decorators: [withServices],
  parameters: {
    toolbar: { viewer: 'Одинаково для всех, кто бы ни смотрел.' },
    ...pageParameters,
    docs: { story: { inline: false, height: '520px' } },
  },
  beforeEach: backend,
  args: { level: 0, onClose: fn() },
})

/** Показывается тому, у кого нет аккаунта: заказчик продолжает здесь же, исполнитель — на странице. */
export const Pristine = meta.story({
  name: 'Выбор роли',
  play: async () => {
    const dialog = within(await dialogNamed('Регистрация'))
    await expect(dialog.getByRole('button', { name: /Я заказчик/ })).toBeEnabled()
    await expect(dialog.getByRole('link', { name: /Я исполнитель/ })).toHaveAttribute(
      'href',
      '/auth/registration-executor',
    )
  },
})

/** Показывается на телефоне: лист снизу. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
