import { aPushDevice } from '@artel/core/testing'
import { NotificationSettingsScreen } from '@artel/ui/notifications'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts } from '../mocks/fixtures/people.ts'
import { backend, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'
import { browsers, ENDPOINT } from './push-ports.ts'

const meta = preview.meta({
  title: 'Экраны/Личный кабинет/Настройки уведомлений',
  component: NotificationSettingsScreen,
  decorators: [
    (Story) => (
      <div style={{ padding: 'var(--space-4)' }}>
        <Story />
      </div>
    ),
    withServices,
  ],
  parameters: { ...pageParameters, push: browsers.free, machine: { id: 'pushDevice', state: 'off' } },
  globals: { viewer: 'client' },
  beforeEach: backend,
})

const device = { name: 'Уведомления на этом устройстве' }

/** Показывается заказчику: что приходит письмом, а что на устройства. */
export const ForClient = meta.story({
  name: 'Заказчику',
  play: async ({ canvas, userEvent }) => {
    const letters = await canvas.findByRole('checkbox', { name: 'Отклики и ответы на них: Почта' })
    await expect(letters).toBeChecked()
    await userEvent.click(letters)
    await expect(letters).not.toBeChecked()
    await waitFor(() =>
      expect(theWorld().notificationSettings.get(accounts.client.id)?.emails.get('TASK_REPLIES')).toBe(false),
    )
    await userEvent.click(letters)
    await waitFor(() =>
      expect(theWorld().notificationSettings.get(accounts.client.id)?.emails.get('TASK_REPLIES')).toBe(true),
    )
  },
})

/** Показывается исполнителю: добавились новые задания и проверка документов. */
export const ForExecutor = meta.story({
  name: 'Исполнителю',
  globals: { viewer: 'executor' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'Новые задания по моим категориям и поискам: Устройства' }),
    ).toBeChecked()
  },
})

/** Показывается модератору: только очереди и свой аккаунт. */
export const ForModerator = meta.story({
  name: 'Модератору',
  globals: { viewer: 'moderator' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'Жалобы: Почта' })).toBeChecked()
  },
})

/** Показывается, пока настройки не пришли. */
export const Loading = meta.story({
  name: 'Загружаются',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getNotificationSettings: pending })),
})

/** Показывается, когда настройки не пришли: можно попробовать ещё раз. */
export const Failed = meta.story({
  name: 'Не загрузились',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getNotificationSettings: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
  },
})

/** Показывается, когда связи нет. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getNotificationSettings: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Нет связи с интернетом/)).toBeVisible()
  },
})

/** После отказа сервера переключатель встаёт на место. */
export const RolledBack = meta.story({
  name: 'Не сохранилось',
  tags: ['!dev'],
  beforeEach: ({ msw }) => msw.use(...mockApi({ updateNotificationSettings: refuse('INTERNAL') })),
  play: async ({ canvas, userEvent }) => {
    const letters = await canvas.findByRole('checkbox', { name: 'Отклики и ответы на них: Почта' })
    await userEvent.click(letters)
    await waitFor(() => expect(letters).toBeChecked())
  },
})

/** Показывается тому, чей адрес ещё не подтверждён: письма ждут. */
export const Unconfirmed = meta.story({
  name: 'Почта не подтверждена',
  beforeEach: () => {
    const world = theWorld()
    world.accounts = world.accounts.map((one) => ({ ...one, emailConfirmed: false }))
  },
})

/** Показывается для самых длинных слов. */
export const LongText = meta.story({ name: 'Длинный текст', globals: { text: 'huge' } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается, пока браузер не сказал, можно ли. */
export const DeviceChecking = meta.story({
  name: 'Устройство проверяется',
  parameters: { push: browsers.silent, machine: { state: 'checking' } },
})

/** Показывается, когда уведомления включены здесь и на других устройствах. */
export const DeviceOn = meta.story({
  name: 'Устройство включено',
  parameters: { push: browsers.subscribed, machine: { state: 'on' } },
  beforeEach: () => {
    const userId = accounts.client.id
    theWorld().pushDevices = [
      { ...aPushDevice({ id: 792, endpoint: ENDPOINT }), userId },
      { ...aPushDevice({ id: 791, name: 'Safari, iPhone' }), userId },
    ]
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', device)).toBeChecked()
    await expect(await canvas.findByRole('button', { name: /^Отключить.*Safari, iPhone$/ })).toBeVisible()
  },
})

/** Показывается, пока браузер спрашивает разрешение. */
export const DeviceStarting = meta.story({
  name: 'Устройство включается',
  parameters: { push: browsers.asking, machine: { state: 'starting' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', device))
    await expect(canvas.getByRole('switch', device)).toBeDisabled()
  },
})

/** Показывается, пока сервер забывает устройство. */
export const DeviceStopping = meta.story({
  name: 'Устройство отключается',
  parameters: { push: browsers.subscribed, machine: { state: 'stopping' } },
  beforeEach: ({ msw }) => {
    theWorld().pushDevices = [{ ...aPushDevice({ endpoint: ENDPOINT }), userId: accounts.client.id }]
    msw.use(...mockApi({ removePushDevice: pending }))
  },
  play: async ({ canvas, userEvent }) => {
    const here = await canvas.findByRole('switch', device)
    await expect(here).toBeChecked()
    await userEvent.click(here)
    await expect(canvas.getByRole('switch', device)).toBeDisabled()
  },
})

/** Показывается, когда служба уведомлений браузера не ответила. */
export const DeviceNotStarted = meta.story({
  name: 'Устройство не включилось',
  parameters: { push: browsers.failing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', device))
    await expect(await canvas.findByText('Не удалось включить уведомления')).toBeVisible()
    await expect(canvas.getByRole('switch', device)).not.toBeChecked()
  },
})

/** Показывается тому, кто запретил уведомления: как разрешить. */
export const DeviceDenied = meta.story({
  name: 'Уведомления запрещены',
  parameters: { push: browsers.denied, machine: { state: 'denied' } },
})

/** Показывается там, где уведомлений не бывает. */
export const DeviceUnsupported = meta.story({
  name: 'Браузер не умеет',
  parameters: { push: browsers.unsupported, machine: { state: 'unsupported' } },
})

/** Показывается, когда браузер не ответил, включены ли уведомления. */
export const DeviceFailed = meta.story({
  name: 'Устройство не ответило',
  parameters: { push: browsers.broken, machine: { state: 'failed' } },
})
