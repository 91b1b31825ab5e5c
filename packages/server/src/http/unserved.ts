import { type Operation, operations } from '@artel/core/contract'

/**
 * Operations of the contract that this server does not answer yet: they are neither mounted nor on the API page.
 * Whoever writes a handler takes its name from here; the types then hold him to it.
 */
export const UNSERVED = [
  'getUser',
  'listExecutors',
  'getExecutor',
  'listSavedSearches',
  'createSavedSearch',
  'deleteSavedSearch',
  'listReviews',
  'listMyReviews',
  'createReview',
  'resubmitReview',
  'replyToReview',
  'listProductReviews',
  'createProductReview',
  'listProducts',
  'listMyProducts',
  'getProduct',
  'createProduct',
  'updateProduct',
  'submitProduct',
  'hideProduct',
  'showProduct',
  'deleteProduct',
  'listCases',
  'getCase',
  'createCase',
  'updateCase',
  'deleteCase',
  'listServices',
  'createService',
  'updateService',
  'orderServices',
  'deleteService',
  'listMyArticles',
  'createArticle',
  'updateArticle',
  'submitArticle',
  'hideArticle',
  'showArticle',
  'deleteArticle',
  'listFaqSections',
  'getFaqSection',
  'searchFaq',
  'rateFaqItem',
  'askQuestion',
  'getVerification',
  'submitVerification',
  'withdrawVerification',
  'approveReview',
  'rejectReview',
  'removeReview',
  'approveProduct',
  'rejectProduct',
  'approveArticle',
  'rejectArticle',
  'approveVerification',
  'rejectVerification',
  'revokeVerification',
] as const satisfies readonly Operation[]

export type UnservedOperation = (typeof UNSERVED)[number]
export type ServedOperation = Exclude<Operation, UnservedOperation>

const unserved: ReadonlySet<Operation> = new Set(UNSERVED)

/** The operations that are mounted. */
export const servedOperations = (Object.keys(operations) as Operation[]).filter(
  (operation): operation is ServedOperation => !unserved.has(operation),
)
