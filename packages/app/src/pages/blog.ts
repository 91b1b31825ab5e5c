import { isApiError } from '@artel/core/api'
import {
  ARTICLE_CATEGORY_NAMES,
  type ArticleFilters,
  articleList,
  articleLook,
  articleQueries,
  isArticleCategory,
} from '@artel/core/articles'
import { coverPictureUrl } from '@artel/core/covers/address'
import { pageCount } from '@artel/core/format'
import { imageSources } from '@artel/core/images'
import { paths, routes } from '@artel/core/routes'
import { notFound, redirect } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import { articleData } from './article-data.ts'
import { missing } from './missing.ts'
import type { PageWords } from './page-head.ts'
import { breadcrumbData, listData } from './structured-data.ts'

type Context = Pick<RouterContext, 'queryClient' | 'services' | 'origin'>

const BLOG = { name: 'Блог', path: paths.blog() }

/** Loads a page of the blog: an unknown category is a 404, a page behind the last one leads to the last. */
export const openBlog = async (
  { queryClient, services: { api, report }, origin }: Context,
  category: string | undefined,
  filters: ArticleFilters,
): Promise<PageWords> => {
  if (category !== undefined && !isArticleCategory(category)) throw notFound()
  const path = paths.blog(category)
  const { items, pagination } = await queryClient.ensureQueryData(articleQueries(api, report).list(filters, category))
  if (items.length === 0 && filters.page > 1) {
    const last = Math.max(1, pageCount(pagination.totalItems))
    const href = articleList.address(path, { ...filters, page: last })
    throw redirect({ href, replace: true, statusCode: 302 })
  }
  const name = category && ARTICLE_CATEGORY_NAMES[category]
  return {
    title: name === undefined ? routes.blog.title : `${name} — ${routes.blog.title}`,
    canonical: path,
    feed: { path: `${path}/rss.xml`, title: name === undefined ? 'Блог Артели' : `Блог Артели: ${name}` },
    ...(name !== undefined && { description: `${name} в блоге Артели: статьи мастеров и редакции.` }),
    structured: [
      breadcrumbData(origin, name === undefined ? [BLOG] : [BLOG, { name, path }]),
      ...listData(
        origin,
        items.map(({ id, title }) => ({ name: title, path: paths.article(id) })),
      ),
    ],
  }
}

/** Loads an article: what the viewer may not read is a 404. Without what else there is to read it is a page still. */
export const openArticle = async ({ queryClient, services, origin }: Context, id: number): Promise<PageWords> => {
  const queries = articleQueries(services.api, services.report)
  try {
    const article = await queryClient.ensureQueryData(queries.one(id))
    const { title, lead, category, status, isPublic, cover } = article
    await queryClient.ensureQueryData(queries.related(category))
    const isListed = status === 'PUBLISHED' && isPublic
    const picture = (cover && imageSources(cover, 1200)?.src) ?? coverPictureUrl({ ...articleLook(article), seed: id })
    return {
      title,
      ...(lead !== '' && { description: lead }),
      kind: 'article',
      image: picture,
      feed: { path: `${paths.blog()}/rss.xml`, title: 'Блог Артели' },
      ...(isListed ? { structured: articleData(article, { origin, picture }) } : { isUnlisted: true }),
    }
  } catch (error) {
    throw isApiError(error, 'NOT_FOUND') ? await missing(services, 'ARTICLE', id) : error
  }
}
