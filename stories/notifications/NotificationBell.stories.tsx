import { ANSWER_TAKEN_OFF, answerNotice } from '@artel/core/reviews'
import { NotificationsScreen } from '@artel/ui/notifications'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { tell } from '../mocks/handlers/tell.ts'
import { accounts, backend, empty, mockApi, offline, pending, refuse, theWorld } from '../mocks/index.ts'
import { pageParameters, withServices } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Оболочка/Уведомления',
  component: NotificationsScreen,
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'flex-end', padding: 'var(--space-2)' }}>
        <Story />
      </div>
    ),
    withServices,
  ],
  parameters: { ...pageParameters, docs: { story: { inline: false, height: '480px' } } },
  globals: { viewer: 'client' },
  beforeEach: backend,
})

/** Показывается вошедшему, которому есть что прочитать. */
export const Unread = meta.story({
  name: 'Есть новые',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Уведомления, 1\sнепрочитанное$/ }))
    const list = within(await screen.findByRole('dialog', { name: 'Уведомления' }))
    await expect(
      await list.findByRole('link', { name: 'Новый отклик на задание «Починить кран на кухне»' }),
    ).toHaveAttribute('href', '/task/501')
  },
})

/** После «Отметить прочитанными» счётчика нет, а фокус возвращается на колокольчик. */
export const ReadAll = meta.story({
  name: 'Прочитаны все',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const bell = await canvas.findByRole('button', { name: /^Уведомления, 1\sнепрочитанное$/ })
    bell.focus()
    await userEvent.keyboard('{Enter}')
    const list = within(await screen.findByRole('dialog', { name: 'Уведомления' }))
    await userEvent.click(await list.findByRole('button', { name: 'Отметить прочитанными' }))
    await waitFor(() => expect(list.queryByRole('button', { name: 'Отметить прочитанными' })).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Уведомления' })).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(bell).toHaveFocus()
  },
})

const open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Уведомления/ }))
    await screen.findByRole('dialog', { name: 'Уведомления' })
  },
})

/** Показывается, когда модератор снял ответ на отзыв: колокольчик его больше не повторяет. */
export const AnswerTakenOff = open.extend({
  name: 'Ответ на отзыв снят',
  beforeEach: () => {
    const notice = answerNotice('Перевезти пианино с третьего этажа', ANSWER_TAKEN_OFF)
    tell(theWorld(), accounts.client.id, { kind: 'REVIEWS_REPLIES', path: '/task/523', ...notice })
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Уведомления/ }))
    const list = within(await screen.findByRole('dialog', { name: 'Уведомления' }))
    const told = await list.findByText(ANSWER_TAKEN_OFF)
    await waitFor(() => expect(told).toBeVisible())
  },
})

/** Показывается, пока список не пришёл. */
export const Loading = open.extend({
  name: 'Загружаются',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listNotifications: pending })),
})

/** Показывается, когда список не пришёл: можно попробовать ещё раз. */
export const Failed = open.extend({
  name: 'Не загрузились',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listNotifications: refuse('INTERNAL') })),
})

/** Показывается, когда связи нет. */
export const Offline = open.extend({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listNotifications: offline })),
})

/** Показывается тому, кому ещё ничего не приходило. */
export const Empty = open.extend({
  name: 'Пусто',
  beforeEach: ({ msw }) => msw.use(...mockApi({ listNotifications: empty })),
})

/** Показывается для самых длинных названий. */
export const LongText = open.extend({ name: 'Длинный текст', globals: { text: 'huge' } })

/** Показывается на телефоне. */
export const OnPhone = open.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
