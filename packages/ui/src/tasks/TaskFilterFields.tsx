import { PLACE_MODES, TASK_RADII } from '@artel/core/contract'
import { EVERYWHERE } from '@artel/core/search'
import { placeModeLabels, type TaskFilters, taskList } from '@artel/core/tasks'
import { Checkbox, Field, Select } from '../kit/index.ts'
import { ru } from './board.ru.ts'
import { TaskFilterDay } from './TaskFilterDay.tsx'
import css from './TaskFilterForm.module.css'
import { TaskFilterSum } from './TaskFilterSum.tsx'
import type { FilterDraft } from './use-filter-draft.ts'

/** A city by its number and name. */
export interface NamedCity {
  readonly id: number
  readonly name: string
}

export interface TaskFilterFieldsProps {
  form: FilterDraft
  /** The visitor's own city: the board opens with it. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
}

const { words } = taskList

const cityOf = (value: string): TaskFilters['cityId'] =>
  value === '' ? null : value === EVERYWHERE ? EVERYWHERE : Number(value)

function Where({ form: { draft, apply }, own, linked }: TaskFilterFieldsProps) {
  const { cityId, radius } = draft
  const isOwn = cityId === null || cityId === own?.id
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{ru.where}</legend>
      <Field label={ru.city} labelHidden optional="quiet">
        <Select
          name={words.cityId}
          dense
          value={isOwn ? (own ? '' : EVERYWHERE) : cityId}
          onChange={(event) => apply({ cityId: cityOf(event.target.value), radius: null })}
        >
          {own && <option value="">{own.name}</option>}
          <option value={EVERYWHERE}>{ru.anyCity}</option>
          {linked && <option value={linked.id}>{linked.name}</option>}
        </Select>
      </Field>
      {cityId !== EVERYWHERE && (cityId ?? own) !== null && (
        <Field label={ru.radius} labelHidden optional="quiet">
          <Select
            name={words.radius}
            dense
            value={String(radius ?? '')}
            onChange={(event) =>
              apply({
                radius: TASK_RADII.find((one) => String(one) === event.target.value) ?? null,
                cityId: cityId ?? own?.id ?? null,
              })
            }
          >
            <option value="">{ru.cityItself}</option>
            {TASK_RADII.map((one) => (
              <option key={one} value={one}>
                {ru.around(one)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={ru.place} labelHidden optional="quiet">
        <Select
          name={words.placeMode}
          dense
          value={draft.placeMode ?? ''}
          onChange={(event) => apply({ placeMode: PLACE_MODES.find((mode) => mode === event.target.value) ?? null })}
        >
          <option value="">{ru.anyPlace}</option>
          {PLACE_MODES.map((mode) => (
            <option key={mode} value={mode}>
              {placeModeLabels[mode]}
            </option>
          ))}
        </Select>
      </Field>
    </fieldset>
  )
}

function Budget({ form: { draft, change, leave, problemOf } }: Pick<TaskFilterFieldsProps, 'form'>) {
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{ru.budgetPart}</legend>
      <div className={css.pair}>
        <TaskFilterSum
          name={words.budgetFrom}
          label={ru.budget}
          placeholder={ru.from}
          value={draft.budgetFrom}
          onChange={(budgetFrom) => change({ budgetFrom })}
          onBlur={() => leave('budgetFrom')}
        />
        <TaskFilterSum
          name={words.budgetTo}
          label={ru.budgetTo}
          placeholder={ru.to}
          value={draft.budgetTo}
          error={problemOf('budgetTo')}
          onChange={(budgetTo) => change({ budgetTo })}
          onBlur={() => leave('budgetTo')}
        />
      </div>
    </fieldset>
  )
}

function When({ form: { draft, change, apply, leave, problemOf } }: Pick<TaskFilterFieldsProps, 'form'>) {
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{ru.whenPart}</legend>
      <TaskFilterDay
        name={words.dateFrom}
        label={ru.dateFrom}
        value={draft.dateFrom}
        onChange={(dateFrom) => (dateFrom ? apply({ dateFrom }) : change({ dateFrom }))}
        onLeave={() => leave('dateFrom')}
      />
      <TaskFilterDay
        name={words.dateTo}
        label={ru.dateTo}
        value={draft.dateTo}
        error={problemOf('dateTo')}
        onChange={(dateTo) => (dateTo ? apply({ dateTo }) : change({ dateTo }))}
        onLeave={() => leave('dateTo')}
      />
    </fieldset>
  )
}

/** What the board can be held to, beside the list or in a sheet. What is chosen applies at once, what is typed when it is left. */
export function TaskFilterFields({ form, own, linked }: TaskFilterFieldsProps) {
  const { draft, apply } = form
  return (
    <div className={css.fields}>
      <Where form={form} own={own} linked={linked} />
      <Budget form={form} />
      <When form={form} />
      <fieldset className={css.part}>
        <legend className={css.legend}>{ru.more}</legend>
        <Checkbox
          name={words.fewReplies}
          value="1"
          label={ru.onlyFew}
          checked={draft.fewReplies}
          onChange={(fewReplies) => apply({ fewReplies })}
        />
        <Checkbox
          name={words.verifiedOnly}
          value="1"
          label={ru.onlyVerified}
          checked={draft.verifiedOnly}
          onChange={(verifiedOnly) => apply({ verifiedOnly })}
        />
      </fieldset>
    </div>
  )
}
