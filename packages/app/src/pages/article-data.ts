import { ARTICLE_CATEGORY_NAMES } from '@artel/core/articles'
import type { Article } from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import { paths } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import type { StructuredData } from './page-head.ts'
import { breadcrumbData } from './structured-data.ts'

/**
 * An article and where it stands, for search engines.
 * @param at where the site is, and an address of the cover
 */
export const articleData = (
  { id, title, lead, category, author, publishedAt, tags }: Article,
  { origin, picture }: { readonly origin: string; readonly picture: string },
): readonly StructuredData[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'Article',
    '@id': origin + paths.article(id),
    mainEntityOfPage: origin + paths.article(id),
    headline: title,
    ...(lead !== '' && { description: lead }),
    image: new URL(picture, origin).href,
    articleSection: ARTICLE_CATEGORY_NAMES[category],
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
    ...(publishedAt && { datePublished: publishedAt }),
    inLanguage: 'ru',
    author: isStaff(author)
      ? { '@type': 'Organization', name: PRODUCT_NAME, url: origin }
      : { '@type': 'Person', name: author.name, url: origin + paths.executor(author.id) },
    publisher: { '@type': 'Organization', name: PRODUCT_NAME, url: origin },
  },
  breadcrumbData(origin, [
    { name: 'Блог', path: paths.blog() },
    { name: ARTICLE_CATEGORY_NAMES[category], path: paths.blog(category) },
    { name: title, path: paths.article(id) },
  ]),
]
