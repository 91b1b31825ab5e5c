import type { OwnQuestion } from '@artel/core/contract'
import { OwnQuestionsView, type OwnQuestionsViewProps } from '@artel/ui/faq/own'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'

const waiting: OwnQuestion = {
  id: 851,
  text: 'Разместил задание, но не вижу его в общем списке. Сколько ждать проверки?',
  status: 'WAITING',
  answer: null,
  createdAt: '2026-03-02T07:20:00.000Z',
  decidedAt: null,
}
const answered: OwnQuestion = {
  id: 840,
  text: 'Можно ли поменять город в профиле?',
  status: 'ANSWERED',
  answer: 'Да. Откройте профиль и нажмите «Изменить» рядом с городом.\nОткрытые задания останутся в прежнем.',
  createdAt: '2026-02-26T15:40:00.000Z',
  decidedAt: '2026-02-27T09:05:00.000Z',
}
const onRetry = fn()

const meta = preview.meta({
  title: 'Экраны/Помощь/Мои вопросы',
  component: OwnQuestionsView,
  decorators: [frozenTime, pageFrame],
  parameters: { layout: 'fullscreen' },
  args: {
    state: { status: 'ready', questions: [waiting] } as OwnQuestionsViewProps['state'],
    opened: null as OwnQuestionsViewProps['opened'],
    onRetry,
  },
})

/** Показывается вошедшему под разделами помощи, пока команда не ответила. */
export const Waiting = meta.story({
  name: 'Ждёт ответа',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Мои вопросы' })).toBeVisible()
    await expect(canvas.getByText('Ждёт ответа')).toBeVisible()
  },
})

/** Показывается по строке колокольчика и по письму: фокус на вопросе, ответ под ним. */
export const Answered = meta.story({
  name: 'Отвечен',
  args: { state: { status: 'ready', questions: [waiting, answered] }, opened: answered.id },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 3, name: answered.text })).toHaveFocus())
    await expect(canvas.getByText(/Открытые задания останутся в прежнем/)).toBeVisible()
  },
})

/** Показывается, когда вопрос закрыли: в нём не о чем было отвечать. */
export const Closed = meta.story({
  name: 'Закрыт без ответа',
  args: {
    state: { status: 'ready', questions: [{ ...waiting, status: 'CLOSED', decidedAt: '2026-03-02T08:00:00.000Z' }] },
  },
})

/** Показывается тому, кого привели к вопросу, пока вопросы загружаются. */
export const Loading = meta.story({ name: 'Загружаются', args: { state: { status: 'loading' }, opened: 851 } })

/** Показывается, когда вопросы не загрузились: остальная помощь на месте. */
export const Failed = meta.story({
  name: 'Не загрузились',
  args: { state: { status: 'failed', message: 'Не получилось. Попробуйте ещё раз.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(onRetry).toHaveBeenCalledOnce()
  },
})

/** Показывается, когда и вопрос, и ответ длинные: ничего не вылезает за край. */
export const Long = meta.story({
  name: 'Длинный текст',
  args: {
    state: {
      status: 'ready',
      questions: [
        {
          ...answered,
          text: `${'рентгеноэлектрокардиографического'.repeat(4)} ${answered.text.repeat(4)}`,
          answer: `${'рентгеноэлектрокардиографического'.repeat(4)}\n${answered.answer}\n${'Подробности на странице задания. '.repeat(12)}`,
        },
      ],
    },
  },
})

/** Показывается на телефоне. */
export const OnPhone = Answered.extend({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })
