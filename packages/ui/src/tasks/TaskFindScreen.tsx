import { categoryQueries, indexTree } from '@artel/core/categories'
import { TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { EVERYWHERE, inOwnCity } from '@artel/core/search'
import {
  countUnknown,
  settleCategories,
  type TaskFilters,
  taskFindPath,
  taskList,
  taskListQueries,
} from '@artel/core/tasks'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { AppliedFilters } from '../kit/index.ts'
import { quietPart } from '../kit/lazy/index.ts'
import { MapWaiting, useLinkedCity } from '../lists/index.ts'
import { useChosenCity, useCity, useServices } from '../services/index.ts'
import { ru } from './board.ru.ts'
import { CategoryTicks } from './find/CategoryTicks.tsx'
import { SavedSearches } from './saved/SavedSearches.tsx'
import { suggestName } from './saved/suggest-name.ts'
import { TaskCategories } from './TaskCategories.tsx'
import { TaskCityLinks } from './TaskCityLinks.tsx'
import { TaskFilterForm } from './TaskFilterForm.tsx'
import { TaskFindView } from './TaskFindView.tsx'
import { TaskSortLinks } from './TaskSortLinks.tsx'
import { TaskViewLinks } from './TaskViewLinks.tsx'
import { taskFilterChips } from './task-filter-chips.ts'
import { useFilterDraft } from './use-filter-draft.ts'

const BoardMap = quietPart(async () => (await import('./TaskBoardMap.tsx')).TaskBoardMap)
// One import: each would bring a list of the same files.
const windows = () => import('./find/windows.ts')
const Sheet = quietPart(async () => (await windows()).TaskFilterSheet)
const ChooseCategories = quietPart(async () => (await windows()).ChooseCategories)
const OtherCity = quietPart(async () => (await windows()).OtherCity)

/** The board over its queries; its whole state is the address. */
export function TaskFindScreen({ filters: given }: { filters: TaskFilters }) {
  const { api, navigate, report, toasts, clock } = useServices()
  const city = useCity()
  const own = useChosenCity()
  const { data: tree } = useSuspenseQuery(categoryQueries(api, report).outline())
  const categories = useMemo(() => indexTree(tree), [tree])
  const filters = useMemo(() => settleCategories(given, categories), [given, categories])
  const unknown = countUnknown(given, categories)
  const [isSheetAsked, askSheet] = useState<boolean>()
  const [asked, ask] = useState<'categories' | 'city' | null>(null)
  const form = useFilterDraft(filters, (next) =>
    isSheetAsked ? navigate(taskFindPath(next), { replace: true }) : navigate(taskFindPath(next)),
  )
  const problems = taskList.problems(filters)
  const searched = inOwnCity(filters, own)
  const query = useQuery({
    ...taskListQueries(api).board(searched, categories, city),
    enabled: problems === null,
    placeholderData: keepPreviousData,
  })
  const tasks = query.data?.items ?? []
  const [slug, ...more] = filters.categories
  const chosen = slug === undefined || more.length > 0 ? undefined : categories.bySlug.get(slug)
  const path = chosen ? categories.path(chosen.id) : []
  const cleared = { ...taskList.defaults, categories: filters.categories, sortBy: filters.sortBy, view: filters.view }

  const held = searched.cityId === EVERYWHERE || searched.cityId === own?.id ? null : searched.cityId
  const told = tasks.find(({ place }) => place?.cityId === held)?.place?.cityName
  const linked = useLinkedCity(held, told)
  const isInCity = typeof searched.cityId === 'number'
  const categoryName = (one: string) => categories.bySlug.get(one)?.name
  const chips = taskFilterChips(filters, categoryName)
  const name = suggestName(filters, categoryName, linked?.name ?? (isInCity ? (own?.name ?? null) : null))
  const totalItems = query.data?.pagination.totalItems ?? 0
  const fail = (text: string) => toasts.send({ type: 'toast.show', kind: 'error', text, at: clock.now() })
  const go = (next: TaskFilters) => navigate(taskFindPath(next))
  const ways = {
    onClose: () => ask(null),
    onFailed: () => {
      ask(null)
      fail(ru.chooserFailed)
    },
  }
  return (
    <>
      <TaskFindView
        title={chosen?.name ?? (more.length > 0 ? ru.inCategories(filters.categories.length) : ru.title)}
        breadcrumbs={[
          { label: ru.title, to: paths.taskFind() },
          ...path.map(({ name, slug: below }, index) =>
            index === path.length - 1 ? { label: name } : { label: name, to: paths.taskFindCategory(below) },
          ),
        ]}
        problem={problems && Object.values(problems).join(' ')}
        mendTo={problems && taskFindPath(taskList.mended(filters))}
        status={query.status}
        tasks={tasks}
        totalItems={totalItems}
        isTotalCapped={totalItems >= TOTAL_ITEMS_CAP}
        page={filters.page}
        pageCount={pageCount(totalItems)}
        pageTo={(page) => taskFindPath(taskList.change(filters, { page }))}
        resetTo={chips.length > 0 ? taskFindPath(cleared) : null}
        everywhereTo={isInCity ? taskFindPath(taskList.change(filters, { cityId: EVERYWHERE, radius: null })) : null}
        isStale={query.isPlaceholderData}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        notice={unknown > 0 && ru.noCategory(unknown)}
        cities={<TaskCityLinks filters={filters} own={own} linked={linked} onOther={() => ask('city')} />}
        saved={problems === null && <SavedSearches filters={searched} name={name} />}
        sort={<TaskSortLinks filters={filters} hasCity={city !== null} />}
        views={<TaskViewLinks filters={filters} />}
        map={
          filters.view === 'map' &&
          problems === null && (
            <BoardMap
              label={ru.map}
              filters={searched}
              categories={categories}
              from={city}
              fallback={<MapWaiting />}
              onFailed={() => fail(ru.mapFailed)}
            />
          )
        }
        applied={
          <AppliedFilters
            filters={chips}
            onRemove={(id) => go(chips.find((chip) => chip.id === id)?.without ?? filters)}
            onReset={() => go(more.length > 0 ? { ...cleared, categories: [] } : cleared)}
          />
        }
        filters={
          <TaskFilterForm form={form} own={own} linked={linked} count={chips.length} onOpen={() => askSheet(true)}>
            <TaskCategories
              categories={chosen ? chosen.childCategories : categories.roots}
              path={path}
              filters={filters}
              onSeveral={() => ask('categories')}
              isCounted={!isInCity}
            />
            <CategoryTicks roots={categories.roots} chosen={filters.categories} />
          </TaskFilterForm>
        }
      />
      {isSheetAsked !== undefined && (
        <Sheet
          open={isSheetAsked}
          onClose={() => askSheet(false)}
          form={form}
          own={own}
          linked={linked}
          categories={categories}
          from={city}
          cleared={cleared}
          onFailed={() => {
            askSheet(undefined)
            fail(ru.filtersFailed)
          }}
        />
      )}
      {asked === 'categories' && (
        <ChooseCategories
          {...ways}
          filters={searched}
          categories={categories}
          from={city}
          onApply={(slugs) => go(taskList.change(filters, { categories: slugs }))}
        />
      )}
      {asked === 'city' && (
        <OtherCity
          {...ways}
          about={ru.cityAbout}
          chosenId={isInCity ? Number(searched.cityId) : null}
          onChoose={(cityId) => go(taskList.change(filters, { cityId, radius: null }))}
        />
      )}
    </>
  )
}
