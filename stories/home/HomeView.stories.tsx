import { aTaskCard } from '@artel/core/testing'
import { HomeView } from '@artel/ui/home'
import { FreshTasks, type FreshTasksProps } from '@artel/ui/home/fresh'
import { HomeSections, type HomeSectionsProps } from '@artel/ui/home/sections'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { cardOf, createMockWorld } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'
import { tiles } from './tiles.ts'

const fresh = createMockWorld()
  .tasks.filter(({ status }) => status === 'APPROVED')
  .map((task) => cardOf(task))

const inCity: FreshTasksProps['fresh'] = { items: fresh.slice(0, 4), total: 168, isInCity: true }

/** The page with its lower part. */
const whole = (below: Partial<HomeSectionsProps & FreshTasksProps> = {}) => {
  const { categories, ...shown } = { categories: tiles, fresh: inCity, cityName: 'Казань', ...below }
  return {
    categories,
    children: (
      <>
        <HomeSections categories={categories} />
        <FreshTasks {...shown} />
      </>
    ),
  }
}

const meta = preview.meta({
  title: 'Экраны/Главная',
  component: HomeView,
  decorators: [pageFrame, frozenTime],
  parameters: { layout: 'fullscreen' },
  args: whole(),
})

/** Показывается всем: одно большое поле, ремёсла с ценами, как устроено; исполнителям задания их города. */
export const Ready = meta.story({
  name: 'С заданиями города',
  play: async ({ canvas }) => {
    const ask = canvas.getByRole('textbox', { name: 'Что нужно сделать?' }) as HTMLInputElement
    await expect(ask.form).toHaveAttribute('action', '/task-create')
    await expect(ask.name).toBe('title')
    await expect(canvas.getByRole('link', { name: 'Собрать шкаф' })).toHaveAttribute(
      'href',
      `/task-create?title=${encodeURIComponent('Собрать шкаф')}`,
    )
    await expect(canvas.getByRole('link', { name: /^Уборка/ })).toHaveAttribute('href', '/task-create?category=uborka')
    await expect(canvas.getByRole('heading', { name: /^168\sзаданий ждут мастера$/ })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(4)
  },
})

/** Показывается, когда в городе заданий нет или город не выбран: задания всей страны. */
export const WholeCountry = meta.story({
  name: 'С заданиями всей страны',
  args: whole({ fresh: { items: fresh.slice(2, 6), total: 10_000, isInCity: false }, cityName: null }),
})

/** Показывается в первый день: открытых заданий ещё нет, цен тоже. */
export const Empty = meta.story({
  name: 'Без заданий',
  args: whole({
    fresh: { items: [], total: 0, isInCity: false },
    categories: tiles.map(({ example, ...tile }) => ({ ...tile, example: example && { ...example, price: null } })),
  }),
})

/** Показывается, когда категории не пришли: страница живёт без них. */
export const NoCategories = meta.story({ name: 'Без категорий', args: whole({ categories: [] }) })

/** Показывается для самых длинных названий. */
export const LongText = meta.story({
  name: 'Длинные названия',
  args: whole({
    categories: [
      {
        id: 1,
        slug: 'remont-i-otdelka',
        name: 'Ремонт, отделка и перепланировка квартир и домов',
        example: { name: 'Восстановление деревянных оконных рам с двойным остеклением', price: 1_250_000_00 },
      },
      { id: 2, slug: 'santekhnika-i-elektrika', name: 'Электрооборудование', example: null },
      { id: 3, slug: 'avto', name: 'Авто', example: { name: 'Мойка', price: 900_00 } },
    ],
    fresh: {
      items: [
        aTaskCard({
          title: 'Перевезти пианино, два книжных шкафа и сорок коробок с третьего этажа без лифта на шестой с лифтом',
          budgetFrom: 150_000_00,
          budgetTo: 1_200_000_00,
        }),
      ],
      total: 1,
      isInCity: true,
    },
    cityName: 'Комсомольск-на-Амуре',
  }),
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
