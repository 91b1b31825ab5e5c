import type { LegalDocument } from '../contract/legal-terms.ts'
import * as paths from '../routes/paths.ts'
import * as routes from '../routes/routes.ts'

/** Where each text stands and what it is called: the route table says so. */
export const legalPages: Readonly<Record<LegalDocument, { readonly path: string; readonly title: string }>> = {
  'terms-of-use': { path: paths.termsOfUse(), title: routes.termsOfUse.title },
  'privacy-policy': { path: paths.privacyPolicy(), title: routes.privacyPolicy.title },
  'cookie-policy': { path: paths.cookiePolicy(), title: routes.cookiePolicy.title },
  'public-offer': { path: paths.publicOffer(), title: routes.publicOffer.title },
  'terms-of-advertising': { path: paths.termsOfAdvertising(), title: routes.termsOfAdvertising.title },
  'terms-of-sale-announcement': {
    path: paths.termsOfSaleAnnouncement(),
    title: routes.termsOfSaleAnnouncement.title,
  },
}

/** The address of one edition; of the one that holds, the page's own. */
export const editionPath = (document: LegalDocument, version?: string): string =>
  legalPages[document].path + (version === undefined ? '' : `?edition=${version}`)
