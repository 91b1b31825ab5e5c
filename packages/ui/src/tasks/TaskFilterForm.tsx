import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import type { ReactNode } from 'react'
import { FilterForm, type NamedCity } from '../lists/index.ts'
import { ru } from './board.ru.ts'
import { TaskFilterFields } from './TaskFilterFields.tsx'
import type { FilterDraft } from './use-filter-draft.ts'

export interface TaskFilterFormProps {
  form: FilterDraft
  /** The visitor's own city: the board opens with it. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
  /** How many of the filters are on. */
  count: number
  /** The sheet of filters is asked for, where there is no room beside the list. */
  onOpen: () => void
  /** Ways through the categories, above the filters, and their ticks. */
  children?: ReactNode
}

/** What has a field of its own. */
const held: readonly (keyof TaskFilters)[] = [
  'q',
  'categories',
  'cityId',
  'radius',
  'placeMode',
  'budgetFrom',
  'budgetTo',
  'dateFrom',
  'dateTo',
  'fewReplies',
  'verifiedOnly',
]

/** Search and filters of the board. */
export function TaskFilterForm({ form, own, linked, count, onOpen, children }: TaskFilterFormProps) {
  const { applied, draft, change, apply } = form
  return (
    <FilterForm
      address={taskFindPath(taskList.clear(applied, held))}
      search={{
        name: taskList.words.q,
        label: ru.search,
        placeholder: ru.searchPlaceholder,
        value: draft.q,
        onChange: (q) => change({ q }),
      }}
      count={count}
      onOpen={onOpen}
      onSubmit={() => apply()}
      fields={<TaskFilterFields form={form} own={own} linked={linked} />}
    >
      {children}
    </FilterForm>
  )
}
