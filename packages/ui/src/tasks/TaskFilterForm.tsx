import { PLACE_MODES, TASK_RADII } from '@artel/core/contract'
import { changeTaskFilters, placeModeLabels, type TaskFilters } from '@artel/core/tasks'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, Checkbox, Field, Icon, Input, MoneyInput, Select, TextLink } from '../kit/index.ts'
import { ru } from './ru.ts'
import { TaskFilterDay } from './TaskFilterDay.tsx'
import css from './TaskFilterForm.module.css'
import { taskFindPath } from './task-find-path.ts'

export interface TaskFilterFormProps {
  filters: TaskFilters
  /** The visitor's city, offered as a filter. */
  city: { readonly id: number; readonly name: string } | null
  onApply: (filters: TaskFilters) => void
}

/** How many filters of the form differ from the board as it opens. */
const countOf = (filters: TaskFilters): number =>
  (Object.keys(noFilters) as (keyof typeof noFilters)[]).filter((name) => name !== 'radius' && filters[name]).length

const noFilters = {
  placeMode: null,
  budgetFrom: null,
  budgetTo: null,
  dateFrom: null,
  dateTo: null,
  fewReplies: false,
  verifiedOnly: false,
  cityId: null,
  radius: null,
} as const satisfies Partial<TaskFilters>

/**
 * Search and filters of the board. It is a plain GET form: without scripts the browser sends it by itself, names of the
 * fields are those of the address.
 */
export function TaskFilterForm({ filters, city, onApply }: TaskFilterFormProps) {
  const [draft, setDraft] = useState(filters)
  const change = (part: Partial<TaskFilters>) => setDraft((before) => changeTaskFilters(before, part))
  const apply = (part: Partial<TaskFilters>) => {
    const next = changeTaskFilters(draft, part)
    setDraft(next)
    onApply(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply(draft)
  }
  const count = countOf(filters)
  return (
    <search>
      <form
        className={css.form}
        action={taskFindPath({ ...filters, page: 1 }).split('?')[0]}
        method="get"
        onSubmit={submit}
      >
        <div className={css.search}>
          <Field label={ru.board.search} labelHidden optional="quiet">
            <Input
              type="search"
              name="q"
              maxLength={200}
              placeholder={ru.board.searchPlaceholder}
              start={<Icon of={Search} />}
              value={draft.q}
              onChange={(event) => change({ q: event.target.value })}
            />
          </Field>
          <Button type="submit" variant="secondary">
            {ru.board.apply}
          </Button>
        </div>
        <details className={css.more} open={count > 0 || undefined}>
          <summary className={css.summary}>
            <Icon of={SlidersHorizontal} />
            {ru.board.filters}
            {count > 0 && <span className={css.count}>{count}</span>}
          </summary>
          <div className={css.fields}>
            <Field label={ru.board.city} optional="quiet">
              <Select
                name="city"
                dense
                value={draft.cityId === null ? '' : String(draft.cityId)}
                onChange={(event) => apply({ cityId: event.target.value === '' ? null : Number(event.target.value) })}
              >
                <option value="">{ru.board.anyCity}</option>
                {city && <option value={city.id}>{city.name}</option>}
                {draft.cityId !== null && draft.cityId !== city?.id && (
                  <option value={draft.cityId}>{ru.board.linkedCity}</option>
                )}
              </Select>
            </Field>
            {draft.cityId !== null && (
              <Field label={ru.board.radius} optional="quiet">
                <Select
                  name="radius"
                  dense
                  value={String(draft.radius ?? '')}
                  onChange={(event) =>
                    apply({ radius: TASK_RADII.find((radius) => String(radius) === event.target.value) ?? null })
                  }
                >
                  <option value="">{ru.board.cityItself}</option>
                  {TASK_RADII.map((radius) => (
                    <option key={radius} value={radius}>
                      {ru.board.kilometres(radius)}
                    </option>
                  ))}
                </Select>
              </Field>
            )}
            <Field label={ru.board.place} optional="quiet">
              <Select
                name="place"
                dense
                value={draft.placeMode ?? ''}
                onChange={(event) =>
                  apply({ placeMode: PLACE_MODES.find((mode) => mode === event.target.value) ?? null })
                }
              >
                <option value="">{ru.board.anyPlace}</option>
                {PLACE_MODES.map((mode) => (
                  <option key={mode} value={mode}>
                    {placeModeLabels[mode]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={ru.board.budget} optional="quiet">
              <MoneyInput
                name="budget"
                dense
                value={draft.budgetFrom}
                onChange={(budgetFrom) => change({ budgetFrom })}
                onBlur={() => draft.budgetFrom !== filters.budgetFrom && onApply(draft)}
              />
            </Field>
            <Field label={ru.board.budgetTo} optional="quiet">
              <MoneyInput
                name="max"
                dense
                value={draft.budgetTo}
                onChange={(budgetTo) => change({ budgetTo })}
                onBlur={() => draft.budgetTo !== filters.budgetTo && onApply(draft)}
              />
            </Field>
            <TaskFilterDay
              name="from"
              label={ru.board.dateFrom}
              value={draft.dateFrom}
              onChange={(dateFrom) => (dateFrom ? apply({ dateFrom }) : change({ dateFrom }))}
              onLeave={() => draft.dateFrom !== filters.dateFrom && onApply(draft)}
            />
            <TaskFilterDay
              name="to"
              label={ru.board.dateTo}
              value={draft.dateTo}
              onChange={(dateTo) => (dateTo ? apply({ dateTo }) : change({ dateTo }))}
              onLeave={() => draft.dateTo !== filters.dateTo && onApply(draft)}
            />
            <Checkbox
              label={ru.board.onlyFew}
              checked={draft.fewReplies}
              onChange={(fewReplies) => apply({ fewReplies })}
            />
            <Checkbox
              label={ru.board.onlyVerified}
              checked={draft.verifiedOnly}
              onChange={(verifiedOnly) => apply({ verifiedOnly })}
            />
            {count > 0 && (
              <p>
                <TextLink to={taskFindPath(changeTaskFilters(filters, noFilters))}>{ru.board.resetFilters}</TextLink>
              </p>
            )}
          </div>
        </details>
      </form>
    </search>
  )
}
