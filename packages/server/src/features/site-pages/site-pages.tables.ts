import type { SitePageName, SitePageWords } from '@artel/core/contract'
import type { Json } from '../../platform/db/columns.ts'

declare module '../../platform/db/schema.ts' {
  interface Schema {
    site_pages: SitePagesTable
  }
}

export interface SitePagesTable {
  page: SitePageName
  words: Json<SitePageWords>
  /** More than 1, which are the words that came with the site. */
  version: number
}
