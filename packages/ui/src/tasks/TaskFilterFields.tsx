import { PLACE_MODES, TASK_RADII } from '@artel/core/contract'
import { EVERYWHERE } from '@artel/core/search'
import { placeModeLabels, taskList } from '@artel/core/tasks'
import { Checkbox, Field, Select } from '../kit/index.ts'
import { FilterFields, FilterPair, FilterPart, FilterSum, type NamedCity, WherePart } from '../lists/index.ts'
import { ru } from './board.ru.ts'
import { TaskFilterDay } from './TaskFilterDay.tsx'
import type { FilterDraft } from './use-filter-draft.ts'

export interface TaskFilterFieldsProps {
  form: FilterDraft
  /** The visitor's own city: the board opens with it. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
}

const { words } = taskList

function Where({ form: { draft, apply }, own, linked }: TaskFilterFieldsProps) {
  const { cityId, radius } = draft
  return (
    <WherePart
      name={words.cityId}
      cityId={cityId}
      own={own}
      linked={linked}
      onCity={(chosen) => apply({ cityId: chosen, radius: null })}
    >
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
    </WherePart>
  )
}

function Budget({ form: { draft, change, leave, problemOf } }: Pick<TaskFilterFieldsProps, 'form'>) {
  return (
    <FilterPart legend={ru.budgetPart}>
      <FilterPair>
        <FilterSum
          name={words.budgetFrom}
          label={ru.budget}
          placeholder={ru.from}
          value={draft.budgetFrom}
          onChange={(budgetFrom) => change({ budgetFrom })}
          onBlur={() => leave('budgetFrom')}
        />
        <FilterSum
          name={words.budgetTo}
          label={ru.budgetTo}
          placeholder={ru.to}
          value={draft.budgetTo}
          error={problemOf('budgetTo')}
          onChange={(budgetTo) => change({ budgetTo })}
          onBlur={() => leave('budgetTo')}
        />
      </FilterPair>
    </FilterPart>
  )
}

function When({ form: { draft, change, apply, leave, problemOf } }: Pick<TaskFilterFieldsProps, 'form'>) {
  return (
    <FilterPart legend={ru.whenPart}>
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
    </FilterPart>
  )
}

/** What the board can be held to, beside the list or in a sheet. What is chosen applies at once, what is typed when it is left. */
export function TaskFilterFields({ form, own, linked }: TaskFilterFieldsProps) {
  const { draft, apply } = form
  return (
    <FilterFields>
      <Where form={form} own={own} linked={linked} />
      <Budget form={form} />
      <When form={form} />
      <FilterPart legend={ru.more}>
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
      </FilterPart>
    </FilterFields>
  )
}
