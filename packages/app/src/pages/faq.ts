import { isApiError } from '@artel/core/api'
import type { FaqItem } from '@artel/core/contract'
import { faqQueries, isSearchable } from '@artel/core/faq'
import { wordsOfText } from '@artel/core/marked-text'
import { paths } from '@artel/core/routes'
import { notFound } from '@tanstack/react-router'
import type { RouterContext } from '../router.tsx'
import type { PageWords, StructuredData } from './page-head.ts'
import { breadcrumbData } from './structured-data.ts'

type Context = Pick<RouterContext, 'queryClient' | 'services' | 'origin'>

/** Questions with their answers, for search engines. */
export const faqData = (items: readonly Pick<FaqItem, 'question' | 'answer'>[]): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: wordsOfText(answer) },
  })),
})

/** Loads the help; without what was searched for it is a page still, and says so. */
export const openFaq = async ({ queryClient, services: { api } }: Context, q: string): Promise<PageWords> => {
  const queries = faqQueries(api)
  const found = isSearchable(q) ? queryClient.ensureQueryData(queries.search(q)).catch(() => null) : null
  await queryClient.ensureQueryData(queries.sections())
  await found
  return {
    title: 'Помощь',
    description: 'Ответы о заданиях, откликах, оплате, проверке документов и входе. Не нашли свой — спросите нас.',
    canonical: paths.faq(),
  }
}

/** Loads all sections of the help. */
export const openFaqMenu = async ({ queryClient, services: { api } }: Context): Promise<PageWords> => {
  const sections = await queryClient.ensureQueryData(faqQueries(api).sections())
  const names = sections.map(({ title }) => title.toLocaleLowerCase('ru')).join(', ')
  return { title: 'Разделы помощи', description: `О чём есть ответы: ${names}.` }
}

/** Loads a section of the help; one that there is none of is a 404, and without a name it is the first. */
export const openFaqSection = async (
  { queryClient, services: { api }, origin }: Context,
  slug: string | undefined,
): Promise<PageWords & { readonly slug: string }> => {
  const queries = faqQueries(api)
  const sections = await queryClient.ensureQueryData(queries.sections())
  const wanted = slug ?? sections[0]?.slug
  if (wanted === undefined) throw notFound()
  try {
    const { title, about, items } = await queryClient.ensureQueryData(queries.section(wanted))
    const way = [
      { name: 'Помощь', path: paths.faq() },
      { name: title, path: paths.faqList(wanted) },
    ]
    return {
      slug: wanted,
      title: `${title}: помощь`,
      description: `${about}. Ответы: ${items.map(({ question }) => question).join(' ')}`.slice(0, 250),
      canonical: paths.faqList(wanted),
      structured: [faqData(items), breadcrumbData(origin, way)],
    }
  } catch (error) {
    throw isApiError(error, 'NOT_FOUND') ? notFound() : error
  }
}
