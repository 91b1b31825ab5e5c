import { ForgotPasswordDialog } from '@artel/ui/auth/modals'
import { expect, fn, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, pending, refuse } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'
import { dialogNamed, fill, type Typist } from './typing.ts'

const meta = preview.meta({
  title: 'Экраны/Вход/Окно восстановления пароля',
  component: ForgotPasswordDialog,
  decorators: [withServices],
  parameters: {
    toolbar: { viewer: 'Одинаково для всех, кто бы ни смотрел.' },
    machine: { id: 'askReset' },
    ...pageParameters,
    docs: { story: { inline: false, height: '520px' } },
  },
  beforeEach: backend,
  args: { level: 0, onClose: fn() },
})

const ask = async (user: Typist, email: string) => {
  const place = await dialogNamed('Восстановление пароля')
  await fill(user, place, { Почта: email })
  await user.click(within(place).getByRole('button', { name: 'Прислать ссылку' }))
  return within(place)
}

/** Показывается после «Забыли пароль?». */
export const Pristine = meta.story({ name: 'Открыто', parameters: { machine: { state: 'filling.editing' } } })

/** Показывается, когда адрес написан с ошибкой. */
export const Invalid = meta.story({
  name: 'Ошибка в поле',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ userEvent }) => {
    const form = await ask(userEvent, 'client@')
    await expect(await form.findByText(/Проверьте адрес/)).toBeInTheDocument()
  },
})

/** Показывается после многих просьб подряд. */
export const Failed = meta.story({
  name: 'Слишком часто',
  parameters: { machine: { state: 'filling.failed' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ requestPasswordReset: refuse('RATE_LIMITED') })),
  play: async ({ userEvent }) => {
    const form = await ask(userEvent, 'client@artel.test')
    await expect(await form.findByText(/Слишком часто/)).toBeInTheDocument()
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ requestPasswordReset: pending })),
  play: async ({ userEvent }) => {
    await ask(userEvent, 'client@artel.test')
  },
})

/** Показывается, когда письмо ушло: одинаково для знакомых и незнакомых адресов. */
export const Done = meta.story({
  name: 'Письмо отправлено',
  parameters: { machine: { id: 'resetPassword', state: 'sent' } },
  play: async ({ userEvent }) => {
    const form = await ask(userEvent, 'nobody@artel.test')
    await expect(await form.findByText('Проверьте почту')).toBeInTheDocument()
  },
})

/** Показывается на телефоне: лист снизу. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
