export { type AttributeProblems, attributeProblems, type TypedAttribute, typedAttributes } from './attributes.ts'
export {
  changedProduct,
  isJudgedChange,
  type JudgedField,
  type JudgedProduct,
  keptProduct,
  type ProductChange,
  type ProductFields,
} from './change-product.ts'
export { categoryCell } from './import/category-cell.ts'
export {
  type ProductTable,
  type ProductTableRow,
  productTemplate,
  readProductTable,
  withCell,
} from './import/read-product-table.ts'
export {
  type ImportProductsActor,
  type ImportReport,
  type ImportValues,
  importProductsForm,
  importProductsMachine,
} from './import-products.machine.ts'
export { type OwnProductFilters, ownProductList } from './own-product-list.ts'
export {
  catalogPath,
  PRODUCT_ORDERS,
  PRODUCTS_A_PAGE,
  type ProductFilters,
  productList,
  productsQuery,
  widerProducts,
} from './product-filters.ts'
export {
  type ProductBody,
  type ProductFormActor,
  type ProductIntent,
  type ProductValues,
  productForm,
  productMachine,
  productValues,
} from './product-form.machine.ts'
export { deliveryLabels, productUnitLabels, productUnitNames, stockText } from './product-labels.ts'
export { type ProductPageFilters, productPageList } from './product-page-list.ts'
export { productKeys, productQueries } from './product-queries.ts'
export { productRuleFields, productRuleLabels } from './product-words.ts'
export { productRowRefusal } from './row-refusal.ts'
export { productSaver, type SaveProduct } from './save-product.ts'
export { type SavedAs, savedAs } from './saved-product.ts'
