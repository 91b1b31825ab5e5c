import { SignInDialog } from '@artel/ui/auth/modals'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, MOCK_PASSWORD, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Вход/Окно входа',
  component: SignInDialog,
  decorators: [withServices],
  parameters: {
    toolbar: { viewer: 'Одинаково для всех, кто бы ни смотрел.' },
    machine: { id: 'signIn' },
    ...pageParameters,
    docs: { story: { inline: false, height: '520px' } },
  },
  beforeEach: backend,
  args: { level: 0, onClose: fn() },
})

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Вход' }))

const signIn = async (
  userEvent: { type(element: Element, text: string): Promise<void> },
  login: string,
  password: string,
) => {
  const form = await dialog()
  await userEvent.type(form.getByRole('textbox', { name: 'Почта или телефон' }), login)
  await userEvent.type(form.getByLabelText('Пароль'), `${password}{Enter}`)
  return form
}

/** Показывается, когда окно только открыли: курсор в первом поле. */
export const Pristine = meta.story({
  name: 'Открыто',
  parameters: { machine: { state: 'filling.editing' } },
  play: async () => {
    const form = await dialog()
    await waitFor(() => expect(form.getByRole('textbox', { name: 'Почта или телефон' })).toHaveFocus())
  },
})

/** Показывается после попытки войти с пустыми полями. */
export const Invalid = meta.story({
  name: 'Ошибки в полях',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ userEvent }) => {
    const form = await dialog()
    await userEvent.click(form.getByRole('button', { name: 'Войти' }))
    await expect(await form.findByText('Введите пароль.')).toBeInTheDocument()
  },
})

/** Вход по почте: окно закрывается, когда известно, кто вошёл. */
export const SignedIn = meta.story({
  name: 'Вошли по почте',
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await signIn(userEvent, 'client@artel.test', MOCK_PASSWORD)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** Вход по телефону, как бы его ни написали. */
export const SignedInByPhone = meta.story({
  name: 'Вошли по телефону',
  tags: ['!dev'],
  play: async ({ userEvent, args }) => {
    await signIn(userEvent, '8 (903) 111-22-33', MOCK_PASSWORD)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

/** Показывается, когда пароль не подошёл. */
export const WrongPassword = meta.story({
  name: 'Неверный пароль',
  parameters: { machine: { state: 'filling.failed' } },
  play: async ({ userEvent }) => {
    const form = await signIn(userEvent, 'client@artel.test', 'не тот')
    await expect(await form.findByText('Неверная почта, телефон или пароль.')).toBeInTheDocument()
  },
})

/** Показывается после многих попыток подряд. */
export const RateLimited = meta.story({
  name: 'Слишком часто',
  parameters: { machine: { state: 'filling.failed' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ login: refuse('RATE_LIMITED') })),
  play: async ({ userEvent }) => {
    const form = await signIn(userEvent, 'client@artel.test', MOCK_PASSWORD)
    await expect(await form.findByText(/Слишком часто/)).toBeInTheDocument()
  },
})

/** Показывается, когда связи нет: введённое на месте. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'filling.failed' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ login: offline })),
  play: async ({ userEvent }) => {
    const form = await signIn(userEvent, 'client@artel.test', MOCK_PASSWORD)
    await expect(await form.findByText(/Нет связи с интернетом/)).toBeInTheDocument()
    await expect(form.getByRole('textbox', { name: 'Почта или телефон' })).toHaveValue('client@artel.test')
  },
})

/** Показывается, пока сервер проверяет пароль. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ login: pending })),
  play: async ({ userEvent }) => {
    await signIn(userEvent, 'client@artel.test', MOCK_PASSWORD)
  },
})

/** Показывается, когда пароль подошёл, а узнать, кто вошёл, не вышло. */
export const Unavailable = meta.story({
  name: 'Вошли, но сервер недоступен',
  parameters: { machine: { id: 'session', state: 'unavailable' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ getMe: refuse('UNAVAILABLE') })),
  play: async ({ userEvent }) => {
    const form = await signIn(userEvent, 'client@artel.test', MOCK_PASSWORD)
    await expect(await form.findByRole('button', { name: 'Попробовать ещё раз' })).toBeInTheDocument()
  },
})

/** Показывается, когда сеанс завершился, пока человек работал. */
export const Expired = meta.story({
  name: 'Сеанс завершён',
  parameters: { machine: { id: 'session', state: 'expired' } },
  globals: { viewer: 'client' },
  beforeEach: () => {
    theWorld().session = null
  },
  play: async () => {
    await expect((await screen.findAllByText(/Сеанс завершён/))[0]).toBeInTheDocument()
  },
})

/** Показывается на телефоне: лист снизу. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
