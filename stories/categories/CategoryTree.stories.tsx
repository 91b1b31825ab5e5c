import { CategoryTreeScreen, type CategoryTreeScreenProps } from '@artel/ui/categories/tree'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { backend, kazan, mockApi, refuse } from '../mocks/index.ts'
import { onSite, pageParameters } from '../screen-frame.tsx'
import { navigate } from '../story-services.ts'

const meta = preview.meta({
  title: 'Экраны/Категории',
  component: CategoryTreeScreen,
  decorators: [onSite],
  parameters: { ...pageParameters, city: null },
  beforeEach: backend,
  args: { of: 'executors' as CategoryTreeScreenProps['of'], q: '' },
})

/** Показывается заказчику: кто работает в каждой категории по всей России. */
export const Executors = meta.story({
  name: 'Исполнители по категориям',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Категории исполнителей' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^Укладка плитки/ })).toHaveAttribute(
      'href',
      '/remont/ukladka-plitki',
    )
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Укладка плитки 1' })).toBeVisible())
  },
})

/** Показывается тому, кто выбрал город: числа — его города. */
export const InCity = meta.story({
  name: 'Исполнители своего города',
  parameters: { city: kazan },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Город: Казань\.$/)).toBeVisible()
  },
})

/** Показывается исполнителю: сколько заданий ждёт в каждой категории. */
export const Tasks = meta.story({
  name: 'Задания по категориям',
  args: { of: 'tasks' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Укладка плитки 37' })).toHaveAttribute(
      'href',
      '/task-find/ukladka-plitki',
    )
  },
})

/** Показывается, пока печатают: дерево сужается сразу, Enter кладёт слово в адрес. */
export const Searching = meta.story({
  name: 'Ищут категорию',
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Найти категорию' }), 'плитк')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^1\sкатегория$/))
    await expect(canvas.queryByRole('link', { name: /^Сантехника/ })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(navigate).toHaveBeenCalledWith(`/categories?q=${encodeURIComponent('плитк')}`)
  },
})

/** Показывается, когда такой категории нет: своё задание её не требует. */
export const Empty = meta.story({
  name: 'Такой категории нет',
  args: { q: 'витражи' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Такой категории нет')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Показать все' })).toHaveAttribute('href', '/categories')
  },
})

/** Показывается, когда сосчитать исполнителей не вышло: дерево стоит без чисел. */
export const Uncounted = meta.story({
  name: 'Без чисел',
  beforeEach: ({ msw }) => msw.use(...mockApi({ countExecutorsForOffer: refuse('INTERNAL') })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Укладка плитки' })).toBeVisible()
  },
})

/** Показывается для самых длинных названий: переносятся и не выходят за край. */
export const LongText = meta.story({ name: 'Длинный текст', globals: { text: 'huge' } })

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается на телефоне исполнителю. */
export const TasksOnPhone = Tasks.extend({
  name: 'Задания по категориям на телефоне',
  globals: { viewport: { value: 'phone' } },
})
