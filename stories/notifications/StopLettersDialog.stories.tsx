import { StopLettersDialog } from '@artel/ui/notifications'
import { expect, fn, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { dialogNamed } from '../auth/typing.ts'
import { accounts } from '../mocks/fixtures/people.ts'
import { backend, mockApi, offline, pending, theWorld } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Оболочка/Отказ от писем',
  component: StopLettersDialog,
  decorators: [withServices],
  parameters: {
    toolbar: {
      network: 'Что ответит сервер, задаёт сама история.',
      viewer: 'Ссылка из письма работает без входа: кто вошёл, всё равно.',
    },
    machine: { id: 'stopLetters' },
    ...pageParameters,
    docs: { story: { inline: false, height: '480px' } },
  },
  beforeEach: (stage) => {
    backend(stage)
    theWorld().stopLinks.set('secret', { userId: accounts.client.id, kind: 'TASK_REPLIES' })
  },
  args: { hash: 'secret', level: 0, onSpent: fn(), onClose: fn() },
})

const dialog = async () => within(await dialogNamed('Письма'))

/** Показывается сразу: страница сама отправляет секрет ссылки. */
export const Stopping = meta.story({
  name: 'Отключаются',
  parameters: { machine: { state: 'stopping' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ stopNotificationLetters: pending })),
  play: async () => {
    await expect(await (await dialog()).findByText('Отключаем письма…')).toBeInTheDocument()
  },
})

/** Показывается, когда письма отключены; ссылка ушла из адреса. */
export const Stopped = meta.story({
  name: 'Отключены',
  parameters: { machine: { state: 'stopped' } },
  play: async ({ args, userEvent }) => {
    const view = await dialog()
    await expect(await view.findByText('Таких писем больше не будет')).toBeInTheDocument()
    await expect(args.onSpent).toHaveBeenCalled()
    await userEvent.click(view.getByRole('button', { name: 'Понятно' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Показывается по испорченной ссылке: письма можно отключить в настройках. */
export const BadLink = meta.story({
  name: 'Ссылка не сработала',
  parameters: { machine: { state: 'badLink' } },
  args: { hash: 'nobody' },
  play: async () => {
    await expect(await (await dialog()).findByRole('button', { name: 'Открыть настройки' })).toBeInTheDocument()
  },
})

/** Показывается, когда связи нет: можно попробовать ещё раз. */
export const Offline = meta.story({
  name: 'Нет связи',
  parameters: { machine: { state: 'failed' } },
  beforeEach: ({ msw }) => msw.use(...mockApi({ stopNotificationLetters: offline })),
  play: async () => {
    await expect(await (await dialog()).findByText('Не удалось отключить письма')).toBeInTheDocument()
  },
})
