import { ReplyWorksChoice, type ReplyWorksChoiceProps } from '@artel/ui/tasks'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { photo } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'

const titles = [
  'Ванная без порогов',
  'Тёплый пол в детской',
  'Душевая в мансарде на две стороны',
  'Разводка труб',
  'Санузел за девять дней',
]
const works = titles.map((title, index) => ({ id: 461 + index, title, photos: [photo(index + 1)] }))

const meta = preview.meta({
  title: 'Экраны/Задания/Работы к отклику',
  component: ReplyWorksChoice,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  args: {
    status: 'success' as ReplyWorksChoiceProps['status'],
    works,
    chosen: [461],
    hasMore: false,
    onChange: fn(),
    onMore: fn(),
    onRetry: fn(),
  },
})

/** Показывается исполнителю, который выбирает работы к отклику. */
export const Choosing = meta.story({
  name: 'Выбор',
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('checkbox', { name: 'Тёплый пол в детской' }).focus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenCalledWith([461, 462])
  },
})

/** Показывается, когда выбрано три работы: четвёртую не отметить, и сказано почему. */
export const Full = meta.story({
  name: 'Выбрано три',
  args: { chosen: [461, 462, 463] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Разводка труб' })).toBeDisabled()
    await expect(canvas.getByText(/Больше 3.работ не.приложить/)).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Ванная без порогов' }))
    await expect(args.onChange).toHaveBeenCalledWith([462, 463])
  },
})

/** Показывается, когда в портфолио больше одной страницы. */
export const More = meta.story({
  name: 'Есть ещё',
  args: { hasMore: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать ещё' }))
    await expect(args.onMore).toHaveBeenCalledOnce()
  },
})

/** Показывается исполнителю, у которого в портфолио пусто. */
export const Empty = meta.story({
  name: 'Портфолио пустое',
  args: { works: [], chosen: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Добавить работу' })).toBeVisible()
  },
})

/** Показывается, пока портфолио загружается. */
export const Loading = meta.story({ name: 'Загружается', args: { status: 'pending', works: [] } })

/** Показывается, когда портфолио не загрузилось. */
export const Failed = meta.story({
  name: 'Не загрузилось',
  args: { status: 'error', works: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда название работы — одно длинное слово. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: { works: [{ id: 461, title: 'Г'.repeat(100), photos: [photo(1)] }, ...works.slice(1, 3)] },
})

;({ pending: Loading, error: Failed, success: Choosing }) satisfies Record<ReplyWorksChoiceProps['status'], unknown>
