import { categoryQueries, categoryStory, executorCountsQuery, indexTree } from '@artel/core/categories'
import { TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { rootLook } from '@artel/core/covers/address'
import {
  EXECUTOR_SORT_KEYS,
  EXECUTOR_SORT_NAMES,
  type ExecutorFilters,
  executorList,
  executorQueries,
  executorsPath,
  executorsQuery,
} from '@artel/core/executors'
import { pageCount } from '@artel/core/format'
import { isStaff } from '@artel/core/lifecycle'
import { paths } from '@artel/core/routes'
import { inOwnCity } from '@artel/core/search'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { AppliedFilters } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import {
  CategoryLinks,
  CityLinks,
  MapWaiting,
  Segment,
  SortLinks,
  useLinkedCity,
  useListDraft,
  WINDOW_FAILED,
} from '../../lists/index.ts'
import { useChosenCity, useServices, useViewer } from '../../services/index.ts'
import { ExecutorFilterForm } from './ExecutorFilterForm.tsx'
import { ExecutorFindView } from './ExecutorFindView.tsx'
import { executorFilterChips } from './executor-filter-chips.ts'
import { executors } from './executors-list.ts'
import { ru } from './ru.ts'
import { useWiderExecutors } from './use-wider-executors.ts'

// One import: each would bring a list of the same files.
const windows = () => import('./windows.ts')
const Sheet = quietPart(async () => (await windows()).ExecutorFilterSheet)
const CityMap = quietPart(async () => (await import('./ExecutorCityMap.tsx')).ExecutorCityMap)
const OtherCity = quietPart(async () => (await windows()).OtherCity)

export interface ExecutorFindScreenProps {
  /** Slugs of the category joined by slashes; `null`: all categories. */
  slug: string | null
  filters: ExecutorFilters
}

/** The search for executors over its queries; its whole state is the address. */
export function ExecutorFindScreen({ slug, filters }: ExecutorFindScreenProps) {
  const { api, navigate, report, toasts, clock } = useServices()
  const viewer = useViewer()
  const own = useChosenCity()
  const { data: tree } = useSuspenseQuery(categoryQueries(api, report).outline())
  const categories = useMemo(() => indexTree(tree), [tree])
  const chosen = slug === null ? undefined : categories.byUrlSlug.get(slug)
  const path = chosen ? categories.path(chosen.id) : []
  const crumbs = chosen ? categories.breadcrumbs(chosen.slug) : []
  const below = chosen ? chosen.childCategories : categories.roots
  const categoryId = chosen?.id ?? null
  const [isSheetAsked, askSheet] = useState<boolean>()
  const [isCityAsked, askCity] = useState(false)

  const go = (next: ExecutorFilters) => navigate(executorsPath(slug, next))
  const form = useListDraft(executors, filters, (next) =>
    isSheetAsked ? navigate(executorsPath(slug, next), { replace: true }) : go(next),
  )
  const toCity = (city: number) => go(executorList.change(filters, { cityId: city, districts: [] }))
  const searched = inOwnCity(filters, own)
  const cityId = typeof searched.cityId === 'number' ? searched.cityId : null
  const asked = executorsQuery(searched, categoryId)
  const query = useQuery({
    ...executorQueries(api).list(asked),
    placeholderData: keepPreviousData,
  })
  const story = useQuery({ ...categoryStory(api, categoryId ?? 0, report), enabled: categoryId !== null })
  const districts = useQuery({ ...executorQueries(api).districts(cityId ?? 0), enabled: cityId !== null })
  const belowIds = below.map(({ id }) => id)
  const counts = useQuery({ ...executorCountsQuery(api, belowIds, cityId), enabled: belowIds.length > 0 })

  const linked = useLinkedCity(cityId === own?.id ? null : cityId)
  const chips = executorFilterChips(filters)
  const cleared = { ...executorList.defaults, cityId: filters.cityId, sortBy: filters.sortBy, view: filters.view }
  const totalItems = query.data?.pagination.totalItems ?? 0
  const isKnown = query.isSuccess && !query.isPlaceholderData
  const wider = useWiderExecutors({ filters, own, path, totalItems: isKnown ? totalItems : null })
  const fail = (text: string) => toasts.send({ type: 'toast.show', kind: 'error', text, at: clock.now() })
  const fields = { form, own, linked, districts: (cityId !== null && districts.data) || [] }
  const wayTo = (urlSlug: string | null) => executorsPath(urlSlug, executorList.change(filters, {}))
  const root = path[0]?.slug ?? categories.roots[0]?.slug ?? ''
  return (
    <>
      <ExecutorFindView
        title={chosen?.name ?? ru.title}
        breadcrumbs={[
          { label: ru.title, to: paths.executors() },
          ...crumbs.map(({ name, urlSlug }, index) =>
            index === crumbs.length - 1 ? { label: name } : { label: name, to: paths.executorsCategory(urlSlug) },
          ),
        ]}
        story={(categoryId !== null && story.data) || null}
        look={rootLook(root)}
        status={query.status}
        executors={query.data?.items ?? []}
        totalItems={totalItems}
        isTotalCapped={totalItems >= TOTAL_ITEMS_CAP}
        isCityTold={cityId === null}
        page={filters.page}
        pageCount={pageCount(totalItems)}
        pageTo={(page) => executorsPath(slug, executorList.change(filters, { page }))}
        resetTo={chips.length > 0 ? executorsPath(slug, cleared) : null}
        wider={wider}
        wizardTo={isStaff(viewer) ? null : paths.taskCreate(chosen && { category: chosen.slug })}
        ranking={ru.ranking[filters.sortBy]}
        isStale={query.isPlaceholderData}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
        cities={
          <CityLinks
            cityId={filters.cityId}
            own={own}
            linked={linked}
            to={(city) => executorsPath(slug, executorList.change(filters, { cityId: city, districts: [] }))}
            onOther={() => askCity(true)}
          />
        }
        sort={
          <SortLinks
            ways={EXECUTOR_SORT_KEYS.map((sortBy) => ({
              name: EXECUTOR_SORT_NAMES[sortBy],
              to: executorsPath(slug, executorList.change(filters, { sortBy })),
              isCurrent: filters.sortBy === sortBy,
            }))}
          />
        }
        views={
          <Segment
            label={ru.view}
            ways={([null, 'map'] as const).map((view) => ({
              name: view === null ? ru.list : ru.map,
              to: executorsPath(slug, executorList.change(filters, { view, page: filters.page })),
              isCurrent: filters.view === view,
            }))}
          />
        }
        map={
          filters.view === 'map' && (
            <CityMap
              label={ru.mapOf}
              query={asked}
              onCity={toCity}
              fallback={<MapWaiting />}
              onFailed={() => fail(ru.mapFailed)}
            />
          )
        }
        applied={
          <AppliedFilters
            filters={chips}
            onRemove={(id) => go(chips.find((chip) => chip.id === id)?.without ?? filters)}
            onReset={() => go(cleared)}
          />
        }
        filters={
          <ExecutorFilterForm {...fields} slug={slug} count={chips.length} onOpen={() => askSheet(true)}>
            <CategoryLinks
              title={ru.categories}
              all={chosen ? { name: ru.allCategories, to: wayTo(null) } : null}
              above={crumbs
                .slice(0, -1)
                .map(({ name, urlSlug }, index) => ({ id: path[index]?.id ?? 0, name, to: wayTo(urlSlug) }))}
              current={chosen?.name ?? null}
              below={below.map(({ id, name, slug: own }) => ({
                id,
                name,
                to: wayTo(slug === null ? own : `${slug}/${own}`),
                count: counts.data?.[id],
              }))}
            />
          </ExecutorFilterForm>
        }
      />
      {isSheetAsked !== undefined && (
        <Sheet
          {...fields}
          open={isSheetAsked}
          onClose={() => askSheet(false)}
          categoryId={categoryId}
          cleared={cleared}
          onFailed={() => {
            askSheet(undefined)
            fail(ru.filtersFailed)
          }}
        />
      )}
      {isCityAsked && (
        <OtherCity
          about={ru.cityAbout}
          chosenId={cityId}
          onChoose={toCity}
          onClose={() => askCity(false)}
          onFailed={() => {
            askCity(false)
            fail(WINDOW_FAILED)
          }}
        />
      )}
    </>
  )
}
