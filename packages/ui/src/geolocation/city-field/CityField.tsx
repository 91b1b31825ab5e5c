import type { CityChooserViewState } from '@artel/core/geolocation'
import { PickField } from '../../kit/combobox/index.ts'
import { cityListStatus, cityOptions } from '../city-options.ts'
import { ru } from './ru.ts'

/** A city with the name it is shown by. */
export interface NamedCity {
  readonly id: number
  readonly name: string
}

export interface CityFieldProps {
  /** Of the control, for a summary of errors. */
  id: string
  city: NamedCity | null
  error: string | undefined
  /** The search as it stands. */
  search: CityChooserViewState
  onSearch: (text: string) => void
  onRetry: () => void
  onChange: (city: NamedCity | null) => void
}

/** «Город» out of the gazetteer. */
export function CityField({ id, city, error, search, onSearch, onRetry, onChange }: CityFieldProps) {
  return (
    <PickField
      id={id}
      label={ru.city}
      error={error}
      placeholder={ru.cityPlaceholder}
      emptyText={ru.cityEmpty}
      chosen={city?.name ?? null}
      status={cityListStatus(search)}
      options={cityOptions(search, city?.id ?? null)}
      onSearch={onSearch}
      onChoose={(option) => onChange({ id: Number(option.id), name: option.label })}
      onClear={() => onChange(null)}
      onRetry={onRetry}
    />
  )
}
