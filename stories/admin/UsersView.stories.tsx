import { adminUserList } from '@artel/core/admin'
import { anAdminUser, testUuid } from '@artel/core/testing'
import { UsersView, type UsersViewProps } from '@artel/ui/admin'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const users = [
  anAdminUser(),
  anAdminUser({ id: testUuid(102), firstName: 'Сергей', lastName: 'Мельников', role: 'EXECUTOR', state: 'BLOCKED' }),
  anAdminUser({
    id: testUuid(103),
    firstName: 'Павел',
    lastName: 'Орлов',
    role: 'EXECUTOR',
    companyName: 'ООО «Тёплый дом»',
    lastVisitAt: null,
  }),
  anAdminUser({ id: testUuid(104), firstName: 'Удалённый', lastName: 'аккаунт', state: 'DELETED', phoneNumber: null }),
]
const long = 'Ж'.repeat(300)

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Пользователи',
  component: UsersView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    filters: adminUserList.defaults as UsersViewProps['filters'],
    status: 'success' as UsersViewProps['status'],
    users: users as UsersViewProps['users'],
    total: 24,
    pageCount: 3,
    pageTo: ((page) => `?page=${page}`) as UsersViewProps['pageTo'],
    onFilter: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: все аккаунты, новые сверху. */
export const Everybody = meta.story({
  name: 'Все',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Имя, почта, телефон, код или номер'), 'Котова{Enter}')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ q: 'Котова', role: '', state: '' })
    await userEvent.selectOptions(canvas.getByLabelText('Состояние'), 'BLOCKED')
    await expect(args.onFilter).toHaveBeenLastCalledWith({ q: 'Котова', role: '', state: 'BLOCKED' })
  },
})

/** Показывается, когда по фильтрам никого нет. */
export const Empty = meta.story({
  name: 'Никого не нашли',
  args: { filters: { ...adminUserList.defaults, q: 'Никто' }, users: [], total: 0, pageCount: 0 },
})

/** Показывается, пока список не пришёл. */
export const Loading = meta.story({
  name: 'Загружается',
  args: { status: 'pending', users: [], total: 0, pageCount: 0 },
})

/** Показывается, когда список не пришёл. */
export const Failed = meta.story({
  name: 'Не загрузились',
  args: { status: 'error', users: [], total: 0, pageCount: 0 },
})

/** Показывается, когда имя и почта длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  args: {
    users: [anAdminUser({ lastName: long, email: `${long}@artel.test`, companyName: long })],
    total: 1,
    pageCount: 1,
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
