import { type CategoryOutline, indexTree, searchCategories } from '@artel/core/categories'
import { COMPANY_LIMITS } from '@artel/core/contract'
import { type ReactNode, useMemo } from 'react'
import { Checkbox, EmptyState, ErrorState, FieldGroup, SkeletonText, VisuallyHidden } from '../../kit/index.ts'
import { TreePicker } from '../../kit/tree/index.ts'
import { fieldId } from '../registration/index.ts'
import { DistrictsField } from './DistrictsField.tsx'
import { ru } from './ru.ts'
import type { CompanyPartProps, PlacesValues } from './step-props.ts'

/** The tree of categories as it comes from the server. */
export type CategoryTree =
  | { readonly status: 'pending' }
  | { readonly status: 'error'; readonly onRetry: () => void }
  | { readonly status: 'success'; readonly tree: readonly CategoryOutline[] }

export interface WorkStepProps extends Omit<CompanyPartProps<PlacesValues>, 'onBlur'> {
  categories: CategoryTree
  /** «Город», where it is asked together with the rest. */
  city?: ReactNode
  /** What to do where the right category is missing. */
  missing?: ReactNode
}

const [, MOST] = COMPANY_LIMITS.categories

interface CategoriesProps {
  tree: readonly CategoryOutline[]
  value: readonly number[]
  onChange: (ids: number[]) => void
}

/** The tree of categories, searched as everywhere. */
function Categories({ tree, value, onChange }: CategoriesProps) {
  const index = useMemo(() => indexTree(tree), [tree])
  return (
    <TreePicker
      nodes={tree}
      value={value}
      find={(query) => searchCategories(index, query).map(({ id }) => id)}
      searchLabel={ru.categoriesSearch}
      most={MOST}
      onChange={onChange}
    />
  )
}

/** Step "work": what is done, and where. */
export function WorkStep({ values, errors, categories, city, missing, onChange }: WorkStepProps) {
  return (
    <>
      <FieldGroup
        id={fieldId('company.categoryIds')}
        legend={ru.categories}
        hint={ru.categoriesHint(MOST)}
        error={errors['company.categoryIds']}
      >
        {categories.status === 'pending' && (
          <div aria-busy="true">
            <VisuallyHidden>{ru.categoriesLoading}</VisuallyHidden>
            <SkeletonText lines={6} />
          </div>
        )}
        {categories.status === 'error' && <ErrorState title={ru.categoriesFailed} onRetry={categories.onRetry} />}
        {categories.status === 'success' &&
          (categories.tree.length === 0 ? (
            <EmptyState title={ru.categoriesEmpty} text={ru.categoriesEmptyText} />
          ) : (
            <Categories
              tree={categories.tree}
              value={values['company.categoryIds']}
              onChange={(ids) => onChange('company.categoryIds', ids)}
            />
          ))}
      </FieldGroup>
      {missing}
      {city}
      <DistrictsField
        id={fieldId('company.districts')}
        value={values['company.districts']}
        error={errors['company.districts']}
        onChange={(districts) => onChange('company.districts', districts)}
      />
      <Checkbox
        id={fieldId('company.visitClient')}
        label={ru.visitClient}
        error={errors['company.visitClient']}
        checked={values['company.visitClient']}
        onChange={(visits) => onChange('company.visitClient', visits)}
      />
    </>
  )
}
