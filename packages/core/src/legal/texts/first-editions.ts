import type { LegalDocument } from '../../contract/legal-terms.ts'
import { writeTextInParts } from '../../marked-text/index.ts'
import type { KeptEdition } from '../kept-editions.ts'
import type { LegalText } from '../legal.types.ts'
import { cookiePolicy } from './cookie-policy.ts'
import { privacyPolicy } from './privacy-policy.ts'
import { publicOffer } from './public-offer.ts'
import { termsOfAdvertising } from './terms-of-advertising.ts'
import { termsOfSaleAnnouncement } from './terms-of-sale-announcement.ts'
import { termsOfUse } from './terms-of-use.ts'

const firstEdition = (document: LegalDocument, text: LegalText): KeptEdition => ({
  id: 0,
  document,
  version: text.version,
  isDraft: text.isDraft,
  text: writeTextInParts(text),
  publishedAt: null,
  publishedBy: null,
})

/** Each text as the site came with it: it holds until another edition is published. */
export const firstEditions: readonly KeptEdition[] = [
  firstEdition('terms-of-use', termsOfUse),
  firstEdition('privacy-policy', privacyPolicy),
  firstEdition('cookie-policy', cookiePolicy),
  firstEdition('public-offer', publicOffer),
  firstEdition('terms-of-advertising', termsOfAdvertising),
  firstEdition('terms-of-sale-announcement', termsOfSaleAnnouncement),
]
