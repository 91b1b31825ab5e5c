import { aLogLine, someAdminUserDetails } from '@artel/core/testing'
import { UserView, type UserViewProps } from '@artel/ui/admin'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const block = { rule: 'FRAUD', comment: 'Брал предоплату и пропадал.', since: '2026-03-02T08:40:00.000Z' } as const
const long = 'Ж'.repeat(300)
const gone = { status: 'gone', user: null } as const

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Пользователь',
  component: UserView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as UserViewProps['status'],
    user: someAdminUserDetails() as UserViewProps['user'],
    isOwn: false,
    onAct: fn(),
    onRetry: fn(),
    isRetrying: false,
    logTo: (() => '/admin/log') as UserViewProps['logTo'],
  },
})

/** Показывается администратору: аккаунт, с которым ничего не делали. */
export const Working = meta.story({
  name: 'Работает',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сменить роль' }))
    await expect(args.onAct).toHaveBeenLastCalledWith('CHANGE_ROLE')
    await expect(canvas.queryByRole('button', { name: 'Снять блокировку' })).toBeNull()
  },
})

/** Показывается, когда аккаунт заблокирован: за что, когда и кем. */
export const Blocked = meta.story({
  name: 'Заблокирован',
  parameters: { machine: { id: 'accountLifecycle', state: 'BLOCKED' } },
  args: {
    user: someAdminUserDetails({
      state: 'BLOCKED',
      block,
      roles: [],
      allowedEvents: ['UNBLOCK'],
      refusals: { CHANGE_ROLE: 'WRONG_STATE', BLOCK: 'WRONG_STATE' },
      log: [aLogLine()],
    }),
  },
})

/** Показывается, когда аккаунт удалил сам владелец. */
export const Deleted = meta.story({
  name: 'Удалён',
  parameters: { machine: { id: 'accountLifecycle', state: 'DELETED' } },
  args: {
    user: someAdminUserDetails({
      firstName: 'Удалённый аккаунт',
      lastName: '',
      state: 'DELETED',
      phoneNumber: null,
      cityName: null,
      emailConfirmed: false,
      roles: [],
      allowedEvents: [],
      refusals: { CHANGE_ROLE: 'WRONG_STATE', BLOCK: 'WRONG_STATE', UNBLOCK: 'WRONG_STATE' },
    }),
  },
})

/** Показывается, когда роль сменить нельзя: есть открытые задания. */
export const Busy = meta.story({
  name: 'Есть открытые дела',
  parameters: { machine: { id: 'accountLifecycle', state: 'ACTIVE' } },
  args: {
    user: someAdminUserDetails({
      role: 'EXECUTOR',
      company: {
        businessType: 'LLC',
        verificationStatus: 'VERIFIED',
        inn: '7707083893',
        shortName: 'ООО «Тёплый дом»',
      },
      roles: [],
      allowedEvents: ['BLOCK'],
      refusals: { CHANGE_ROLE: 'DEALS_OPEN', UNBLOCK: 'WRONG_STATE' },
    }),
  },
})

/** Показывается администратору на его же странице. */
export const Own = meta.story({
  name: 'Свой аккаунт',
  args: {
    isOwn: true,
    user: someAdminUserDetails({
      role: 'ADMIN',
      roles: [],
      allowedEvents: [],
      refusals: { CHANGE_ROLE: 'OWN_ACCOUNT', BLOCK: 'OWN_ACCOUNT', UNBLOCK: 'WRONG_STATE' },
    }),
  },
})

/** Показывается, когда имя, компания и комментарий длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  args: {
    user: someAdminUserDetails({
      lastName: long,
      email: `${long}@artel.test`,
      cityName: long,
      state: 'BLOCKED',
      company: { businessType: 'LLC', verificationStatus: 'REJECTED', inn: '7707083893', shortName: long },
      block: { ...block, comment: long },
      roles: [],
      allowedEvents: ['UNBLOCK'],
      log: [aLogLine({ comment: long })],
    }),
  },
})

/** Показывается, пока аккаунт не пришёл. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', user: null } })

/** Показывается, когда аккаунт не пришёл. */
export const Failed = meta.story({ name: 'Не загрузился', args: { status: 'error', user: null } })

/** Показывается, когда такого аккаунта нет. */
export const NotFound = meta.story({ name: 'Такого нет', args: gone })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
