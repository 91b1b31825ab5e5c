import { type CategoryOutline, indexTree } from '@artel/core/categories'
import type { ExecutorCard } from '@artel/core/contract'
import {
  EXECUTOR_SORT_KEYS,
  EXECUTOR_SORT_NAMES,
  type ExecutorFilters,
  executorList,
  executorsPath,
} from '@artel/core/executors'
import { EVERYWHERE } from '@artel/core/search'
import { anExecutorCard, aTaskCard, testUuid } from '@artel/core/testing'
import {
  ExecutorFilterForm,
  type ExecutorFindViewProps,
  executorFilterChips,
  executors,
} from '@artel/ui/executors/find'
import { AppliedFilters } from '@artel/ui/kit'
import { CategoryLinks, CityLinks, type NamedCity, Segment, SortLinks, useListDraft } from '@artel/ui/lists'
import type { ReactNode } from 'react'
import { fn } from 'storybook/test'
import { photo } from '../mocks/fixtures/pictures.ts'
import { createMockWorld, kazan } from '../mocks/index.ts'

const categories = indexTree<CategoryOutline>(createMockWorld().categories)

/** A category of an executor; all of them are made of one material. */
export const inCategory = (id: number, name: string) => ({ ...aTaskCard().category, id, name })
const work = (id: number, title: string) => ({ id, title, photo: photo(id) })

/** Executors of a page, each unlike the others. */
export const people: readonly ExecutorCard[] = [
  anExecutorCard({
    badges: ['PRO', 'TOP_EXECUTOR'],
    works: [work(1, 'Санузел за девять дней'), work(2, 'Фартук на кухне'), work(3, 'Душевая с трапом')],
  }),
  anExecutorCard({
    id: testUuid(301),
    name: 'ООО «Ровная стена»',
    initials: 'РС',
    businessType: 'LLC',
    badges: [],
    isOnline: false,
    priceFrom: 650_00,
    answersWithin: null,
    intro: 'Бригада отделочников: смета до начала, договор, гарантия два года на всё, что сделали.',
    categories: [inCategory(12, 'Укладка плитки'), inCategory(14, 'Малярные работы')],
    works: [work(4, 'Квартира под ключ'), work(5, 'Ванная в керамограните')],
  }),
  anExecutorCard({
    id: testUuid(302),
    name: 'Ильдар Ш.',
    initials: 'ШИ',
    businessType: 'SE',
    verificationStatus: 'UNVERIFIED',
    verifiedAt: null,
    badges: [],
    rating: { average: null, count: 0 },
    finishedTasksCount: 0,
    priceFrom: null,
    answersWithin: null,
    intro: '',
    works: [],
  }),
]

interface FormProps {
  filters: ExecutorFilters
  own: NamedCity | null
  linked: NamedCity | null
  slug: string | null
  count: number
  children: ReactNode
}

const districts = ['Азино', 'Вахитовский', 'Горки', 'Кировский', 'Ново-Савиновский', 'Приволжский', 'Советский'].map(
  (name, index) => ({ name, count: 14 - index }),
)

/** The form over filters that do not change. */
function Form({ filters, ...rest }: FormProps) {
  const isInCity = filters.cityId !== EVERYWHERE && (filters.cityId ?? rest.own) !== null
  return (
    <ExecutorFilterForm
      {...rest}
      form={useListDraft(executors, filters, fn())}
      districts={isInCity ? districts : []}
      onOpen={fn()}
    />
  )
}

/** The parts of the page around its list, for these filters; `own` is the city the visitor has chosen. */
export const findParts = (
  change: Partial<ExecutorFilters> = {},
  { own = kazan, slug = null }: { own?: NamedCity | null; slug?: string | null } = {},
) => {
  const filters = { ...executorList.defaults, ...change }
  const chosen = slug === null ? undefined : categories.byUrlSlug.get(slug)
  const crumbs = chosen ? categories.breadcrumbs(chosen.slug) : []
  const isLinked = typeof filters.cityId === 'number' && filters.cityId !== own?.id
  const linked = isLinked ? { id: Number(filters.cityId), name: 'Самара' } : null
  const chips = executorFilterChips(filters)
  const to = (urlSlug: string | null) => executorsPath(urlSlug, filters)
  return {
    title: chosen?.name ?? 'Исполнители',
    breadcrumbs: [{ label: 'Исполнители', to: '/executors' }, ...crumbs.map(({ name }) => ({ label: name }))],
    resetTo: chips.length > 0 ? to(slug) : null,
    isCityTold: filters.cityId === EVERYWHERE || (own ?? linked) === null,
    cities: (
      <CityLinks
        cityId={filters.cityId}
        own={own}
        linked={linked}
        to={(cityId) => executorsPath(slug, executorList.change(filters, { cityId }))}
        onOther={fn()}
      />
    ),
    applied: <AppliedFilters filters={chips} onRemove={fn()} onReset={fn()} />,
    filters: (
      <Form filters={filters} own={own} linked={linked} slug={slug} count={chips.length}>
        <CategoryLinks
          title="Категории"
          all={chosen ? { name: 'Все категории', to: to(null) } : null}
          above={crumbs.slice(0, -1).map(({ name, urlSlug }, id) => ({ id, name, to: to(urlSlug) }))}
          current={chosen?.name ?? null}
          below={(chosen?.childCategories ?? categories.roots).map(({ id, name, slug: own }, index) => ({
            id,
            name,
            to: to(slug === null ? own : `${slug}/${own}`),
            count: 40 - index * 3,
          }))}
        />
      </Form>
    ),
    views: (
      <Segment
        label="Вид"
        ways={([null, 'map'] as const).map((view) => ({
          name: view === null ? 'Список' : 'Карта',
          to: executorsPath(slug, { ...filters, view }),
          isCurrent: filters.view === view,
        }))}
      />
    ),
    map: null,
    sort: (
      <SortLinks
        ways={EXECUTOR_SORT_KEYS.map((sortBy) => ({
          name: EXECUTOR_SORT_NAMES[sortBy],
          to: executorsPath(slug, executorList.change(filters, { sortBy })),
          isCurrent: filters.sortBy === sortBy,
        }))}
      />
    ),
  } satisfies Partial<ExecutorFindViewProps>
}
