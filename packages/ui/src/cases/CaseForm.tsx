import type { CaseValues } from '@artel/core/cases'
import { CASE_LIMITS } from '@artel/core/contract'
import type { FormEvent, ReactNode } from 'react'
import { CategorySelect, type CategorySelectProps } from '../categories/index.ts'
import { type EditProps, FormProblems, fieldProblems, SavedElsewhere } from '../forms/index.ts'
import { Button, Field, Input, MoneyInput, NumberInput, Textarea } from '../kit/index.ts'
import css from './Cases.module.css'
import { ru } from './ru.ts'

export interface CaseFormProps extends EditProps<CaseValues>, Pick<CategorySelectProps, 'tree' | 'own' | 'stored'> {
  isNew: boolean
  /** The photos in their order, by what is wrong with them. */
  photos: (error: string | undefined) => ReactNode
  /** Asks to delete the work; `null` for one that is not there yet. */
  onRemove: (() => void) | null
}

const places = ['photoIds', 'title', 'categoryId', 'price', 'termDays', 'year', 'text'] as const

/** Id of the control of a field. */
export const caseFieldId = (name: string): string => `case-${name}`

/** A finished work while it is written: photos in their order, price, term and year (product §17.3). */
export function CaseForm(props: CaseFormProps) {
  const { view, attempt, onShowSaved, isInert, onChange, onBlur, onSubmit, tree, own, stored, isNew, photos } = props
  const { values, errors, message, status } = view
  const at = (name: (typeof places)[number]) => ({ id: caseFieldId(name), error: errors[name] })
  const summary = fieldProblems(places, errors, caseFieldId)
  return (
    <form
      noValidate
      inert={isInert}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {onShowSaved ? (
        <SavedElsewhere onShowSaved={onShowSaved} />
      ) : (
        <FormProblems message={message} errors={summary} attempt={attempt} />
      )}
      {photos(errors.photoIds)}
      <div className={css.narrow}>
        <Field {...at('title')} label={ru.name} hint={ru.nameHint}>
          <Input
            name="title"
            maxLength={CASE_LIMITS.title[1]}
            value={values.title}
            onChange={({ target }) => onChange('title', target.value)}
            onBlur={() => onBlur('title')}
          />
        </Field>
        <Field {...at('categoryId')} label={ru.category}>
          <CategorySelect
            value={values.categoryId}
            tree={tree}
            own={own}
            stored={stored}
            onChange={(id) => onChange('categoryId', id)}
            onBlur={() => onBlur('categoryId')}
          />
        </Field>
        <div className={css.row}>
          <Field {...at('price')} label={ru.price} optional="quiet">
            <MoneyInput
              name="price"
              value={values.price}
              onChange={(price) => onChange('price', price)}
              onBlur={() => onBlur('price')}
            />
          </Field>
          <Field {...at('termDays')} label={ru.termDays} optional="quiet">
            <NumberInput
              name="termDays"
              unit={ru.days}
              value={values.termDays}
              onChange={(days) => onChange('termDays', days)}
              onBlur={() => onBlur('termDays')}
            />
          </Field>
          <Field {...at('year')} label={ru.year} optional="quiet">
            <Input
              name="year"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={values.year ?? ''}
              onChange={({ target }) => {
                const digits = target.value.replace(/\D/g, '').slice(0, 4)
                onChange('year', digits === '' ? null : Number(digits))
              }}
              onBlur={() => onBlur('year')}
            />
          </Field>
        </div>
        <Field {...at('text')} label={ru.text} hint={ru.textHint} optional>
          <Textarea
            name="text"
            maxLength={CASE_LIMITS.text}
            value={values.text}
            onChange={({ target }) => onChange('text', target.value)}
            onBlur={() => onBlur('text')}
          />
        </Field>
        <div className={css.ways}>
          <Button type="submit" loading={status === 'submitting'}>
            {isNew ? ru.publish : ru.save}
          </Button>
          {props.onRemove && (
            <Button variant="secondary" disabled={status === 'submitting'} onClick={props.onRemove}>
              {ru.removeWork}
            </Button>
          )}
        </div>
      </div>
    </form>
  )
}
