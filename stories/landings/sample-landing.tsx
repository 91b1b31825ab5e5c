import type { ExecutorCard, Landing, LandingFigures, RelatedLanding } from '@artel/core/contract'
import { aLanding, anExecutorCard, aRelatedLanding, someLandingFigures, testUuid } from '@artel/core/testing'
import { TaskStartForm, type TaskStartFormProps } from '@artel/ui/landings'
import { LandingSections, type LandingSectionsProps } from '@artel/ui/landings/sections'
import { fn } from 'storybook/test'
import { someJobs } from '../jobs/sample-jobs.ts'
import { photo } from '../mocks/fixtures/pictures.ts'
import { filed } from '../mocks/index.ts'
import { portrait } from '../people/sample-people.ts'

const questions: Landing['questions'] = [
  {
    question: 'Кто покупает плитку и клей?',
    answer: 'Плитку обычно покупает заказчик, клей и затирку — мастер. Условия видны в отклике.',
  },
  { question: 'Можно ли класть на старую плитку?', answer: 'Можно, если она держится и проём позволяет.' },
  { question: 'Что, если плитка отойдёт?', answer: 'Напишите мастеру в чат задания: переписка и цена сохранены.' },
]

/** One service. */
const tiling: Landing = aLanding({
  id: 12,
  slug: 'ukladka-plitki',
  name: 'Укладка плитки',
  category: filed(12, 'Укладка плитки', 'ukladka-plitki'),
  categoryPath: 'remont/ukladka-plitki',
  title: 'Укладка плитки: найдите исполнителя рядом',
  lead: 'Стены, пол, фартук и мозаика. Опишите задачу, получите отклики с ценами и сроками и выберите того, кому доверяете.',
  questions,
  breadcrumbs: [
    { id: 1, slug: 'remont', name: 'Ремонт и отделка' },
    { id: 12, slug: 'ukladka-plitki', name: 'Укладка плитки' },
  ],
})

/** A craft with services below it. */
export const renovation: Landing = aLanding({
  id: 1,
  slug: 'remont',
  name: 'Ремонт и отделка',
  parentId: null,
  category: filed(1, 'Ремонт и отделка', 'remont'),
  categoryPath: 'remont',
  title: 'Ремонт и отделка: найдите исполнителя рядом',
  questions,
  breadcrumbs: [{ id: 1, slug: 'remont', name: 'Ремонт и отделка' }],
})

const service = (id: number, slug: string, name: string): RelatedLanding =>
  aRelatedLanding({ id, slug, name, parentId: 1, urlSlug: `remont/${slug}`, category: filed(id, name, slug) })

/** The services beside each other. */
export const neighbours: readonly RelatedLanding[] = [
  service(11, 'santehnika', 'Сантехника'),
  service(13, 'elektrika', 'Электрика'),
  service(14, 'malyarnye-raboty', 'Малярные работы'),
]

export const figures: LandingFigures = someLandingFigures({
  days: { from: 3, to: 7 },
  prices: [
    { categoryId: 12, from: 14_000_00, to: 32_000_00, replies: 96 },
    { categoryId: 11, from: 2_500_00, to: 6_000_00, replies: 212 },
    { categoryId: 13, from: 1_800_00, to: 5_400_00, replies: 74 },
  ],
  services: [
    { name: 'Стены, плитка до 60 см', unit: 'м²', from: 1_200_00, to: 1_800_00, executors: 31 },
    { name: 'Пол, керамогранит', unit: 'м²', from: 1_300_00, to: 2_100_00, executors: 28 },
    { name: 'Фартук на кухне', unit: 'м²', from: 1_600_00, to: 2_400_00, executors: 24 },
    { name: 'Запил под 45°', unit: 'м', from: 700_00, to: 1_100_00, executors: 19 },
    { name: 'Затирка швов', unit: 'м²', from: 200_00, to: 350_00, executors: 17 },
    { name: 'Демонтаж старой плитки', unit: 'м²', from: 300_00, to: 300_00, executors: 12 },
  ],
})

const person = (number: number, name: string, initials: string, changes: Partial<ExecutorCard> = {}) =>
  anExecutorCard({
    id: testUuid(600 + number),
    name,
    initials,
    answersWithin: null,
    categories: [filed(12, 'Укладка плитки', 'ukladka-plitki')],
    works: [1, 2, 3].map((work) => ({ id: number * 10 + work, title: 'Работа', photo: photo(number + work) })),
    ...changes,
  })

/** Four to choose from, one of them without works. */
export const masters: readonly ExecutorCard[] = [
  person(1, 'Андрей Г.', 'ГА', { avatar: portrait, badges: ['PRO'], isOnline: true }),
  person(2, 'Ровная стена', 'РС', { businessType: 'LLC', badges: ['TOP_EXECUTOR'], priceFrom: 6_500_00 }),
  person(3, 'Анна В.', 'ВА', { businessType: 'SE', works: [] }),
  person(4, 'Тимур С.', 'СТ', { priceFrom: null }),
]

/** The form as it stands at first. */
export const startProps: TaskStartFormProps = {
  title: 'Укладка плитки',
  category: 'ukladka-plitki',
  services: [],
  anySlug: 'ukladka-plitki',
  range: { from: 14_000_00, to: 32_000_00 },
  otherName: null,
  onTitle: fn(),
  onService: fn(),
}

/** The form of a craft: its services are to choose from. */
export const craftStartProps: TaskStartFormProps = {
  ...startProps,
  title: '',
  category: 'remont',
  services: neighbours.map(({ slug, name }) => ({ slug, name })),
  anySlug: 'remont',
  range: null,
}

/** The whole page, as `LandingView` takes it. */
export const page = (changes: Partial<LandingSectionsProps> = {}, start: TaskStartFormProps | null = startProps) => {
  const below: LandingSectionsProps = {
    landing: tiling,
    figures,
    related: neighbours,
    executors: masters,
    executorsCount: 64,
    executorsTo: '/remont/ukladka-plitki',
    isCityTold: false,
    jobs: someJobs,
    ...changes,
  }
  return {
    landing: below.landing,
    figures: below.figures,
    cityName: below.isCityTold ? null : 'Казань',
    start: start && <TaskStartForm {...start} />,
    children: <LandingSections {...below} />,
  }
}
