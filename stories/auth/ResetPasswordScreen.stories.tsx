import { ResetPasswordScreen } from '@artel/ui/auth'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, refuse } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { navigate } from '../story-services.ts'
import { fill, type Typist } from './typing.ts'

const meta = preview.meta({
  title: 'Экраны/Вход/Восстановление пароля/Страница',
  component: ResetPasswordScreen,
  decorators: [onSite],
  parameters: { machine: { id: 'resetPassword' }, ...pageParameters },
  beforeEach: backend,
  args: { hash: null },
})

const ask = async (user: Typist, place: HTMLElement) => {
  await fill(user, place, { Почта: 'client@artel.test' })
  await user.click(screen.getByRole('button', { name: 'Прислать ссылку' }))
}
const set = async (user: Typist, place: HTMLElement) => {
  await fill(user, place, { 'Новый пароль': 'Sirenevyi-tuman-7' })
  await user.click(screen.getByRole('button', { name: 'Сменить пароль' }))
}

/** Показывается тому, кто забыл пароль. */
export const Asking = meta.story({
  name: 'Просит ссылку',
  parameters: { machine: { state: 'asking' } },
})

/** Показывается одинаково, есть такой аккаунт или нет. */
export const Sent = meta.story({
  name: 'Письмо отправлено',
  parameters: { machine: { state: 'sent' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ask(userEvent, canvasElement)
    await expect(await canvas.findByText('Проверьте почту')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Открыть письма' })).toBeNull()
  },
})

/** Показывается в демо на своём компьютере: письма никуда не ушли, прочесть их можно тут же. */
export const SentInDemo = meta.story({
  name: 'Письмо отправлено, демо',
  parameters: { machine: { state: 'sent' }, lettersPath: '/dev/mail' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ask(userEvent, canvasElement)
    await expect(await canvas.findByRole('link', { name: 'Открыть письма' })).toHaveAttribute('href', '/dev/mail')
  },
})

/** «Указать другую почту» возвращает к форме, адрес на месте. */
export const Again = meta.story({
  name: 'Другая почта',
  parameters: { machine: { state: 'asking' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ask(userEvent, canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Указать другую почту' }))
    await expect(canvas.getByRole('textbox', { name: 'Почта' })).toHaveValue('client@artel.test')
  },
})

/** Показывается тому, кто открыл ссылку из письма: само открытие её не тратит. */
export const Setting = meta.story({
  name: 'Придумывает пароль',
  parameters: { machine: { state: 'setting' } },
  args: { hash: 'secret' },
})

/** Показывается, когда пароль сменён; секрет ушёл из адреса. */
export const Done = meta.story({
  name: 'Пароль изменён',
  parameters: { machine: { state: 'done' } },
  args: { hash: 'secret' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await set(userEvent, canvasElement)
    await expect(await canvas.findByText('Пароль изменён')).toBeVisible()
    await waitFor(() => expect(navigate).toHaveBeenLastCalledWith('/auth/reset-password', { replace: true }))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Войти' }).at(-1) ?? canvasElement)
    await expect(await screen.findByRole('dialog', { name: 'Вход' })).toBeInTheDocument()
  },
})

/** Показывается, когда прошёл час. */
export const Expired = meta.story({
  name: 'Ссылка устарела',
  parameters: { machine: { state: 'expired' } },
  args: { hash: 'expired' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await set(userEvent, canvasElement)
    await expect(await canvas.findByText('Ссылка устарела')).toBeVisible()
  },
})

/** Показывается, когда по ссылке пароль уже сменили. */
export const Used = meta.story({
  name: 'Ссылка использована',
  parameters: { machine: { state: 'used' } },
  args: { hash: 'used' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await set(userEvent, canvasElement)
    await expect(await canvas.findByText('Этой ссылкой уже воспользовались')).toBeVisible()
  },
})

/** Показывается, когда сервер сломался; введённое на месте. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  parameters: { machine: { state: 'asking' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ requestPasswordReset: refuse('INTERNAL') })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await ask(userEvent, canvasElement)
    await expect(await canvas.findByText(/Что-то сломалось у нас/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Почта' })).toHaveValue('client@artel.test')
  },
})

/** Показывается, когда связи нет: ссылка не потрачена, можно повторить. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'setting' } },
  args: { hash: 'secret' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ resetPassword: offline })),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await set(userEvent, canvasElement)
    await expect(await canvas.findByText(/Нет связи с интернетом/)).toBeVisible()
  },
})

/** Показывается для самого длинного адреса. */
export const LongAddress = meta.story({
  name: 'Длинный адрес',
  parameters: { machine: { state: 'sent' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fill(userEvent, canvasElement, { Почта: `${'konstantinopolskaya.'.repeat(3)}a@artel.test` })
    await userEvent.click(canvas.getByRole('button', { name: 'Прислать ссылку' }))
    await expect(await canvas.findByText('Проверьте почту')).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
