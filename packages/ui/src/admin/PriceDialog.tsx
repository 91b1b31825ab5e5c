import type { ListPrice } from '@artel/core/contract'
import { formatMoney } from '@artel/core/format'
import { Field, MoneyInput } from '../kit/index.ts'
import { errorsOf, FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { ru } from './ru.ts'

export interface PriceDialogProps extends FormDialogProps<{ readonly price: number | null }, ListPrice> {
  /** The price as it stands. */
  price: ListPrice
}

/** What a tariff or a service costs from now on. */
export function PriceDialog({ price, onChange, onBlur, ...frame }: PriceDialogProps) {
  const words = ru.prices
  return (
    <FormDialog {...frame} title={price.title} text={words.now(formatMoney(price.price))} submit={words.submit}>
      <Field label={words.label} error={errorsOf(frame.form).price}>
        <MoneyInput
          name="price"
          value={frame.form.values.price}
          onChange={(next) => onChange('price', next)}
          onBlur={() => onBlur('price')}
        />
      </Field>
    </FormDialog>
  )
}
