import { ARTICLE_CATEGORY_NAMES, BLOG_LEAD } from '@artel/core/articles'
import type { ArticleCard, ArticleCategory } from '@artel/core/contract'
import { isStaff } from '@artel/core/lifecycle'
import { paths } from '@artel/core/routes'
import { escapeHtml } from '../../platform/mail/escape-html.ts'

const EDITORS = 'Редакция Артели'

const element = (name: string, text: string) => `<${name}>${escapeHtml(text)}</${name}>`

/** RFC 822, as the feed wants it. */
const moment = (iso: string) => new Date(iso).toUTCString()

const itemOf = ({ id, title, lead, category, author, publishedAt, createdAt }: ArticleCard, origin: string) => {
  const link = origin + paths.article(id)
  return [
    '<item>',
    element('title', title),
    element('link', link),
    `<guid isPermaLink="true">${escapeHtml(link)}</guid>`,
    element('description', lead),
    element('category', ARTICLE_CATEGORY_NAMES[category]),
    element('dc:creator', isStaff(author) ? EDITORS : author.name),
    element('pubDate', moment(publishedAt ?? createdAt)),
    '</item>',
  ].join('')
}

/**
 * The newest articles as RSS 2.0, with their absolute addresses.
 * @param category `null` for all of them
 */
export const feedXml = (
  articles: readonly ArticleCard[],
  category: ArticleCategory | null,
  { origin, path }: { readonly origin: string; readonly path: string },
): string => {
  const page = paths.blog(category ?? undefined)
  const [newest] = articles
  const head = [
    element('title', category === null ? 'Блог Артели' : `Блог Артели: ${ARTICLE_CATEGORY_NAMES[category]}`),
    element('link', origin + page),
    element('description', BLOG_LEAD),
    element('language', 'ru'),
    `<atom:link href="${escapeHtml(origin + path)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [element('lastBuildDate', moment(newest.publishedAt ?? newest.createdAt))] : []),
  ]
  const lines = [...head, ...articles.map((article) => itemOf(article, origin))]
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n${lines.join('\n')}\n</channel></rss>\n`
}
