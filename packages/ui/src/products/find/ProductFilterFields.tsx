import { DELIVERY_MODES, PRODUCT_SUPPLIES } from '@artel/core/contract'
import { type ProductFilters, productList } from '@artel/core/products'
import type { ReactNode } from 'react'
import { Checkbox, Field, Select } from '../../kit/index.ts'
import {
  FilterFields,
  FilterPair,
  FilterPart,
  FilterSum,
  type ListDraft,
  type NamedCity,
  WherePart,
} from '../../lists/index.ts'
import { ru } from './ru.ts'

export interface ProductFilterFieldsProps {
  form: ListDraft<ProductFilters>
  /** The visitor's own city: the list opens with it. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
}

const { words } = productList

function Sum({ form: { draft, change, leave, problemOf } }: Pick<ProductFilterFieldsProps, 'form'>) {
  return (
    <FilterPart legend={ru.pricePart}>
      <FilterPair>
        <FilterSum
          name={words.priceFrom}
          label={ru.priceFrom}
          placeholder={ru.from}
          value={draft.priceFrom}
          onChange={(priceFrom) => change({ priceFrom })}
          onBlur={() => leave('priceFrom')}
        />
        <FilterSum
          name={words.priceTo}
          label={ru.priceTo}
          placeholder={ru.to}
          value={draft.priceTo}
          error={problemOf('priceTo')}
          onChange={(priceTo) => change({ priceTo })}
          onBlur={() => leave('priceTo')}
        />
      </FilterPair>
    </FilterPart>
  )
}

interface OneOfProps<T extends string> {
  /** What the choice goes with. */
  children?: ReactNode
  legend: string
  /** Word of the address, for the browser that sends the form by itself. */
  name: string
  /** What stands for no choice. */
  any: string
  options: readonly T[]
  labels: Readonly<Record<T, string>>
  chosen: T | null
  onChange: (chosen: T | null) => void
}

function OneOf<T extends string>({ legend, name, any, options, labels, chosen, onChange, children }: OneOfProps<T>) {
  return (
    <FilterPart legend={legend}>
      <Field label={legend} labelHidden optional="quiet">
        <Select
          name={name}
          dense
          value={chosen ?? ''}
          onChange={({ target }) => onChange(options.find((one) => one === target.value) ?? null)}
        >
          <option value="">{any}</option>
          {options.map((one) => (
            <option key={one} value={one}>
              {labels[one]}
            </option>
          ))}
        </Select>
      </Field>
      {children}
    </FilterPart>
  )
}

/** What the catalogue can be held to, beside it or in a sheet. What is chosen applies at once, what is typed when it is left. */
export function ProductFilterFields({ form, own, linked }: ProductFilterFieldsProps) {
  const { draft, apply } = form
  return (
    <FilterFields>
      <WherePart
        name={words.cityId}
        cityId={draft.cityId}
        own={own}
        linked={linked}
        onCity={(cityId) => apply({ cityId })}
      />
      <Sum form={form} />
      <OneOf
        legend={ru.availabilityPart}
        name={words.availability}
        any={ru.anyAvailability}
        options={PRODUCT_SUPPLIES}
        labels={ru.availability}
        chosen={draft.availability}
        onChange={(availability) => apply({ availability, ...(availability !== null && { soldOut: false }) })}
      >
        {draft.availability === null && (
          <Checkbox
            name={words.soldOut}
            value="1"
            label={ru.soldOut}
            checked={draft.soldOut}
            onChange={(soldOut) => apply({ soldOut })}
          />
        )}
      </OneOf>
      <OneOf
        legend={ru.deliveryPart}
        name={words.delivery}
        any={ru.anyDelivery}
        options={DELIVERY_MODES}
        labels={ru.delivery}
        chosen={draft.delivery}
        onChange={(delivery) => apply({ delivery })}
      />
      <FilterPart legend={ru.seller}>
        <Checkbox
          name={words.verified}
          value="1"
          label={ru.verified}
          checked={draft.verified}
          onChange={(verified) => apply({ verified })}
        />
      </FilterPart>
    </FilterFields>
  )
}
