import { staffLogList } from '@artel/core/admin'
import { aLogLine } from '@artel/core/testing'
import { LogView, type LogViewProps } from '@artel/ui/admin'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { seededLog } from '../mocks/fixtures/admin.ts'
import { pageFrame } from '../page-frame.tsx'

const long = 'ж'.repeat(300)

const meta = preview.meta({
  title: 'Экраны/Сотрудники/Управление/Журнал',
  component: LogView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    filters: staffLogList.defaults as LogViewProps['filters'],
    status: 'success' as LogViewProps['status'],
    lines: [aLogLine(), ...seededLog()] as LogViewProps['lines'],
    pageCount: 2,
    onFilter: fn(),
    onWiden: fn(),
    onReset: fn(),
    onRetry: fn(),
    isRetrying: false,
  },
})

/** Показывается администратору: всё, что сделали сотрудники, последнее сверху. */
export const Everything = meta.story({
  name: 'Всё',
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Что сделано'), 'ROLE_CHANGED')
    await expect(args.onFilter).toHaveBeenLastCalledWith({
      action: 'ROLE_CHANGED',
      object: '',
      dateFrom: '',
      dateTo: '',
    })
  },
})

/** Показывается, когда смотрят одного сотрудника и один объект. */
export const Narrowed = meta.story({
  name: 'Один сотрудник, один объект',
  args: {
    filters: { ...staffLogList.defaults, actor: aLogLine().actor.id, object: 'USER', objectId: aLogLine().object.id },
    lines: [aLogLine()],
    pageCount: 1,
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Ирина Котова/ }))
    await expect(args.onWiden).toHaveBeenLastCalledWith('objectId')
  },
})

/** Показывается, когда по фильтрам записей нет. */
export const Empty = meta.story({
  name: 'Записей нет',
  args: { filters: { ...staffLogList.defaults, action: 'PAYMENT_REFUNDED' }, lines: [], pageCount: 0 },
})

/** Показывается, когда имена, адреса и комментарии длиннее всякой меры. */
export const LongWords = meta.story({
  name: 'Длинные слова',
  args: {
    filters: { ...staffLogList.defaults, actor: aLogLine().actor.id },
    lines: [
      aLogLine({
        actor: { ...aLogLine().actor, name: long },
        object: { ...aLogLine().object, title: long },
        comment: long,
      }),
      aLogLine({ id: 'staff-32', action: 'REDIRECT_CREATED', before: `/${long}`, after: `/${long}`, rule: null }),
    ],
    pageCount: 1,
  },
})

/** Показывается, пока журнал не пришёл. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', lines: [], pageCount: 0 } })

/** Показывается, когда журнал не пришёл. */
export const Failed = meta.story({ name: 'Не загрузился', args: { status: 'error', lines: [], pageCount: 0 } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
