import { categoryQueries, indexTree } from '@artel/core/categories'
import { coverPictureUrl, rootLook } from '@artel/core/covers/address'
import { counted, pageCount, words } from '@artel/core/format'
import { paths, routes } from '@artel/core/routes'
import { inOwnCity, type UrlSearch } from '@artel/core/search'
import {
  parseTaskFilters,
  settleCategories,
  type TaskFilters,
  taskFindPath,
  taskList,
  taskListQueries,
} from '@artel/core/tasks'
import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { addressCity, titleIn } from './address-city.ts'
import type { PageWords } from './page-head.ts'
import { leaveOldWords } from './renamed-words.ts'
import { breadcrumbData } from './structured-data.ts'

interface BoardVisit {
  readonly search: UrlSearch
  readonly location: { readonly pathname: string; readonly search: unknown }
  /** Category of the path. */
  readonly slug: string | null
}

/**
 * Opens the board at either of its addresses. The routes load this module when it is gone to: other pages do without the
 * codecs of its filters.
 */
export const openBoard = (context: BoardContext, { search, location, slug }: BoardVisit) => {
  leaveOldWords(taskList, location)
  return loadBoard(context, parseTaskFilters(search, slug), slug)
}

type BoardContext = Pick<RouterContext, 'queryClient' | 'services' | 'page' | 'origin'>

/**
 * Loads the board for either of its addresses: `/task-find` and `/task-find/{slug}`. An unknown category is a 404; filters
 * that the page has to say something of are not searched with; a page behind the last one leads to the last.
 */
const loadBoard = async (
  { queryClient, services, page, origin }: BoardContext,
  given: TaskFilters,
  slug: string | null,
): Promise<PageWords> => {
  const tree = await queryClient.ensureQueryData(categoryQueries(services.api, services.report).outline())
  const categories = indexTree(tree)
  const chosen = slug === null ? undefined : categories.bySlug.get(slug)
  if (slug !== null && !chosen) throw notFound()
  const filters = settleCategories(given, categories)
  const city = services.city.get() ?? page.city
  const own = services.city.isChosen() ? services.city.get() : null
  const named = addressCity({ queryClient, services }, filters.cityId)
  if (taskList.problems(filters) === null) {
    const { items, pagination } = await queryClient.ensureQueryData(
      taskListQueries(services.api).board(inOwnCity(filters, own), categories, city),
    )
    if (items.length === 0 && filters.page > 1) {
      const last = Math.max(1, pageCount(pagination.totalItems))
      throw redirect({ href: taskFindPath({ ...filters, page: last }), replace: true, statusCode: 302 })
    }
  }
  const inCity = await named
  // Several categories at once are a choice of one visitor, and no page of their own.
  const only = { ...taskList.defaults, categories: chosen ? [chosen.slug] : [], cityId: inCity.id }
  const canonical = taskFindPath(taskList.canonical(only))
  const path = chosen ? categories.path(chosen.id) : []
  const told = {
    canonical,
    // A browser has no use for it.
    ...(import.meta.env.SSR && {
      structured: [
        breadcrumbData(origin, [
          { name: routes.taskFind.title, path: paths.taskFind() },
          ...path.map((step) => ({ name: step.name, path: paths.taskFindCategory(step.slug) })),
        ]),
      ],
    }),
  }
  if (!chosen) return { title: titleIn(routes.taskFind.title, inCity), ...told }
  return {
    title: titleIn(`${chosen.name}: задания`, inCity),
    ...told,
    description: `${counted(chosen.tasksCount, words.task)} в категории «${chosen.name}» ждут исполнителя. Назовите свою цену и срок.`,
    image: coverPictureUrl({ ...rootLook(path[0]?.slug ?? ''), seed: chosen.slug }),
  }
}
