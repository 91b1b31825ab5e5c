import { UserScreen } from '@artel/ui/admin'
import { expect, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { accounts } from '../mocks/fixtures/people.ts'
import { backend, mockApi, offline } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Пользователь/С сервером',
  component: UserScreen,
  decorators: [onSite],
  parameters: pageParameters,
  globals: { viewer: 'admin' },
  beforeEach: backend,
  args: { id: accounts.selfEmployed.id },
})

/** Показывается администратору: человек с компанией. */
export const Person = meta.story({
  name: 'Человек',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Заблокировать' })).toBeVisible()
  },
})

/** Показывается администратору, который блокирует человека и возвращает его. */
export const BlockedAndBack = meta.story({
  name: 'Блокировка и возвращение',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Заблокировать' }))
    await userEvent.selectOptions(await screen.findByLabelText('За что'), 'SPAM')
    await userEvent.click(screen.getByRole('button', { name: 'Заблокировать' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Снять блокировку' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Снять блокировку' }))
    await expect(await canvas.findByRole('button', { name: 'Заблокировать' })).toBeVisible()
    await expect(dialog).not.toBeInTheDocument()
    await expect(canvas.getAllByText('Блокировка снята:')[0]).toBeVisible()
  },
})

/** Показывается без связи. */
export const Offline = meta.story({
  name: 'Нет связи',
  beforeEach: ({ msw }) => msw.use(...mockApi({ getAdminUser: offline })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Аккаунт не загрузился')).toBeVisible()
  },
})
