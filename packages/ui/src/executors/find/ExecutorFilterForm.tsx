import { type ExecutorFilters, executorList, executorsPath } from '@artel/core/executors'
import type { ReactNode } from 'react'
import { FilterForm } from '../../lists/index.ts'
import { ExecutorFilterFields, type ExecutorFilterFieldsProps } from './ExecutorFilterFields.tsx'
import { ru } from './ru.ts'

export interface ExecutorFilterFormProps extends ExecutorFilterFieldsProps {
  /** Slugs of the category joined by slashes; `null`: all categories. */
  slug: string | null
  /** How many of the filters are on. */
  count: number
  /** The sheet of filters is asked for, where there is no room beside the list. */
  onOpen: () => void
  /** Ways through the categories, above the filters. */
  children?: ReactNode
}

/** What has a field of its own: all but the order and the map. */
const held = (Object.keys(executorList.defaults) as (keyof ExecutorFilters)[]).filter(
  (name) => name !== 'sortBy' && name !== 'view',
)

/** Search and filters of the executors. */
export function ExecutorFilterForm({ slug, count, onOpen, children, ...fields }: ExecutorFilterFormProps) {
  const { applied, draft, change, apply } = fields.form
  return (
    <FilterForm
      address={executorsPath(slug, executorList.clear(applied, held))}
      search={{
        name: executorList.words.q,
        label: ru.search,
        placeholder: ru.searchPlaceholder,
        value: draft.q,
        onChange: (q) => change({ q }),
      }}
      count={count}
      onOpen={onOpen}
      onSubmit={() => apply()}
      fields={<ExecutorFilterFields {...fields} />}
    >
      {children}
    </FilterForm>
  )
}
