import type { SitemapEntry } from '@artel/core/routes'
import { escapeHtml } from '../../platform/mail/escape-html.ts'

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'

const document = (
  root: 'urlset' | 'sitemapindex',
  item: 'url' | 'sitemap',
  entries: readonly SitemapEntry[],
  origin: string,
) => {
  const lines = entries.map(({ path, changedAt }) => {
    const lastmod = changedAt === null ? '' : `<lastmod>${escapeHtml(changedAt)}</lastmod>`
    // The address escapes what is no ASCII, the document what means something in XML.
    return `<${item}><loc>${escapeHtml(new URL(path, origin).href)}</loc>${lastmod}</${item}>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${SCHEMA}">\n${lines.join('\n')}\n</${root}>\n`
}

/** Pages with their absolute addresses (sitemaps.org). */
export const pagesXml = (entries: readonly SitemapEntry[], origin: string): string =>
  document('urlset', 'url', entries, origin)

/** Other maps of the site with their absolute addresses. */
export const indexXml = (entries: readonly SitemapEntry[], origin: string): string =>
  document('sitemapindex', 'sitemap', entries, origin)
