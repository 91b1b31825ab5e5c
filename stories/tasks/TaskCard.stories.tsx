import type { TaskStatus } from '@artel/core/contract'
import { aTaskCard } from '@artel/core/testing'
import { TaskCard, type TaskCardProps, TaskStatusBadge } from '@artel/ui/tasks'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { filed, taskPlaces } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'

const meta = preview.meta({
  title: 'Паттерны/Карточка задания',
  component: TaskCard,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  argTypes: { status: { control: false } },
  args: { task: aTaskCard() },
})

/** Показывается на доске: бюджет в пределах, ссылка на всю карточку. */
export const Range = meta.story({
  name: 'Бюджет от и до',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Заменить смеситель на кухне' })).toHaveFocus()
  },
})

/** Показывается, когда заказчик назвал одну сумму. */
export const Fixed = meta.story({
  name: 'Точный бюджет',
  args: { task: aTaskCard({ budgetType: 'FIXED', budgetFrom: 18_000_00, budgetTo: 18_000_00 }) },
})

/** Показывается, когда цену предлагает исполнитель. */
export const Negotiable = meta.story({
  name: 'По договорённости',
  args: { task: aTaskCard({ budgetType: 'NEGOTIABLE', budgetFrom: null, budgetTo: null }) },
})

/** Показывается для самой дорогой работы, какая бывает. */
export const LargestBudget = meta.story({
  name: 'Самый большой бюджет',
  args: { task: aTaskCard({ budgetFrom: 9_500_000_00, budgetTo: 10_000_000_00 }) },
})

/** Показывается, когда место не важно. */
export const Remote = meta.story({
  name: 'Удалённо',
  args: {
    task: aTaskCard({
      title: 'Логотип и вывеска для пекарни',
      category: filed(71, 'Логотипы и фирменный стиль', 'logotipy'),
      placeMode: 'REMOTE',
      place: null,
      dateMode: 'FLEXIBLE',
      startPeriod: null,
      endPeriod: '2026-04-01T09:00:00.000Z',
    }),
  },
})

/** Показывается, когда известно, где смотрящий. */
export const WithDistance = meta.story({ name: 'С расстоянием', args: { task: aTaskCard({ distanceToUser: 2.4 }) } })

/** Показывается, когда заказчик ждёт только проверенных. */
export const VerifiedOnly = meta.story({
  name: 'Только проверенные',
  args: { task: aTaskCard({ verifiedOnly: true }) },
})

/** Показывается, пока никто не откликнулся. */
export const NoReplies = meta.story({ name: 'Без откликов', args: { task: aTaskCard({ repliesCount: 0 }) } })

/** Показывается, когда название длиной в сто знаков, город с длинным именем и все пометки сразу. */
export const LongTitle = meta.story({
  name: 'Длинное название',
  args: {
    status: <TaskStatusBadge status="APPROVED" />,
    task: aTaskCard({
      title: 'Перевезти пианино, два книжных шкафа и сорок коробок с третьего этажа без лифта на шестой с лифтом',
      category: filed(71, 'Логотипы и фирменный стиль', 'logotipy'),
      place: taskPlaces.kamchatsky,
      distanceToUser: 6821,
      verifiedOnly: true,
      repliesCount: 20,
      budgetFrom: 150_000_00,
      budgetTo: 1_200_000_00,
    }),
  },
})

/** То же на телефоне: ничего не обрезано и не выходит за край. */
export const LongTitleOnPhone = LongTitle.extend({
  name: 'Длинное название на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

const withStatus = (status: TaskStatus): TaskCardProps => ({
  status: <TaskStatusBadge status={status} />,
  task: aTaskCard({ status }),
})

/** Показывается автору, пока задание смотрит модератор. */
export const Pending = meta.story({ name: 'На проверке', args: withStatus('PENDING') })

/** Показывается среди своих, пока исполнителя ищут. */
export const Approved = meta.story({ name: 'Ищет исполнителя', args: withStatus('APPROVED') })

/** Показывается среди своих, пока работа идёт. */
export const InProgress = meta.story({ name: 'В работе', args: withStatus('IN_PROGRESS') })

/** Показывается среди своих, когда работа принята. */
export const Finished = meta.story({ name: 'Завершено', args: withStatus('FINISHED') })

/** Показывается среди своих, когда срок вышел. */
export const Archived = meta.story({ name: 'В архиве', args: withStatus('ARCHIVED') })

/** Показывается среди своих, когда задание отменили. */
export const Canceled = meta.story({ name: 'Отменено', args: withStatus('CANCELED') })

/** Показывается автору, когда модератор отклонил задание. */
export const Rejected = meta.story({ name: 'Отклонено', args: withStatus('REJECTED') })

// Every status of a task has a story.
;({
  PENDING: Pending,
  APPROVED: Approved,
  IN_PROGRESS: InProgress,
  FINISHED: Finished,
  ARCHIVED: Archived,
  CANCELED: Canceled,
  REJECTED: Rejected,
}) satisfies Record<TaskStatus, unknown>
