import { EVERYWHERE } from '@artel/core/search'
import type { ReactNode } from 'react'
import { Field, Select } from '../kit/index.ts'
import css from './FilterForm.module.css'
import type { CityOfAddress, NamedCity } from './list.types.ts'
import { ru } from './ru.ts'

/** Filters one under another, beside the list or in a sheet. */
export function FilterFields({ children }: { children: ReactNode }) {
  return <div className={css.fields}>{children}</div>
}

/** Filters of one subject. */
export function FilterPart({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Two fields side by side. */
export function FilterPair({ children }: { children: ReactNode }) {
  return <div className={css.pair}>{children}</div>
}

/** Choices that few ask for. */
export function FilterMore({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={css.more}>
      <summary>{label}</summary>
      <div className={css.moreBody}>{children}</div>
    </details>
  )
}

export interface WherePartProps {
  /** Word of the address. */
  name: string
  /** The city that stands in the form. */
  cityId: CityOfAddress
  /** The visitor's own city: the list opens with it. */
  own: NamedCity | null
  /** The city of the address when it is another. */
  linked: NamedCity | null
  onCity: (cityId: CityOfAddress) => void
  /** What else is said of the place. */
  children?: ReactNode
}

const cityOf = (value: string): CityOfAddress =>
  value === '' ? null : value === EVERYWHERE ? EVERYWHERE : Number(value)

/** Where is looked for: one's own city, the whole country or the city of the address. */
export function WherePart({ name, cityId, own, linked, onCity, children }: WherePartProps) {
  const isOwn = cityId === null || cityId === own?.id
  return (
    <FilterPart legend={ru.where}>
      <Field label={ru.city} labelHidden optional="quiet">
        <Select
          name={name}
          dense
          value={isOwn ? (own ? '' : EVERYWHERE) : cityId}
          onChange={(event) => onCity(cityOf(event.target.value))}
        >
          {own && <option value="">{own.name}</option>}
          <option value={EVERYWHERE}>{ru.anyCity}</option>
          {linked && <option value={linked.id}>{linked.name}</option>}
        </Select>
      </Field>
      {children}
    </FilterPart>
  )
}
