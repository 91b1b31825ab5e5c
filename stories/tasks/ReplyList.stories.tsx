import { FORGOTTEN } from '@artel/core/account'
import type { ReplyStatus, TaskReply } from '@artel/core/contract'
import { aReply } from '@artel/core/testing'
import { ReplyList, type ReplyListProps } from '@artel/ui/tasks'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { faces, photo } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'

const mayChoose: TaskReply['allowedEvents'] = [
  { event: 'SHORTLIST', refusal: null },
  { event: 'ACCEPT', refusal: null },
  { event: 'REJECT', refusal: null },
]
const mayWithdraw: TaskReply['allowedEvents'] = [{ event: 'WITHDRAW', refusal: null }]

const three = [
  aReply({ allowedEvents: mayChoose }),
  aReply({
    id: 802,
    executor: faces.company,
    priceType: 'FROM',
    price: 3_000_00,
    termDays: 2,
    status: 'VIEWED',
    text: 'Пришлём сантехника сегодня с 18 до 20. Работу подтвердим актом, гарантия на соединения год.',
    allowedEvents: mayChoose,
  }),
  aReply({
    id: 803,
    executor: faces.ildar,
    priceType: 'NEGOTIABLE',
    price: null,
    termDays: 3,
    status: 'VIEWED',
    text: 'Живу в соседнем доме, могу зайти вечером.',
    allowedEvents: mayChoose,
  }),
]

/** Works beside a reply, by the numbers of their photos. */
const beside = (...photos: readonly number[]) =>
  photos.map((number, index) => ({
    id: 461 + index,
    title: ['Ванная без порогов', 'Тёплый пол в детской', 'Душевая в мансарде на две стороны'][index] ?? '',
    photo: photo(number),
    photosCount: 3 - index,
  }))

const texts = [
  'Могу завтра с утра, инструмент свой.',
  'Делаю такие работы шестой год. Посмотрю на месте, лишнего не возьму, мусор унесу с собой.',
  'Свободен в выходные. Если нужны прокладки и подводка, привезу.',
]

/** As many as a task may have: twenty. */
const twenty = Array.from({ length: 20 }, (_, index) =>
  aReply({
    id: 820 + index,
    executor: [faces.sergey, faces.company, faces.ildar, faces.viktor][index % 4] ?? faces.sergey,
    text: texts[index % texts.length] ?? '',
    price: (15 + index) * 100_00,
    termDays: 1 + (index % 5),
    status: index < 3 ? 'SENT' : 'VIEWED',
    allowedEvents: mayChoose,
  }),
)

const own = (status: ReplyStatus): Pick<ReplyListProps, 'own' | 'replies'> => ({
  own: true,
  replies: [aReply({ status, allowedEvents: status === 'SENT' || status === 'VIEWED' ? mayWithdraw : [] })],
})

/** Whoever has deleted their account: nothing is left of who it was. */
const gone = {
  ...faces.sergey,
  name: FORGOTTEN.firstName,
  initials: 'УА',
  avatar: null,
  isOnline: false,
  lastVisitAt: null,
  verificationStatus: null,
  verifiedAt: null,
}

const meta = preview.meta({
  title: 'Экраны/Задания/Отклики',
  component: ReplyList,
  decorators: [pageFrame, frozenTime],
  parameters: { machine: { id: 'replyLifecycle' }, layout: 'fullscreen' },
  args: { own: false, status: 'success' as const, replies: three, onRetry: fn(), onAsk: fn() },
})

/** Показывается заказчику, который выбирает. */
export const Several = meta.story({
  name: 'Несколько',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Выбрать за 2.500/ }))
    await expect(args.onAsk).toHaveBeenCalledWith({ event: 'ACCEPT', reply: three[0] })
    await expect(canvas.getByText('быстрее всех')).toBeVisible()
  },
})

/** Показывается заказчику, который отбирает лучших. */
export const Shortlisting = meta.story({
  name: 'Отложить в избранные',
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'В избранные' }))
    await expect(args.onAsk).toHaveBeenCalledWith({ event: 'SHORTLIST', reply: three[0] })
  },
})

const inReserve = aReply({ status: 'HELD', allowedEvents: [{ event: 'REOPEN', refusal: null }] })

/** Показывается заказчику после отмены: к отклику из запаса можно вернуться. */
export const InReserve = meta.story({
  name: 'В запасе: можно вернуть',
  args: { replies: [inReserve] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть отклик' }))
    await expect(args.onAsk).toHaveBeenCalledWith({ event: 'REOPEN', reply: inReserve })
  },
})

/** Показывается, когда исполнителя из запаса на Артели больше нет: вернуть отклик нельзя, и сказано почему. */
export const SenderGone = meta.story({
  name: 'В запасе: исполнитель ушёл',
  args: {
    replies: [
      aReply({
        status: 'HELD',
        executor: gone,
        allowedEvents: [{ event: 'REOPEN', refusal: 'SENDER_GONE' }],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/больше не работает на Артели/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Вернуть/ })).toBeNull()
  },
})

/** Показывается, когда после отмены прошло больше недели: вернуть отклик уже нельзя. */
export const TooLate = meta.story({
  name: 'В запасе: слишком поздно',
  args: { replies: [aReply({ status: 'HELD', allowedEvents: [{ event: 'REOPEN', refusal: 'TOO_LATE' }] })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/в течение 7 дней после отмены/)).toBeVisible()
  },
})

/** Показывается, пока отклики загружаются. */
export const Loading = meta.story({ name: 'Загружаются', args: { status: 'pending', replies: [] } })

/** Показывается, когда отклики не загрузились. */
export const Failed = meta.story({
  name: 'Не загрузились',
  args: { status: 'error', replies: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается заказчику, пока никто не откликнулся. */
export const Empty = meta.story({ name: 'Ещё нет', args: { replies: [] } })

const withWorks = [
  aReply({ cases: beside(1, 5, 2), allowedEvents: mayChoose }),
  aReply({ id: 802, executor: faces.company, price: 3_000_00, termDays: 2, cases: [], allowedEvents: mayChoose }),
]

/** Показывается заказчику, когда исполнитель приложил работы из портфолио. */
export const WithWorks = meta.story({
  name: 'С работами из портфолио',
  args: { replies: withWorks },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/3.работы к.отклику/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Ванная без порогов: 3.фото/ })).toBeVisible()
  },
})

/** Показывается, когда откликаются и из других городов: видно, кто рядом. */
export const FromAfar = meta.story({
  name: 'Из разных городов',
  args: {
    replies: [
      aReply({ price: 3_500_00, nearness: { kilometres: 36, districts: [] }, allowedEvents: mayChoose }),
      aReply({ id: 802, executor: faces.company, price: 3_000_00, nearness: null, allowedEvents: mayChoose }),
      aReply({ id: 803, executor: faces.ildar, price: 4_000_00, termDays: 3, allowedEvents: mayChoose }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Рядом' }))
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('ваш город')
    await expect(canvas.getByText(/≈.36.км/)).toBeVisible()
  },
})

/** Показывается у задания, которое делают удалённо: вместо «Рядом» видно, когда отклик пришёл. */
export const Remote = meta.story({
  name: 'Удалённая работа',
  args: { replies: three.map((reply) => ({ ...reply, nearness: null })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Получен' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Рядом' })).toBeNull()
  },
})

/** Показывается, когда откликов столько, сколько может быть: двадцать. */
export const Many = meta.story({ name: 'Двадцать', args: { replies: twenty } })

/** Показывается для самого длинного отклика и самого длинного имени. */
export const LongText = meta.story({
  name: 'Длинный текст',
  args: {
    replies: [
      aReply({
        executor: { ...faces.company, name: 'ООО «Казанское городское бюро сантехнических работ и отопления»' },
        text: `${'Работаем по договору, материалы закупаем сами и отчитываемся чеками. '.repeat(8)}\n\nПортфолио: https://example.ru/${'raboty-'.repeat(20)}`,
        priceType: 'FROM',
        price: 1_250_000_00,
        termDays: 365,
        allowedEvents: mayChoose,
      }),
    ],
  },
})

/** То же на телефоне. */
export const LongTextOnPhone = LongText.extend({
  name: 'Длинный текст на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается исполнителю, чей отклик заказчик ещё не открывал. */
export const Sent = meta.story({
  name: 'Свой: отправлен',
  parameters: { machine: { state: 'SENT' } },
  args: own('SENT'),
})

/** Показывается исполнителю, чей отклик заказчик прочитал. */
export const Viewed = meta.story({
  name: 'Свой: просмотрен',
  parameters: { machine: { state: 'VIEWED' } },
  args: own('VIEWED'),
})

/** Показывается исполнителю, которого заказчик отметил среди лучших. */
export const Shortlisted = meta.story({
  name: 'Свой: отобран',
  parameters: { machine: { state: 'SHORTLISTED' } },
  args: own('SHORTLISTED'),
})

/** Показывается исполнителю, которого выбрали. */
export const Accepted = meta.story({
  name: 'Свой: принят',
  parameters: { machine: { state: 'ACCEPTED' } },
  args: own('ACCEPTED'),
})

/** Показывается исполнителю, когда выбрали другого. */
export const Held = meta.story({
  name: 'Свой: в запасе',
  parameters: { machine: { state: 'HELD' } },
  args: own('HELD'),
})

/** Показывается исполнителю, которому отказали. */
export const Rejected = meta.story({
  name: 'Свой: отклонён',
  parameters: { machine: { state: 'REJECTED' } },
  args: own('REJECTED'),
})

/** Показывается исполнителю, который передумал. */
export const Withdrawn = meta.story({
  name: 'Свой: отозван',
  parameters: { machine: { state: 'WITHDRAWN' } },
  args: own('WITHDRAWN'),
})

/** Показывается исполнителю, когда задание закончилось. */
export const Closed = meta.story({
  name: 'Свой: закрыт',
  parameters: { machine: { state: 'CLOSED' } },
  args: own('CLOSED'),
})

// Every state of the list and of one's own reply has a story.
;({ pending: Loading, error: Failed, success: Several }) satisfies Record<ReplyListProps['status'], unknown>
;({
  SENT: Sent,
  VIEWED: Viewed,
  SHORTLISTED: Shortlisted,
  ACCEPTED: Accepted,
  HELD: Held,
  REJECTED: Rejected,
  WITHDRAWN: Withdrawn,
  CLOSED: Closed,
}) satisfies Record<ReplyStatus, unknown>
