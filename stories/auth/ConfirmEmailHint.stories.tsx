import { ConfirmEmailHint } from '@artel/ui/auth'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, mockApi, offline, theWorld } from '../mocks/index.ts'
import { withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Вход/Напоминание о почте',
  component: ConfirmEmailHint,
  decorators: [withServices],
  globals: { viewer: 'client' },
  beforeEach: (stage) => {
    backend(stage)
    const world = theWorld()
    world.accounts = world.accounts.map((one) => ({ ...one, emailConfirmed: false }))
  },
  parameters: { toolbar: { network: 'Вход отвечает при любой сети: что он ответит, задаёт сама история.' } },
})

const title = 'Подтвердите почту, чтобы опубликовать задание'

/** Показывается над созданием задания тому, кто ещё не открыл ссылку из письма. */
export const Needed = meta.story({
  name: 'Почта не подтверждена',
  play: async ({ canvas }) => {
    await expect(canvas.getByText(title)).toBeVisible()
    await expect(canvas.getByText(/client@artel\.test/)).toBeVisible()
  },
})

/** Показывается, когда письмо отправили ещё раз: просить о третьем нечем. */
export const Sent = meta.story({
  name: 'Письмо отправлено снова',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(await canvas.findByText(/Письмо отправлено/)).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Показывается, когда письмо не ушло: связи нет, попросить можно снова. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ sendConfirmation: offline })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }))
    await expect(await canvas.findByText(/Нет связи с интернетом/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Отправить ещё раз' })).toBeEnabled()
  },
})

/** Ссылку открыли в соседней вкладке: стоит вернуться, и напоминания нет. */
export const ConfirmedMeanwhile = meta.story({
  name: 'Подтвердили в другой вкладке',
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(title)).toBeVisible()
    const world = theWorld()
    world.accounts = world.accounts.map((one) => ({ ...one, emailConfirmed: true }))
    await waitFor(() => {
      window.dispatchEvent(new Event('focus'))
      expect(canvas.queryByText(title)).toBeNull()
    })
  },
})
