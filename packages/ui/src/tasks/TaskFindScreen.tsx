import { categoryQueries, indexTree } from '@artel/core/categories'
import { TOTAL_ITEMS_CAP } from '@artel/core/contract'
import { pageCount } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { type TaskFilters, taskFindPath, taskList, taskListQueries } from '@artel/core/tasks'
import { keepPreviousData, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCity, useServices } from '../services/index.ts'
import { ru } from './ru.ts'
import { TaskCategories } from './TaskCategories.tsx'
import { TaskFilterForm } from './TaskFilterForm.tsx'
import { TaskFindView } from './TaskFindView.tsx'
import { TaskSortLinks } from './TaskSortLinks.tsx'

/** The board over its queries; its whole state is the address. */
export function TaskFindScreen({ filters }: { filters: TaskFilters }) {
  const { api, navigate, report } = useServices()
  const city = useCity()
  const { data: tree } = useSuspenseQuery(categoryQueries(api, report).outline())
  const categories = useMemo(() => indexTree(tree), [tree])
  const problems = taskList.problems(filters)
  const query = useQuery({
    ...taskListQueries(api).board(filters, categories, city),
    enabled: problems === null,
    placeholderData: keepPreviousData,
  })
  const slug = filters.categories.length === 1 ? filters.categories[0] : undefined
  const chosen = slug === undefined ? undefined : categories.bySlug.get(slug)
  const path = chosen ? categories.path(chosen.id) : []

  const totalItems = query.data?.pagination.totalItems ?? 0
  return (
    <TaskFindView
      title={chosen?.name ?? ru.board.title}
      breadcrumbs={[
        { label: ru.board.title, to: paths.taskFind() },
        ...path.map(({ name, slug: below }, index) =>
          index === path.length - 1 ? { label: name } : { label: name, to: paths.taskFindCategory(below) },
        ),
      ]}
      problem={problems && Object.values(problems).join(' ')}
      status={query.status}
      tasks={query.data?.items ?? []}
      totalItems={totalItems}
      isTotalCapped={totalItems >= TOTAL_ITEMS_CAP}
      page={filters.page}
      pageCount={pageCount(totalItems)}
      pageTo={(page) => taskFindPath(taskList.change(filters, { page }))}
      resetTo={taskFindPath({ ...taskList.defaults, categories: filters.categories })}
      isStale={query.isPlaceholderData}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      sort={<TaskSortLinks filters={filters} hasCity={city !== null} />}
      categories={
        <TaskCategories categories={chosen ? chosen.childCategories : categories.roots} path={path} filters={filters} />
      }
      filters={
        <TaskFilterForm
          key={taskFindPath(filters)}
          filters={filters}
          city={city}
          onApply={(next) => navigate(taskFindPath(next))}
        />
      }
    />
  )
}
