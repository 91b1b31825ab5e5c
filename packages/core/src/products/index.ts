export {
  changedProduct,
  isJudgedChange,
  type JudgedProduct,
  keptProduct,
  type ProductChange,
  type ProductFields,
} from './change-product.ts'
export {
  type AllowedPublicationEvent,
  allowedPublicationEvents,
  decidePublication,
  type PublicationDecision,
  type PublicationMeans,
} from './decide-publication.ts'
export {
  catalogPath,
  PRODUCT_ORDERS,
  PRODUCTS_A_PAGE,
  type ProductFilters,
  productList,
  productsQuery,
  widerProducts,
} from './product-filters.ts'
export { deliveryLabels, productUnitLabels, stockText } from './product-labels.ts'
export { type ProductPageFilters, productPageList } from './product-page-list.ts'
export { productKeys, productQueries } from './product-queries.ts'
export { productRuleLabels } from './product-words.ts'
export { publicationLifecycleMachine } from './publication-lifecycle.machine.ts'
export {
  type PublicationCommand,
  type PublicationFacts,
  type PublicationOccasion,
  type PublicationRefusal,
  publicationRefusalSentences,
} from './publication-refusals.ts'
