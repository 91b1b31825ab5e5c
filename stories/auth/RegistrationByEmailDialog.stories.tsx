import { RegistrationByEmailDialog } from '@artel/ui/auth/registration-modal'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, kazan, mockApi, pending, refuse } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'
import { consent, dialogNamed, fill, newcomer, type Typist } from './typing.ts'

const meta = preview.meta({
  title: 'Экраны/Вход/Окно регистрации по почте',
  component: RegistrationByEmailDialog,
  decorators: [withServices],
  parameters: {
    toolbar: {
      viewer: 'Одинаково для всех, кто бы ни смотрел.',
      network: 'Вход отвечает при любой сети: что он ответит, задаёт сама история.',
      text: 'Слова здесь собственные, удлинять нечего.',
    },
    machine: { id: 'registrationByEmail' },
    city: kazan,
    ...pageParameters,
  },
  beforeEach: backend,
  args: { level: 0, onClose: fn() },
})

const register = async (user: Typist, change: Partial<typeof newcomer> = {}) => {
  const place = await dialogNamed('Регистрация')
  await fill(user, place, { ...newcomer, ...change })
  await consent(user, place)
  await user.click(within(place).getByRole('button', { name: 'Зарегистрироваться' }))
  return within(place)
}

/** Показывается заказчику: город уже известен. */
export const Open = meta.story({
  name: 'Открыто',
  parameters: { machine: { state: 'open' } },
  play: async () => {
    const form = within(await dialogNamed('Регистрация'))
    await expect(form.getByRole('combobox', { name: 'Город' })).toHaveValue('Казань')
  },
})

/** Показывается после попытки отправить пустую форму: фокус идёт к списку ошибок. */
export const Invalid = meta.story({
  name: 'Ошибки в полях',
  parameters: { machine: { id: 'registrationClient', state: 'filling.editing' } },
  play: async ({ userEvent }) => {
    const form = within(await dialogNamed('Регистрация'))
    await userEvent.click(form.getByRole('button', { name: 'Зарегистрироваться' }))
    await waitFor(() => expect(form.getByRole('region', { name: /Исправьте 7/ })).toHaveFocus())
  },
})

/** Показывается, когда почта чужая: ошибка стоит у поля. */
export const Taken = meta.story({
  name: 'Почта занята',
  parameters: { machine: { id: 'registrationClient', state: 'filling.failed' } },
  play: async ({ userEvent }) => {
    const form = await register(userEvent, { Почта: 'client@artel.test' })
    // У поля и ссылкой в списке ошибок, а заголовок списка этого не повторяет.
    await expect(await form.findAllByText(/Эта почта уже занята/)).toHaveLength(2)
    await expect(form.getByRole('button', { name: 'Войти с этой почтой' })).toBeVisible()
  },
})

/** Показывается, когда сервер не смог; введённое на месте. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  parameters: { machine: { id: 'registrationClient', state: 'filling.failed' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ registerClient: refuse('INTERNAL') })),
  play: async ({ userEvent }) => {
    const form = await register(userEvent)
    await expect(await form.findByText(/Что-то сломалось у нас/)).toBeInTheDocument()
    await expect(form.getByRole('textbox', { name: 'Имя' })).toHaveValue('Дарья')
  },
})

/** Показывается, пока сервер не ответил. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { id: 'registrationClient', state: 'submitting' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ registerClient: pending })),
  play: async ({ userEvent }) => {
    await register(userEvent)
  },
})

/** Показывается, когда окно закрылось и прошло полсекунды: о письме говорит уведомление. */
export const Proceeded = meta.story({
  name: 'Зарегистрированы',
  parameters: { machine: { state: 'proceeded' } },
  play: async ({ userEvent, args }) => {
    await register(userEvent)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    await expect(await screen.findByText(/Мы отправили вам письмо/)).toBeInTheDocument()
  },
})

/** Показывается на телефоне: лист снизу. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
