import { RegistrationClientScreen } from '@artel/ui/auth/registration'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, kazan, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { consent, fill, newcomer, type Typist } from './typing.ts'

const meta = preview.meta({
  title: 'Экраны/Вход/Регистрация заказчика',
  component: RegistrationClientScreen,
  decorators: [onSite],
  parameters: {
    toolbar: {
      network: 'Вход отвечает при любой сети: что он ответит, задаёт сама история.',
      text: 'Слова здесь собственные, удлинять нечего.',
    },
    machine: { id: 'registrationClient' },
    city: kazan,
    ...pageParameters,
  },
  beforeEach: backend,
})

const main = () => screen.getByRole('main')
const submit = (user: Typist) => user.click(within(main()).getByRole('button', { name: 'Зарегистрироваться' }))
const register = async (user: Typist, change: Partial<typeof newcomer> = {}) => {
  await fill(user, main(), { ...newcomer, ...change })
  await consent(user, main())
  await submit(user)
}

/** Показывается тому, кто хочет размещать задания; город взят из шапки. */
export const Pristine = meta.story({
  name: 'Пустая',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Город' })).toHaveValue('Казань')
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Стать исполнителем' })).toHaveAttribute(
      'href',
      '/auth/registration-executor',
    )
  },
})

/** Показывается после попытки отправить пустую форму: список ошибок ведёт к полям. */
export const Invalid = meta.story({
  name: 'Ошибки в полях',
  parameters: { machine: { state: 'filling.editing' } },
  play: async ({ canvas, userEvent }) => {
    await submit(userEvent)
    const summary = await canvas.findByRole('region', { name: /Исправьте 7/ })
    await waitFor(() => expect(summary).toHaveFocus())
    await userEvent.click(within(summary).getByRole('link', { name: 'Придумайте пароль.' }))
    await expect(canvas.getByLabelText('Пароль')).toHaveFocus()
  },
})

/** Показывается, когда почта чужая: войти можно тут же. */
export const Taken = meta.story({
  name: 'Почта занята',
  parameters: { machine: { state: 'filling.failed' } },
  play: async ({ canvas, userEvent }) => {
    await register(userEvent, { Почта: 'client@artel.test' })
    await expect((await canvas.findAllByText(/Эта почта уже занята/))[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Войти с этой почтой' })).toBeVisible()
  },
})

/** Показывается, когда сервер сломался; введённое на месте. */
export const Failed = meta.story({
  name: 'Сервер сломался',
  parameters: { machine: { state: 'filling.failed' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ registerClient: refuse('INTERNAL') })),
  play: async ({ canvas, userEvent }) => {
    await register(userEvent)
    await expect(await canvas.findByText(/Что-то сломалось у нас/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Почта' })).toHaveValue('darya@artel.test')
  },
})

/** Показывается, когда связи нет; введённое на месте. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'filling.failed' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ registerClient: offline })),
  play: async ({ canvas, userEvent }) => {
    await register(userEvent)
    await expect(await canvas.findByText(/Нет связи с интернетом/)).toBeVisible()
  },
})

/** Показывается на телефоне без связи: слова о ней видны, хотя нажатая кнопка стояла экраном ниже. */
export const OfflineOnPhone = Offline.extend({
  name: 'Нет связи, на телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await register(userEvent)
    const words = await canvas.findByText(/Нет связи с интернетом/)
    await waitFor(() => {
      const { top, bottom } = words.getBoundingClientRect()
      expect(top >= 0 && bottom <= innerHeight).toBe(true)
    })
  },
})

/** Показывается, пока сервер не ответил: второе нажатие ничего не шлёт. */
export const Sending = meta.story({
  name: 'Отправляется',
  parameters: { machine: { state: 'submitting' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ registerClient: pending })),
  play: async ({ userEvent }) => {
    await register(userEvent)
    await submit(userEvent)
  },
})

/** Показывается, когда аккаунт создан и письмо отправлено. */
export const Done = meta.story({
  name: 'Зарегистрированы',
  parameters: { machine: { state: 'done' } },
  play: async ({ canvas, userEvent }) => {
    await register(userEvent)
    await expect(await canvas.findByText('Вы зарегистрированы')).toBeVisible()
    await expect(canvas.getByText(/darya@artel.test/)).toBeVisible()
    await expect(theWorld().accounts.at(-1)?.email).toBe('darya@artel.test')
  },
})

/** Показывается тому, кто уже вошёл. */
export const SignedIn = meta.story({
  name: 'Уже вошли',
  globals: { viewer: 'client' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/вы уже вошли/)).toBeVisible()
  },
})

/** Показывается для самых длинных имён и адресов. */
export const LongText = meta.story({
  name: 'Длинный текст',
  play: async ({ canvas, userEvent }) => {
    await register(userEvent, {
      Имя: 'Константин-Александр-Мария',
      Почта: `${'konstantinopolskaya.'.repeat(3)}a@artel.test`,
    })
    await expect(await canvas.findByText('Вы зарегистрированы')).toBeVisible()
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
