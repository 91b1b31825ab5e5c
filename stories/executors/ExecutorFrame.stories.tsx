import {
  ExecutorAbout,
  type ExecutorAboutProps,
  ExecutorFrame,
  type ExecutorFrameProps,
  executorWays,
} from '@artel/ui/executors/page'
import { expect, fn, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { pageFrame } from '../page-frame.tsx'
import { people } from './find-parts.tsx'
import { beginner, noReviews, reviews, sergey, services, wordy, works } from './sample-executor.tsx'

const ways = executorWays(sergey)

const about = (executor = sergey, said = reviews(), similar: ExecutorAboutProps['similar'] = people) => (
  <ExecutorAbout executor={executor} ways={ways} services={services} works={works} reviews={said} similar={similar} />
)

const meta = preview.meta({
  title: 'Экраны/Исполнитель/О себе',
  component: ExecutorFrame,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  argTypes: { children: { control: false }, own: { control: false } },
  args: {
    executor: sergey,
    viewer: 'OTHER' as ExecutorFrameProps['viewer'],
    ways,
    tab: 'about' as ExecutorFrameProps['tab'],
    onOffer: fn(),
    onWrite: fn(),
    children: about(),
  },
})

/** Показывается всем: кто это, почему ему можно верить, что и за сколько делает, что говорят заказчики. */
export const Usual = meta.story({
  name: 'С работами, ценами и отзывами',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Сергей М.')
    await expect(canvas.getByRole('link', { name: /^Услуги и цены/ })).toHaveAttribute('href', ways.prices)
    await expect(canvas.getByRole('table', { name: 'Укладка плитки' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Написать' }))
    await expect(args.onWrite).toHaveBeenCalledOnce()
    const [first] = canvas.getAllByRole('button', { name: 'Предложить задание' })
    if (first) await userEvent.click(first)
    await expect(args.onOffer).toHaveBeenCalledOnce()
  },
})

/** Показывается внизу страницы: трое того же дела и города, чтобы сравнить. */
export const Similar = meta.story({
  name: 'Похожие исполнители',
  play: async ({ canvas }) => {
    const similar = within(canvas.getByRole('region', { name: 'Похожие исполнители' }))
    await expect(similar.getAllByRole('article')).toHaveLength(3)
    await expect(similar.getByRole('link', { name: 'Ильдар Ш.' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/executor\//),
    )
  },
})

/** Показывается у того, чей тариф скрывает конкурентов, и там, где похожих нет: страница кончается отзывами. */
export const SimilarHidden = meta.story({
  name: 'Без похожих исполнителей',
  args: { children: about(sergey, reviews(), []) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'Похожие исполнители' })).toBeNull()
  },
})

/** Показывается у того, кто только пришёл: разделов без содержания нет. */
export const Empty = meta.story({
  name: 'Пусто: новый исполнитель',
  args: {
    executor: beginner,
    children: (
      <ExecutorAbout executor={beginner} ways={ways} services={[]} works={[]} reviews={noReviews()} similar={[]} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Новый на Артели')).toBeVisible()
    await expect(canvas.getByText('О себе пока ничего не рассказано.')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Работы/ })).toBeNull()
  },
})

/** Показывается самому исполнителю: вместо действий — путь к профилю, разделы есть все. */
export const Own = meta.story({
  name: 'Своя страница',
  args: { viewer: 'SELF', executor: { ...beginner, about: sergey.about } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Так вашу страницу видят заказчики.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Написать' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Пожаловаться на человека' })).toBeNull()
    await expect(canvas.getByRole('link', { name: /^Работы/ })).toHaveAttribute('href', ways.works)
  },
})

/** Показывается сотруднику: он не пишет и не жалуется. */
export const Staff = meta.story({
  name: 'Глазами сотрудника',
  args: { viewer: 'STAFF', children: about(sergey, reviews({ isDisputable: () => false })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Пожаловаться|Предложить|Написать/ })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Поделиться' })).toBeVisible()
  },
})

/** Показывается, пока отзывов меньше трёх: оценки нет. */
export const FewReviews = meta.story({
  name: 'Мало отзывов',
  args: { executor: { ...sergey, rating: { average: null, count: 2 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^2.отзыва$/)).toBeVisible()
  },
})

/** Показывается, пока отзывы в пути; остальное уже есть. */
export const Loading = meta.story({
  name: 'Отзывы загружаются',
  args: { children: about(sergey, reviews({ status: 'pending', reviews: [], rating: null })) },
})

/** Показывается, когда отзывы не пришли. */
export const Failed = meta.story({
  name: 'Отзывы не загрузились',
  args: { children: about(sergey, reviews({ status: 'error', reviews: [], rating: null })) },
})

/** Показывается с длинными словами: ничего не вылезает. */
export const Long = meta.story({
  name: 'Длинный текст',
  args: { executor: wordy, children: about(wordy) },
})

/** То же на телефоне: цена и главное действие — под пальцем. */
export const OnPhone = Usual.extend({
  name: 'На телефоне',
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Предложить задание' }))
    await expect(args.onOffer).toHaveBeenCalledOnce()
  },
})

/** Длинные слова на телефоне. */
export const LongOnPhone = Long.extend({
  name: 'Длинный текст на телефоне',
  globals: { viewport: { value: 'phone' } },
})
