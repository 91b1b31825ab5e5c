import { anArticleCard, aTaskCard } from '@artel/core/testing'
import { HomeView } from '@artel/ui/home'
import { FreshTasks, type FreshTasksProps } from '@artel/ui/home/fresh'
import { HomeSections, type HomeSectionsProps } from '@artel/ui/home/sections'
import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { frozenTime } from '../frozen-time.tsx'
import { someJobs, wordyJob } from '../jobs/sample-jobs.ts'
import { masters } from '../landings/sample-landing.tsx'
import { photo } from '../mocks/fixtures/pictures.ts'
import { cardOf, createMockWorld } from '../mocks/index.ts'
import { pageFrame } from '../page-frame.tsx'
import { tiles } from './tiles.ts'

const fresh = createMockWorld()
  .tasks.filter(({ status }) => status === 'APPROVED')
  .map((task) => cardOf(task))

const inCity: FreshTasksProps['fresh'] = { items: fresh.slice(0, 4), total: 168, isInCity: true }

const articles = [
  anArticleCard({ cover: photo(5), title: 'Сколько стоит ванная под ключ: смета по строкам' }),
  anArticleCard({ id: 482, category: 'CASES', title: 'Кухня из массива за 18 дней: что пошло не по плану' }),
  anArticleCard({ id: 483, title: 'Переезд без потерь: список на две недели вперёд', readingTime: 5 }),
]

/** The page with its lower part. */
const whole = (below: Partial<HomeSectionsProps & FreshTasksProps> = {}) => {
  const {
    fresh: waiting,
    isInvited,
    ...sections
  } = {
    categories: tiles,
    executors: masters,
    jobs: someJobs.slice(0, 2),
    articles,
    fresh: inCity,
    cityName: 'Казань',
    isInvited: true,
    ...below,
  }
  const { categories, cityName } = sections
  return {
    categories,
    children: (
      <>
        <HomeSections {...sections} />
        <FreshTasks fresh={waiting} cityName={cityName} isInvited={isInvited} />
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

/** Показывается всем: одно большое поле, ремёсла с ценами, мастера, их работы, статьи; исполнителям задания их города. */
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
    const people = within(canvas.getByRole('list', { name: 'Мастера, которых зовут снова' }))
    await expect(people.getAllByRole('article')).toHaveLength(4)
    await expect(canvas.getByRole('link', { name: 'Ванная 4,2 м² в шестигранной плитке' })).toBeVisible()
    const read = within(canvas.getByRole('list', { name: 'Читают перед тем, как заказать' }))
    await expect(read.getAllByRole('article')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: 'Стать исполнителем' })).toHaveAttribute(
      'href',
      '/landing-become-executor',
    )
  },
})

/** Показывается, когда в городе заданий нет или город не выбран: задания всей страны. */
export const WholeCountry = meta.story({
  name: 'С заданиями всей страны',
  args: whole({ fresh: { items: fresh.slice(2, 6), total: 10_000, isInCity: false }, cityName: null }),
})

/** Показывается исполнителю: стать им его не зовут. */
export const ForExecutor = meta.story({
  name: 'Исполнителю',
  args: whole({ isInvited: false }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Стать исполнителем' })).toBeNull()
  },
})

/** Показывается в первый день: заданий, цен, исполнителей, работ и статей ещё нет. */
export const Empty = meta.story({
  name: 'Без заданий',
  args: whole({
    fresh: { items: [], total: 0, isInCity: false },
    executors: [],
    jobs: [],
    articles: [],
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
    jobs: [wordyJob, { ...wordyJob, id: 2 }],
    articles: articles.map((one) => ({ ...one, title: 'Как выбрать электрогазосварочное оборудование и не пожалеть' })),
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
