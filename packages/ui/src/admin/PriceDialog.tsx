import { listValueWord } from '@artel/core/admin'
import type { ListPrice } from '@artel/core/contract'
import { legalDay } from '@artel/core/legal'
import { DatePicker } from '../kit/date/index.ts'
import { Checkbox, Field, MoneyInput, NumberInput, usePageTime } from '../kit/index.ts'
import { errorsOf, FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { ru } from './ru.ts'

/** What stands in the form of a price: kopecks or pieces, no limit, the day from which it holds. */
export type PriceValues = {
  readonly kind: 'PRICE' | 'LIMIT' | 'ADDED'
  readonly value: number | null
  readonly isEndless: boolean
  readonly validFrom: string
}

export interface PriceDialogProps extends FormDialogProps<PriceValues, ListPrice> {
  /** The price or the limit as it stands; another one when a colleague was faster. */
  price: ListPrice
}

/** What a tariff or a service costs or allows, at once or from a day on. */
export function PriceDialog({ price, onChange, onBlur, ...frame }: PriceDialogProps) {
  const { now } = usePageTime()
  const words = ru.prices
  const { values } = frame.form
  const errors = errorsOf(frame.form)
  const AmountInput = values.kind === 'PRICE' ? MoneyInput : NumberInput
  return (
    <FormDialog {...frame} title={price.title} submit={words.submit}>
      <p>
        {words.now(listValueWord(price.key, price.value))} {words.keeps}
      </p>
      {!values.isEndless && (
        <Field label={words.labels[values.kind]} error={errors.value}>
          <AmountInput
            name="value"
            value={values.value}
            onChange={(next) => onChange('value', next)}
            onBlur={() => onBlur('value')}
          />
        </Field>
      )}
      {values.kind === 'LIMIT' && (
        <Checkbox label={words.endless} checked={values.isEndless} onChange={(next) => onChange('isEndless', next)} />
      )}
      <Field label={words.validFrom} hint={words.validFromHint} optional error={errors.validFrom}>
        <DatePicker value={values.validFrom} min={legalDay(now)} onChange={(next) => onChange('validFrom', next)} />
      </Field>
    </FormDialog>
  )
}
