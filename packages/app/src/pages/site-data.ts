import { paths } from '@artel/core/routes'
import { PRODUCT_NAME } from '@artel/core/shell'
import type { StructuredData } from './page-head.ts'

const search = (path: string) => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${path}?q={search_term_string}` },
  'query-input': 'required name=search_term_string',
})

/** Who has made the site and where it is searched, for search engines: said once, on its front page. */
export const siteData = (origin: string): readonly StructuredData[] => {
  const [url, organization] = [`${origin}/`, `${origin}/#organization`]
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name: PRODUCT_NAME,
      url,
      logo: `${origin}/icon-512.png`,
      areaServed: { '@type': 'Country', name: 'Россия' },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${origin}/#website`,
      name: PRODUCT_NAME,
      url,
      inLanguage: 'ru',
      publisher: { '@id': organization },
      potentialAction: [search(origin + paths.executors()), search(origin + paths.taskFind())],
    },
  ]
}
