import { AreaNav } from '@artel/ui/personal-area'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts } from '../mocks/index.ts'
import { portrait } from '../people/sample-people.ts'

const meta = preview.meta({
  title: 'Паттерны/Кабинет/Навигация',
  component: AreaNav,
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '15rem', maxInlineSize: '100%' }}>
        <Story />
      </div>
    ),
  ],
  args: { viewer: accounts.client, unread: 0, onSignOut: fn() },
})

/** Показывается заказчику без портрета, которому никто не писал. */
export const Client = meta.story({
  name: 'Заказчик',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Чаты' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Выйти' }))
    await expect(args.onSignOut).toHaveBeenCalledOnce()
  },
})

/** Показывается проверенному исполнителю с портретом, когда его ждут сообщения. */
export const Executor = meta.story({
  name: 'Исполнитель, с портретом и сообщениями',
  args: { viewer: { ...accounts.executor, avatar: portrait }, unread: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Чаты 12.непрочитанных$/ })).toBeVisible()
    await expect(canvas.getByText('Исполнитель · ИП')).toBeVisible()
  },
})

/** Показывается компании: зовут её по её имени. */
export const Company = meta.story({ name: 'Компания', args: { viewer: accounts.company } })
