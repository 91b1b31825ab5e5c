import { type ReactNode, useState } from 'react'
import { CitySearch, type NamedCity } from '../../geolocation/city-field/index.ts'
import { useCity, useServices } from '../../services/index.ts'
import { fieldId } from './form-parts.ts'
import { draftsOf, keepCity, restoreCity } from './registration-draft.ts'

/** «Город» of a form whose value is the city's number. */
export interface FormCity {
  /** What the form begins with: the city chosen before a reload, else the one that the visitor looks from. */
  readonly initialId: number | null
  field(error: string | undefined, onChange: (cityId: number | null) => void): ReactNode
}

/** Knows the name behind the number of the city. */
export function useFormCity(isLive = true): FormCity {
  const services = useServices()
  const visitorsCity = useCity()
  const drafts = draftsOf(services.drafts, isLive)
  const [initial] = useState(() => restoreCity(drafts) ?? visitorsCity)
  const [city, setCity] = useState<NamedCity | null>(initial)
  return {
    initialId: initial?.id ?? null,
    field: (error, onChange) => (
      <CitySearch
        id={fieldId('cityId')}
        city={city}
        error={error}
        onChange={(chosen) => {
          setCity(chosen)
          keepCity(drafts, chosen)
          onChange(chosen?.id ?? null)
        }}
      />
    ),
  }
}
