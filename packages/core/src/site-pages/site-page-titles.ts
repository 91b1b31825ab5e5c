import type { SitePageName } from '../contract/content-terms.ts'
import { becomeExecutor, landings } from '../routes/routes.ts'

/** What each page is called among the others. */
export const sitePageTitles: Readonly<Record<SitePageName, string>> = {
  services: landings.title,
  'become-executor': becomeExecutor.title,
}
