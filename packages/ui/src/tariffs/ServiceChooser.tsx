import { formatMoney } from '@artel/core/format'
import {
  formatPeriod,
  type OfferedService,
  plannedPrice,
  SERVICES_ON_SALE,
  type ServiceChoice,
  type ServiceOnSale,
  serviceLabels,
} from '@artel/core/tariffs'
import type { ReactNode } from 'react'
import { CategorySelect, type CategorySelectProps } from '../categories/index.ts'
import { Card, Field, RadioGroup, Select, usePageTime } from '../kit/index.ts'
import { ru } from './paid.ru.ts'
import css from './Tariffs.module.css'

export interface ServiceChooserProps extends Required<Pick<CategorySelectProps, 'tree' | 'own'>> {
  services: readonly OfferedService[]
  choice: ServiceChoice
  /** Choice of the city of a place at the top. */
  city: ReactNode
  /** What is chosen is being paid for. */
  isFrozen?: boolean
  onChange: (choice: ServiceChoice) => void
}

const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1)

interface AmountProps {
  type: ServiceOnSale
  prices: OfferedService['prices']
  amount: number | undefined
  onChange: (amount: number | undefined) => void
}

/** Sold by the month: as many as one likes. */
function Months({ type, prices, amount, onChange }: AmountProps) {
  const reading = usePageTime()
  const { price = 0, planned = null } = prices[0] ?? {}
  const next = plannedPrice(price, planned, reading)
  const cost = next === '' ? formatMoney(price) : `${formatMoney(price)}, ${next}`
  return (
    <Field label={serviceLabels[type]} hint={`${ru.notes[type]} ${ru.aMonth(cost)}`} optional="quiet">
      <Select
        value={amount ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">{ru.none}</option>
        {MONTHS.map((months) => (
          <option key={months} value={months}>
            {formatPeriod(months, 'month')}
          </option>
        ))}
      </Select>
    </Field>
  )
}

/** Sold in packets: only those that are listed. */
function Packets({ type, prices, amount, onChange }: AmountProps) {
  const reading = usePageTime()
  return (
    <RadioGroup
      legend={serviceLabels[type]}
      hint={ru.notes[type]}
      options={[
        { value: '', label: ru.none },
        ...prices.map((price) => ({
          value: String(price.amount),
          label: ru.option(
            formatPeriod(price.amount, price.unit),
            [formatMoney(price.price), plannedPrice(price.price, price.planned, reading)].filter(Boolean).join(', '),
          ),
        })),
      ]}
      value={String(amount ?? '')}
      onChange={(value) => onChange(value === '' ? undefined : Number(value))}
    />
  )
}

/** The calculator: how much of each service; what it costs, the server says. */
export function ServiceChooser(props: ServiceChooserProps) {
  const { services, choice, tree, own, city, isFrozen = false, onChange } = props
  const set = (type: ServiceOnSale) => (amount: number | undefined) => {
    const { [type]: _, ...others } = choice.amounts
    onChange({ ...choice, amounts: amount === undefined ? others : { ...others, [type]: amount } })
  }
  return (
    <Card className={css.choices}>
      <fieldset className={css.chosen} disabled={isFrozen}>
        {SERVICES_ON_SALE.map((type) => {
          const prices = services.find((service) => service.type === type)?.prices ?? []
          if (prices.length === 0) return null
          const Amount = prices[0]?.unit === 'month' ? Months : Packets
          return (
            <div key={type}>
              <Amount type={type} prices={prices} amount={choice.amounts[type]} onChange={set(type)} />
              {type === 'TOP_EXECUTORS' && choice.amounts.TOP_EXECUTORS !== undefined && (
                <>
                  <Field label={ru.category}>
                    <CategorySelect
                      value={choice.categoryId}
                      tree={tree}
                      own={own}
                      onChange={(categoryId) => onChange({ ...choice, categoryId })}
                    />
                  </Field>
                  {city}
                </>
              )}
            </div>
          )
        })}
      </fieldset>
    </Card>
  )
}
