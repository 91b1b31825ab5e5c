import { anExecutorCard, aParticipant, testUuid } from '@artel/core/testing'
import { OfferFormView, type OfferFormViewProps } from '@artel/ui/tasks'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'

const people: OfferFormViewProps['people'] = {
  met: [
    aParticipant({ id: testUuid(311), name: 'Сергей М.', initials: 'МС', finishedTasksCount: 41 }),
    aParticipant({ id: testUuid(312), name: 'ООО «Тёплый дом»', initials: 'ТД', finishedTasksCount: 12 }),
  ],
  found: [
    anExecutorCard({ id: testUuid(321), name: 'Марат Г.', initials: 'ГМ', rating: { average: 4.9, count: 37 } }),
    anExecutorCard({
      id: testUuid(322),
      name: 'Олег Т.',
      initials: 'ТО',
      verificationStatus: 'UNVERIFIED',
      finishedTasksCount: 0,
      rating: { average: null, count: 0 },
    }),
    anExecutorCard({ id: testUuid(323), name: 'Руслан Х.', initials: 'ХР', rating: { average: 4.4, count: 5 } }),
  ],
}
const nobody: OfferFormViewProps['people'] = { met: [], found: [] }
const found = (text: string, some = people.found): OfferFormViewProps['search'] => ({
  status: 'ready',
  text,
  findings: { people: some, isMore: false, place: 'city' },
  isNext: false,
})

const meta = preview.meta({
  title: 'Экраны/Задания/Задание/Предложить исполнителю',
  component: OfferFormView,
  parameters: { docs: { story: { inline: false, height: '800px' } } },
  args: {
    search: found(''),
    people,
    marks: new Map() as OfferFormViewProps['marks'],
    left: { ofTask: 4, ofDay: 17 },
    chosen: null as OfferFormViewProps['chosen'],
    message: '',
    isAttempted: false,
    busy: false,
    error: null as OfferFormViewProps['error'],
    onSearch: fn(),
    onRetry: fn(),
    onChoose: fn(),
    onMessage: fn(),
    onSend: fn(),
    onClose: fn(),
  },
})

/** Показывается заказчику: знакомые исполнители, а под ними те, кто берётся за такое в его городе. */
export const Pristine = meta.story({
  name: 'Кому предложить',
  parameters: { machine: { id: 'offerSearch', state: 'ready' } },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: /Марат Г\./ }))
    await expect(args.onChoose).toHaveBeenCalledWith(testUuid(321))
    await userEvent.type(screen.getByRole('searchbox', { name: 'Поиск исполнителя' }), 'п')
    await expect(args.onSearch).toHaveBeenCalledWith('п')
  },
})

/** Показывается тому, кто ни с кем ещё не переписывался. */
export const Strangers = meta.story({
  name: 'Без знакомых',
  args: { people: { met: [], found: people.found }, chosen: testUuid(321) },
})

/** Показывается, когда одному уже предложили, а другой откликнулся сам: их не выбрать. */
export const Marked = meta.story({
  name: 'Уже предложено и откликнулся сам',
  args: {
    marks: new Map([
      [testUuid(311), 'OFFERED'],
      [testUuid(322), 'REPLIED'],
    ]) as OfferFormViewProps['marks'],
  },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /Сергей М\./ })).toBeDisabled()
    await expect(screen.getByRole('radio', { name: /Олег Т\./ })).toBeDisabled()
  },
})

/** Показывается, когда в городе задания никого нет: те, кто берётся за такое в других местах. */
export const Elsewhere = meta.story({
  name: 'В других местах',
  args: {
    people: { met: [], found: people.found },
    search: {
      status: 'ready',
      text: '',
      findings: { people: people.found, isMore: true, place: 'elsewhere' },
      isNext: false,
    },
  },
})

/** Показывается, когда исполнителя ищут словами. */
export const ByWords = meta.story({
  name: 'Поиск по словам',
  args: { search: found('марат'), people: { met: [], found: people.found.slice(0, 1) } },
})

/** Показывается, когда исполнитель не выбран. */
export const Invalid = meta.story({ name: 'Никто не выбран', args: { isAttempted: true } })

/** Показывается, пока предложение уходит на сервер. */
export const Sending = meta.story({ name: 'Отправляется', args: { chosen: testUuid(311), busy: true } })

/** Показывается, когда сервер отказал: почему, сказано словами, и написанное остаётся. */
export const Refused = meta.story({
  name: 'Отказ сервера',
  args: { chosen: testUuid(311), message: 'Возьмётесь?', error: 'Не больше 20 предложений в день.' },
})

/** Показывается, когда ответа ждут уже от пятерых. */
export const Full = meta.story({ name: 'Больше пока нельзя', args: { left: { ofTask: 0, ofDay: 15 } } })

/** Показывается, когда предложений за сутки больше нет. */
export const FullDay = meta.story({ name: 'На сегодня всё', args: { left: { ofTask: 3, ofDay: 0 } } })

/** Показывается, когда за такое никто ещё не берётся. */
export const Empty = meta.story({
  name: 'Некому предложить',
  args: { people: nobody, search: found('', []) },
})

/** Показывается, когда по словам никто не нашёлся. */
export const NobodyByWords = meta.story({
  name: 'Никого не нашли',
  args: { people: nobody, search: found('водолазз', []) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Показать подходящих' }))
    await expect(args.onSearch).toHaveBeenCalledWith('')
  },
})

/** Показывается, пока исполнители в пути. */
export const Loading = meta.story({
  name: 'Загружаются',
  parameters: { machine: { id: 'offerSearch', state: 'searching' } },
  args: { people: nobody, search: { status: 'loading', text: '' } },
})

/** Показывается, когда исполнители не загрузились. */
export const Failed = meta.story({
  name: 'Не загрузились',
  parameters: { machine: { id: 'offerSearch', state: 'failed' } },
  args: {
    people: nobody,
    search: { status: 'failed', text: '', message: 'Нет связи с интернетом. Проверьте подключение и повторите.' },
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
})
