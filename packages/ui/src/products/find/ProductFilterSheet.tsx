import { words } from '@artel/core/format'
import { type ProductFilters, productQueries, productsQuery } from '@artel/core/products'
import { inOwnCity } from '@artel/core/search'
import { CountedSheet } from '../../lists/windows/index.ts'
import { useServices } from '../../services/index.ts'
import { ProductFilterFields, type ProductFilterFieldsProps } from './ProductFilterFields.tsx'
import { products } from './products-list.ts'

export interface ProductFilterSheetProps extends ProductFilterFieldsProps {
  open: boolean
  onClose: () => void
  /** `null`: all categories. */
  categoryId: number | null
  /** The catalogue without filters of the sheet. */
  cleared: ProductFilters
}

/** The filters of the catalogue on a phone. */
export function ProductFilterSheet({ open, onClose, categoryId, cleared, ...fields }: ProductFilterSheetProps) {
  const { api } = useServices()
  return (
    <CountedSheet
      {...products}
      open={open}
      onClose={onClose}
      form={fields.form}
      cleared={cleared}
      query={(asked) =>
        productQueries(api).list(productsQuery({ ...inOwnCity(asked, fields.own), page: 1 }, categoryId))
      }
      forms={words.product}
    >
      <ProductFilterFields {...fields} />
    </CountedSheet>
  )
}
