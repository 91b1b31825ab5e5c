import { type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { Search, SlidersHorizontal } from 'lucide-react'
import type { FormEvent, ReactNode } from 'react'
import { Button, Field, Icon, Input } from '../kit/index.ts'
import { ru } from './board.ru.ts'
import { type NamedCity, TaskFilterFields } from './TaskFilterFields.tsx'
import css from './TaskFilterForm.module.css'
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

/**
 * Search and filters of the board. It is a plain GET form: without scripts the browser sends it by itself, names of the
 * fields are those of the address, and what has no field of its own (the order, the map) goes along.
 */
export function TaskFilterForm({ form, own, linked, count, onOpen, children }: TaskFilterFormProps) {
  const { applied, draft, change, apply } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  const [action, rest] = taskFindPath(taskList.clear(applied, held)).split('?')
  return (
    <search className={css.place}>
      <form className={css.place} action={action} method="get" onSubmit={submit}>
        {[...new URLSearchParams(rest)].map(([word, value]) => (
          <input key={`${word}=${value}`} type="hidden" name={word} value={value} />
        ))}
        <div className={css.search}>
          <Field label={ru.search} labelHidden optional="quiet">
            <Input
              type="search"
              name={taskList.words.q}
              maxLength={200}
              placeholder={ru.searchPlaceholder}
              start={<Icon of={Search} />}
              value={draft.q}
              onChange={(event) => change({ q: event.target.value })}
            />
          </Field>
          <Button type="submit" className={css.submit}>
            {ru.apply}
          </Button>
          <Button variant="secondary" className={css.open} onClick={onOpen}>
            <Icon of={SlidersHorizontal} />
            <span className={css.openWord}>{ru.filters}</span>
            {count > 0 && <span className={css.count}>{count}</span>}
          </Button>
        </div>
        <div className={css.side}>
          {children}
          <div className={css.beside}>
            <TaskFilterFields form={form} own={own} linked={linked} />
          </div>
        </div>
      </form>
    </search>
  )
}
