import {
  type CategoryOutline,
  categoryQueries,
  categoryTreeList,
  executorCountsQuery,
  indexTree,
  prunedTo,
  searchCategories,
} from '@artel/core/categories'
import { isStaff } from '@artel/core/lifecycle'
import { paths } from '@artel/core/routes'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useChosenCity, useServices, useViewer } from '../../services/index.ts'
import { type CategoryNode, CategoryTreeView, wizardFor } from './CategoryTreeView.tsx'
import { ru } from './ru.ts'

export interface CategoryTreeScreenProps {
  /** What the tree counts and leads to. */
  of: 'executors' | 'tasks'
  /** The words of the address. */
  q: string
}

const pages = {
  executors: { path: paths.categories(), all: paths.executors() },
  tasks: { path: paths.taskCategories(), all: paths.taskFind() },
} as const

/** A tree of categories over its queries; what is typed narrows it at once, Enter puts it into the address. */
export function CategoryTreeScreen({ of, q }: CategoryTreeScreenProps) {
  const { api, navigate, report } = useServices()
  const viewer = useViewer()
  const own = useChosenCity()
  const [text, setText] = useState(q)
  useEffect(() => setText(q), [q])
  const { data: tree } = useSuspenseQuery(categoryQueries(api, report).outline())
  const index = useMemo(() => indexTree(tree), [tree])
  const ids = useMemo(() => index.all.map(({ id }) => id), [index])
  const counts = useQuery({
    ...executorCountsQuery(api, ids, own?.id ?? null),
    enabled: of === 'executors' && ids.length > 0,
  })
  const typed = text.trim()
  const found = useMemo(
    () => (typed === '' ? null : searchCategories(index, typed).map(({ id }) => id)),
    [index, typed],
  )

  const node = (category: CategoryOutline, above: string): CategoryNode => {
    const { id, slug, name, tasksCount, childCategories } = category
    const urlSlug = above + slug
    return {
      id,
      slug,
      name,
      to: of === 'executors' ? paths.executorsCategory(urlSlug) : paths.taskFindCategory(slug),
      count: of === 'executors' ? counts.data?.[id] : tasksCount,
      below: childCategories.map((child) => node(child, `${urlSlug}/`)),
    }
  }
  const shown = found === null ? tree : prunedTo(tree, new Set(found))
  const { path, all } = pages[of]
  const isInCity = of === 'executors' && own !== null
  return (
    <CategoryTreeView
      title={ru[of].title}
      note={isInCity ? ru.executors.inCity(own.name) : ru[of].everywhere}
      all={{ to: all, label: ru[of].all }}
      path={path}
      text={text}
      found={found?.length ?? null}
      roots={shown.map((root) => node(root, ''))}
      wizardTo={isStaff(viewer) ? null : wizardFor(typed)}
      onSearch={setText}
      onSubmit={() => navigate(categoryTreeList.address(path, { ...categoryTreeList.defaults, q: typed }))}
    />
  )
}
