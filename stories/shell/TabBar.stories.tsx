import { TabBar } from '@artel/ui/shell'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts } from '../mocks/index.ts'

const meta = preview.meta({
  title: 'Паттерны/Нижняя панель телефона',
  component: TabBar,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
  globals: { viewport: { value: 'phone' } },
  args: { viewer: null as Parameters<typeof TabBar>[0]['viewer'], unread: 0, onSignIn: fn() },
})

/** Показывается гостю. */
export const Guest = meta.story({
  name: 'Гость',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
})

/** Показывается заказчику и исполнителю. */
export const SignedIn = meta.story({ name: 'Вошедший', args: { viewer: accounts.client } })

/** Показывается, когда есть непрочитанное. */
export const Unread = meta.story({
  name: '7 непрочитанных',
  args: { viewer: accounts.client, unread: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Чаты, 7\sнепрочитанных$/ })).toBeVisible()
  },
})

/** Показывается, когда непрочитанных больше, чем помещается. */
export const ManyUnread = meta.story({ name: '99+ непрочитанных', args: { viewer: accounts.client, unread: 128 } })

/** Показывается модератору. */
export const Staff = meta.story({ name: 'Модератор', args: { viewer: accounts.moderator } })
