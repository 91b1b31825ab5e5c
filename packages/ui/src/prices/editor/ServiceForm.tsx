import { PRICE_TYPES, SERVICE_LIMITS, type Service } from '@artel/core/contract'
import type { ServiceValues } from '@artel/core/prices'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { CategorySelect, type CategorySelectProps } from '../../categories/index.ts'
import { type EditProps, SavedElsewhere } from '../../forms/index.ts'
import { Alert, Button, Field, Input, MoneyInput, Select } from '../../kit/index.ts'
import css from './Editor.module.css'
import { ru } from './ru.ts'

export interface ServiceFormProps
  extends EditProps<ServiceValues>,
    Pick<CategorySelectProps, 'tree' | 'own' | 'stored'> {
  /** Names the form: the service that is changed, or that it is a new one. */
  label: string
  isNew: boolean
  /** What to do where the right category is missing. */
  missing?: ReactNode
  onCancel: () => void
}

/** A line of a price list while it is written, in its place in the list. */
export function ServiceForm(props: ServiceFormProps) {
  const { view, attempt, onShowSaved, isInert, onChange, onBlur, onSubmit, tree, own, stored, label, isNew } = props
  const { values, errors, message, status } = view
  const place = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempt > 0) place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])
  const isOfNoField = message !== null && Object.keys(errors).length === 0
  return (
    <form
      ref={place}
      noValidate
      inert={isInert}
      aria-label={label}
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {onShowSaved ? (
        <SavedElsewhere onShowSaved={onShowSaved} />
      ) : (
        isOfNoField && <Alert kind="error">{message}</Alert>
      )}
      <Field label={ru.name} hint={ru.nameHint} error={errors.name}>
        <Input
          name="name"
          autoComplete="off"
          maxLength={SERVICE_LIMITS.name[1]}
          value={values.name}
          onChange={({ target }) => onChange('name', target.value)}
          onBlur={() => onBlur('name')}
        />
      </Field>
      <div className={css.row}>
        <Field label={ru.priceType}>
          <Select
            name="priceType"
            value={values.priceType}
            onChange={({ target }) => onChange('priceType', target.value as Service['priceType'])}
          >
            {PRICE_TYPES.map((type) => (
              <option key={type} value={type}>
                {ru.priceTypes[type]}
              </option>
            ))}
          </Select>
        </Field>
        {values.priceType !== 'NEGOTIABLE' && (
          <Field label={ru.sum} error={errors.price}>
            <MoneyInput
              name="price"
              value={values.price}
              onChange={(price) => onChange('price', price)}
              onBlur={() => onBlur('price')}
            />
          </Field>
        )}
        <Field label={ru.unit} error={errors.unit} optional="quiet">
          <Input
            name="unit"
            autoComplete="off"
            placeholder={ru.unitHint}
            maxLength={SERVICE_LIMITS.unit[1]}
            value={values.unit}
            onChange={({ target }) => onChange('unit', target.value)}
            onBlur={() => onBlur('unit')}
          />
        </Field>
      </div>
      <Field label={ru.category} error={errors.categoryId}>
        <CategorySelect
          value={values.categoryId}
          tree={tree}
          own={own}
          stored={stored}
          onChange={(id) => onChange('categoryId', id)}
          onBlur={() => onBlur('categoryId')}
        />
      </Field>
      {props.missing}
      <div className={css.ways}>
        <Button type="submit" loading={status === 'submitting'}>
          {isNew ? ru.saveNew : ru.save}
        </Button>
        <Button variant="secondary" disabled={status === 'submitting'} onClick={props.onCancel}>
          {ru.cancel}
        </Button>
      </div>
    </form>
  )
}
