import { aCategory, aTaskCard } from '@artel/core/testing'
import { HomeView } from '@artel/ui/home'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { cardOf, createMockWorld } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'

const { categories, tasks } = createMockWorld()
const fresh = tasks.filter(({ status }) => status === 'APPROVED').map((task) => cardOf(task))

const meta = preview.meta({
  title: 'Экраны/Главная',
  component: HomeView,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  args: { categories, tasks: fresh.slice(0, 6) },
})

/** Показывается всем: одно большое поле, разделы, как устроено; исполнителям свежие задания. */
export const Ready = meta.story({
  name: 'С заданиями',
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('textbox', { name: 'Что нужно сделать?' }) as HTMLInputElement
    await expect(ask.form).toHaveAttribute('action', '/task-create')
    await expect(ask.name).toBe('title')
    await expect(canvas.getByRole('link', { name: 'Собрать шкаф' })).toHaveAttribute(
      'href',
      `/task-create?title=${encodeURIComponent('Собрать шкаф')}`,
    )
    await expect(canvas.getByRole('link', { name: 'Все задания' })).toHaveAttribute('href', '/task-find')
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
  },
})

/** Показывается в первый день: открытых заданий ещё нет. */
export const Empty = meta.story({
  name: 'Без заданий',
  args: { tasks: [], categories: categories.map((category) => ({ ...category, tasksCount: 0 })) },
})

/** Показывается, когда категории не пришли: страница живёт без них. */
export const NoCategories = meta.story({ name: 'Без категорий', args: { categories: [] } })

/** Показывается для самых длинных названий. */
export const LongText = meta.story({
  name: 'Длинные названия',
  args: {
    categories: [
      aCategory({ id: 1, slug: 'a', name: 'Ремонт, отделка и перепланировка квартир и домов', tasksCount: 1241 }),
      aCategory({ id: 2, slug: 'b', name: 'Электрооборудование', tasksCount: 21 }),
      aCategory({ id: 3, slug: 'c', name: 'Фото', tasksCount: 2 }),
    ],
    tasks: [
      aTaskCard({
        title: 'Перевезти пианино, два книжных шкафа и сорок коробок с третьего этажа без лифта на шестой с лифтом',
        budgetFrom: 150_000_00,
        budgetTo: 1_200_000_00,
      }),
    ],
  },
})

/** Показывается на телефоне. */
export const OnPhone = meta.story({ name: 'На телефоне', globals: { viewport: { value: 'phone' } } })

/** Показывается на телефоне с длинными названиями: ничего не выходит за край. */
export const LongTextOnPhone = LongText.extend({
  name: 'Длинные названия на телефоне',
  globals: { viewport: { value: 'phone' } },
})

/** Показывается на планшете. */
export const OnTablet = meta.story({ name: 'На планшете', globals: { viewport: { value: 'md' } } })
