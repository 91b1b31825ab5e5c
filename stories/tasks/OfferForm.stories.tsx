import { aParticipant, testUuid } from '@artel/core/testing'
import { OfferFormView, type OfferFormViewProps } from '@artel/ui/tasks'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const people: OfferFormViewProps['people'] = [
  aParticipant({ id: testUuid(311), name: 'Сергей М.', initials: 'МС', finishedTasksCount: 41 }),
  aParticipant({ id: testUuid(312), name: 'ООО «Тёплый дом»', initials: 'ТД', finishedTasksCount: 12 }),
]

const meta = preview.meta({
  title: 'Экраны/Задания/Задание/Предложить исполнителю',
  component: OfferFormView,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    status: 'success' as OfferFormViewProps['status'],
    people,
    chosen: null as OfferFormViewProps['chosen'],
    message: '',
    isAttempted: false,
    busy: false,
    error: null as OfferFormViewProps['error'],
    onChoose: fn(),
    onMessage: fn(),
    onSend: fn(),
    onClose: fn(),
  },
})

/** Показывается заказчику: исполнители, с которыми он уже переписывался. */
export const Pristine = meta.story({
  name: 'Кому предложить',
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Сергей М\./ }))
    await expect(args.onChoose).toHaveBeenCalledWith(testUuid(311))
  },
})

/** Показывается, когда исполнитель не выбран. */
export const Invalid = meta.story({ name: 'Никто не выбран', args: { isAttempted: true } })

/** Показывается, пока предложение уходит на сервер. */
export const Sending = meta.story({ name: 'Отправляется', args: { chosen: testUuid(311), busy: true } })

/** Показывается, когда сервер отказал: почему, сказано словами. */
export const Refused = meta.story({
  name: 'Отказ сервера',
  args: { chosen: testUuid(311), error: 'Не больше 20 предложений в день.' },
})

/** Показывается, когда знакомых исполнителей ещё нет. */
export const Empty = meta.story({
  name: 'Некому предложить',
  args: { people: [] },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Пока некому предложить' })).toBeInTheDocument()
  },
})

/** Показывается, пока исполнители в пути. */
export const Loading = meta.story({ name: 'Загружаются', args: { status: 'pending' } })

/** Показывается, когда исполнители не загрузились. */
export const Failed = meta.story({
  name: 'Не загрузились',
  args: { status: 'error', error: 'Нет связи с интернетом. Проверьте подключение и повторите.' },
})
