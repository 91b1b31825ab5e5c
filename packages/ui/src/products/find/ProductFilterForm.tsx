import { catalogPath, type ProductFilters, productList } from '@artel/core/products'
import type { ReactNode } from 'react'
import { FilterForm } from '../../lists/index.ts'
import { ProductFilterFields, type ProductFilterFieldsProps } from './ProductFilterFields.tsx'
import { ru } from './ru.ts'

export interface ProductFilterFormProps extends ProductFilterFieldsProps {
  /** Slug of the category; `null`: all categories. */
  slug: string | null
  /** How many of the filters are on. */
  count: number
  /** The sheet of filters is asked for, where there is no room beside the list. */
  onOpen: () => void
  /** Ways through the categories, above the filters. */
  children?: ReactNode
}

/** What has a field of its own: all but the order. */
const held = (Object.keys(productList.defaults) as (keyof ProductFilters)[]).filter(
  (name) => name !== 'sortBy' && name !== 'sortDirection',
)

/** Search and filters of the catalogue. */
export function ProductFilterForm({ slug, count, onOpen, children, ...fields }: ProductFilterFormProps) {
  const { applied, draft, change, apply } = fields.form
  return (
    <FilterForm
      address={catalogPath(slug, productList.clear(applied, held))}
      search={{
        name: productList.words.q,
        label: ru.search,
        placeholder: ru.searchPlaceholder,
        value: draft.q,
        onChange: (q) => change({ q }),
      }}
      count={count}
      onOpen={onOpen}
      onSubmit={() => apply()}
      fields={<ProductFilterFields {...fields} />}
    >
      {children}
    </FilterForm>
  )
}
