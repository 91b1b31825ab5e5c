import { anOwnTaskCard } from '@artel/core/testing'
import { OfferToExecutorView, type OfferToExecutorViewProps } from '@artel/ui/tasks'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { LONG_WORD } from '../people/sample-people.ts'

const tasks = [
  anOwnTaskCard({ id: 501, status: 'APPROVED' }),
  anOwnTaskCard({ id: 502, status: 'APPROVED', title: 'Перевезти пианино на третий этаж без лифта' }),
]

const meta = preview.meta({
  title: 'Экраны/Исполнитель/Предложить задание',
  component: OfferToExecutorView,
  parameters: { docs: { story: { inline: false, height: '720px' } } },
  args: {
    name: 'Сергей М.',
    status: 'success' as OfferToExecutorViewProps['status'],
    tasks,
    offered: new Set() as OfferToExecutorViewProps['offered'],
    chosen: null as OfferToExecutorViewProps['chosen'],
    hasReplied: false,
    left: { ofTask: 5, ofDay: 20 },
    message: '',
    createTo: '/task-create?category=santehnika',
    isAttempted: false,
    busy: false,
    error: null as OfferToExecutorViewProps['error'],
    onChoose: fn(),
    onMessage: fn(),
    onSend: fn(),
    onRetry: fn(),
    onClose: fn(),
  },
})

/** Показывается заказчику с открытыми заданиями: какое предложить, или новое. */
export const Pristine = meta.story({
  name: 'Какое задание',
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /^Перевезти пианино/ }))
    await expect(args.onChoose).toHaveBeenCalledWith(502)
    await userEvent.click(screen.getByRole('button', { name: 'Предложить задание' }))
    await expect(args.onSend).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда задание не выбрано. */
export const Invalid = meta.story({ name: 'Задание не выбрано', args: { isAttempted: true } })

/** Показывается, когда одно задание исполнителю уже предложили: его не выбрать. */
export const Offered = meta.story({
  name: 'Уже предложено',
  args: { offered: new Set([501]), chosen: 502 },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /Заменить смеситель/ })).toBeDisabled()
  },
})

/** Показывается, когда исполнитель сам откликнулся: отвечают на отклик. */
export const Replied = meta.story({
  name: 'Исполнитель уже откликнулся',
  args: { chosen: 501, hasReplied: true },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Посмотреть отклик' })).toHaveAttribute('href', '/task/501')
    await expect(screen.getByRole('button', { name: 'Предложить задание' })).toBeDisabled()
  },
})

/** Показывается, когда открытых заданий нет: путь к новому. */
export const Empty = meta.story({
  name: 'Открытых заданий нет',
  args: { tasks: [] },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Создать задание' })).toHaveAttribute(
      'href',
      '/task-create?category=santehnika',
    )
  },
})

/** Показывается, пока задания в пути. */
export const Loading = meta.story({ name: 'Загружаются', args: { status: 'pending', tasks: [] } })

/** Показывается, когда задания не загрузились. */
export const Failed = meta.story({
  name: 'Не загрузились',
  args: { status: 'error', tasks: [] },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, пока предложение уходит на сервер. */
export const Sending = meta.story({ name: 'Отправляется', args: { chosen: 501, busy: true } })

/** Показывается, когда сервер отказал: почему, сказано словами, и написанное остаётся. */
export const Refused = meta.story({
  name: 'Отказ сервера',
  args: { chosen: 501, message: 'Возьмётесь?', error: 'Не больше 20 предложений в день.' },
})

/** Показывается, когда ответа на задание ждут уже от пятерых. */
export const Full = meta.story({
  name: 'Больше пока нельзя',
  args: { chosen: 501, left: { ofTask: 0, ofDay: 15 } },
})

/** Показывается, когда предложений за сутки больше нет. */
export const FullDay = meta.story({ name: 'На сегодня всё', args: { left: { ofTask: 3, ofDay: 0 } } })

/** Показывается с длинными словами: ничего не вылезает. */
export const Long = meta.story({
  name: 'Длинный текст',
  args: { name: LONG_WORD, tasks: tasks.map((task) => ({ ...task, title: LONG_WORD })), chosen: 501, hasReplied: true },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
