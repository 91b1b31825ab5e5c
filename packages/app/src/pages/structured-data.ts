/** A page with the name that it has among others. */
interface Named {
  readonly name: string
  readonly path: string
}

const CONTEXT = 'https://schema.org'

const numbered = (origin: string, pages: readonly Named[]) =>
  pages.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: origin + path }))

/** The way to a page, for search engines. */
export const breadcrumbData = (origin: string, pages: readonly Named[]) => ({
  '@context': CONTEXT,
  '@type': 'BreadcrumbList',
  itemListElement: numbered(origin, pages),
})

/** What a page lists, for search engines. */
export const listData = (origin: string, pages: readonly Named[]) => ({
  '@context': CONTEXT,
  '@type': 'ItemList',
  itemListElement: pages.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: origin + path,
  })),
})
