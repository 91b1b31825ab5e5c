import { ConfirmEmailDialog } from '@artel/ui/auth/modals'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, pending, theWorld } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'
import { dialogNamed } from './typing.ts'

const meta = preview.meta({
  title: 'Экраны/Вход/Подтверждение почты',
  component: ConfirmEmailDialog,
  decorators: [withServices],
  parameters: {
    toolbar: { network: 'Вход отвечает при любой сети: что он ответит, задаёт сама история.' },
    machine: { id: 'confirmEmail' },
    ...pageParameters,
    docs: { story: { inline: false, height: '480px' } },
  },
  globals: { viewer: 'client' },
  beforeEach: (stage) => {
    backend(stage)
    const world = theWorld()
    world.accounts = world.accounts.map((one) => ({ ...one, emailConfirmed: false }))
  },
  args: { hash: 'secret', level: 0, onSpent: fn(), onClose: fn() },
})

const dialog = async () => within(await dialogNamed('Подтверждение почты'))

/** Показывается сразу: страница сама отправляет секрет ссылки. */
export const Confirming = meta.story({
  name: 'Подтверждается',
  parameters: { machine: { state: 'confirming' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ confirmEmail: pending })),
  play: async () => {
    await expect(await (await dialog()).findByText('Подтверждаем почту…')).toBeInTheDocument()
  },
})

/** Показывается, когда почта подтверждена; ссылка ушла из адреса. */
export const Confirmed = meta.story({
  name: 'Подтверждена',
  parameters: { machine: { state: 'confirmed' } },
  play: async ({ args, userEvent }) => {
    const view = await dialog()
    await expect(await view.findByText('Почта подтверждена')).toBeInTheDocument()
    await expect(args.onSpent).toHaveBeenCalled()
    await userEvent.click(view.getByRole('button', { name: 'Продолжить' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда ссылку открыли второй раз. */
export const Used = meta.story({
  name: 'Уже подтверждена',
  parameters: { machine: { state: 'used' } },
  args: { hash: 'used' },
  play: async () => {
    await expect(await (await dialog()).findByText('Почта уже подтверждена этой ссылкой')).toBeInTheDocument()
  },
})

/** Показывается вошедшему через трое суток: можно попросить новое письмо. */
export const Expired = meta.story({
  name: 'Ссылка устарела',
  parameters: { machine: { state: 'expired' } },
  args: { hash: 'expired' },
  play: async () => {
    await expect(await (await dialog()).findByRole('button', { name: 'Отправить ещё раз' })).toBeInTheDocument()
  },
})

/** Показывается гостю через трое суток: сначала нужно войти. */
export const ExpiredForGuest = meta.story({
  name: 'Ссылка устарела, гость',
  parameters: { machine: { state: 'expired' } },
  globals: { viewer: 'guest' },
  args: { hash: 'expired' },
  play: async () => {
    await expect(await (await dialog()).findByRole('button', { name: 'Войти' })).toBeInTheDocument()
  },
})

/** Показывается, пока новое письмо отправляется. */
export const Sending = meta.story({
  name: 'Письмо отправляется',
  parameters: { machine: { state: 'sending' } },
  args: { hash: 'expired' },
  beforeEach: ({ msw }) => msw.use(...mockApi({ sendConfirmation: pending })),
  play: async ({ userEvent }) => {
    await userEvent.click(await (await dialog()).findByRole('button', { name: 'Отправить ещё раз' }))
  },
})

/** Показывается, когда новое письмо ушло. */
export const Sent = meta.story({
  name: 'Письмо отправлено',
  parameters: { machine: { state: 'sent' } },
  args: { hash: 'expired' },
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.click(await view.findByRole('button', { name: 'Отправить ещё раз' }))
    await expect(await view.findByText('Отправили новое письмо')).toBeInTheDocument()
  },
})

/** Показывается, когда связи нет: ссылка цела, можно повторить. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'failed' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ confirmEmail: offline })),
  play: async ({ args }) => {
    const view = await dialog()
    await expect(await view.findByRole('button', { name: 'Повторить' })).toBeInTheDocument()
    await waitFor(() => expect(args.onSpent).not.toHaveBeenCalled())
  },
})

/** Показывается на телефоне: лист снизу. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
