import { aUserSession, testUuid } from '@artel/core/testing'
import { SessionsView, type SessionsViewProps } from '@artel/ui/settings'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { formWidth } from '../kit/form-width.tsx'

const here = aUserSession()
const phone = aUserSession({
  id: testUuid(802),
  device: 'Safari, iPhone',
  ip: '198.51.100.24',
  createdAt: '2025-11-11T18:42:00.000Z',
  lastUsedAt: '2026-03-01T20:15:00.000Z',
  isCurrent: false,
})
const unknown = aUserSession({ id: testUuid(803), device: 'Неизвестное устройство', ip: '', isCurrent: false })

const meta = preview.meta({
  title: 'Экраны/Настройки/Устройства',
  component: SessionsView,
  decorators: [formWidth, frozenTime],
  args: {
    status: 'success' as SessionsViewProps['status'],
    sessions: [here, phone],
    done: null as string | null,
    isRetrying: false,
    onRetry: fn(),
    onEnd: fn(),
    onEndOthers: fn(),
  },
})

/** Показывается тому, кто вошёл ещё и с телефона: это устройство отмечено, завершить его отсюда нельзя. */
export const Two = meta.story({
  name: 'Два устройства',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Это устройство')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить сеанс: Safari, iPhone' }))
    await expect(args.onEnd).toHaveBeenCalledWith(phone)
    await userEvent.click(canvas.getByRole('button', { name: 'Завершить все, кроме этого' }))
    await expect(args.onEndOthers).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда больше нигде не входили. */
export const Empty = meta.story({
  name: 'Только это',
  args: { sessions: [here] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

/** Показывается, когда сеанс завершён. */
export const Ended = meta.story({ name: 'Сеанс завершён', args: { sessions: [here], done: 'Сеанс завершён.' } })

/** Показывается, пока сервер не ответил. */
export const Loading = meta.story({ name: 'Загружаются', args: { status: 'pending', sessions: [] } })

/** Показывается, когда список не пришёл. */
export const Failed = meta.story({
  name: 'Не загрузились',
  args: { status: 'error', sessions: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается для браузера, который о себе не говорит, и для очень длинного адреса. */
export const LongNames = meta.story({
  name: 'Длинные названия',
  args: {
    sessions: [
      { ...here, device: 'Яндекс Браузер, ChromeOS', ip: '2001:0db8:85a3:0000:0000:8a2e:0370:7334' },
      unknown,
      { ...phone, device: 'Samsung Internet, Android' },
    ],
  },
})
