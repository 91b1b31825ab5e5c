export {
  provideSiteSearch,
  SITE_SEARCH_DEBOUNCE,
  SITE_SEARCH_FROM,
  type SiteFindings,
  type SiteSearchActor,
  type SiteSearchEvent,
  type SiteSearchViewState,
  selectSiteSearch,
  siteSearchMachine,
} from './site-search.machine.ts'
