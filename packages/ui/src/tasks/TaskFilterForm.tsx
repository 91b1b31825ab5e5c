import { PLACE_MODES, TASK_RADII } from '@artel/core/contract'
import { placeModeLabels, type TaskFilters, taskFindPath, taskList } from '@artel/core/tasks'
import { Search, SlidersHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, Checkbox, Field, Icon, Input, MoneyInput, Select, TextLink } from '../kit/index.ts'
import { ru } from './ru.ts'
import { TaskFilterDay } from './TaskFilterDay.tsx'
import css from './TaskFilterForm.module.css'

export interface TaskFilterFormProps {
  filters: TaskFilters
  /** The visitor's city, offered as a filter. */
  city: { readonly id: number; readonly name: string } | null
  onApply: (filters: TaskFilters) => void
}

/** What is behind «Фильтры». The radius comes and goes with the city. */
const folded: readonly (keyof TaskFilters)[] = [
  'cityId',
  'placeMode',
  'budgetFrom',
  'budgetTo',
  'dateFrom',
  'dateTo',
  'fewReplies',
  'verifiedOnly',
]

const { words } = taskList

/**
 * Search and filters of the board. It is a plain GET form: without scripts the browser sends it by itself, names of the
 * fields are those of the address, and what has no field of its own (several categories, the order) goes along.
 */
export function TaskFilterForm({ filters, city, onApply }: TaskFilterFormProps) {
  const [draft, setDraft] = useState(filters)
  const change = (part: Partial<TaskFilters>) => setDraft((before) => taskList.change(before, part))
  const apply = (part: Partial<TaskFilters>) => {
    const next = taskList.change(draft, part)
    setDraft(next)
    onApply(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply(draft)
  }
  /** What is wrong with what was asked for, until it is mended; nothing is said of what is being typed. */
  const problemOf = (name: keyof TaskFilters) => taskList.problems(filters)?.[name] && taskList.problems(draft)?.[name]
  const count = taskList.chips(filters).filter(({ name }) => folded.includes(name)).length
  const [action, rest] = taskFindPath(taskList.clear(filters, [...folded, 'q'])).split('?')
  return (
    <search>
      <form className={css.form} action={action} method="get" onSubmit={submit}>
        {[...new URLSearchParams(rest)].map(([word, value]) => (
          <input key={`${word}=${value}`} type="hidden" name={word} value={value} />
        ))}
        <div className={css.search}>
          <Field label={ru.board.search} labelHidden optional="quiet">
            <Input
              type="search"
              name={words.q}
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
                name={words.cityId}
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
                  name={words.radius}
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
                name={words.placeMode}
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
                name={words.budgetFrom}
                dense
                value={draft.budgetFrom}
                onChange={(budgetFrom) => change({ budgetFrom })}
                onBlur={() => draft.budgetFrom !== filters.budgetFrom && onApply(draft)}
              />
            </Field>
            <Field label={ru.board.budgetTo} optional="quiet" error={problemOf('budgetTo')}>
              <MoneyInput
                name={words.budgetTo}
                dense
                value={draft.budgetTo}
                onChange={(budgetTo) => change({ budgetTo })}
                onBlur={() => draft.budgetTo !== filters.budgetTo && onApply(draft)}
              />
            </Field>
            <TaskFilterDay
              name={words.dateFrom}
              label={ru.board.dateFrom}
              value={draft.dateFrom}
              onChange={(dateFrom) => (dateFrom ? apply({ dateFrom }) : change({ dateFrom }))}
              onLeave={() => draft.dateFrom !== filters.dateFrom && onApply(draft)}
            />
            <TaskFilterDay
              name={words.dateTo}
              label={ru.board.dateTo}
              value={draft.dateTo}
              error={problemOf('dateTo')}
              onChange={(dateTo) => (dateTo ? apply({ dateTo }) : change({ dateTo }))}
              onLeave={() => draft.dateTo !== filters.dateTo && onApply(draft)}
            />
            <Checkbox
              name={words.fewReplies}
              value="1"
              label={ru.board.onlyFew}
              checked={draft.fewReplies}
              onChange={(fewReplies) => apply({ fewReplies })}
            />
            <Checkbox
              name={words.verifiedOnly}
              value="1"
              label={ru.board.onlyVerified}
              checked={draft.verifiedOnly}
              onChange={(verifiedOnly) => apply({ verifiedOnly })}
            />
            {count > 0 && (
              <p>
                <TextLink to={taskFindPath(taskList.clear(filters, folded))}>{ru.board.resetFilters}</TextLink>
              </p>
            )}
          </div>
        </details>
      </form>
    </search>
  )
}
