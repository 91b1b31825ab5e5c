import { profileQueries } from '@artel/core/account'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CitySearch, type NamedCity } from '../../geolocation/city-field/index.ts'
import { useServices } from '../../services/index.ts'
import { productFieldId } from './field-id.ts'

interface ProductCityProps {
  cityId: number | null
  /** The city as it is stored, to be named at once. */
  stored: NamedCity | null
  error: string | undefined
  onChange: (cityId: number | null) => void
}

/** Where a product is; the form knows the number of the city, its name is found here. */
export function ProductCity({ cityId, stored, error, onChange }: ProductCityProps) {
  const { api } = useServices()
  const [chosen, setChosen] = useState<NamedCity | null>(stored)
  const isKnown = chosen?.id === cityId
  const { data: name } = useQuery({ ...profileQueries(api).city(cityId), enabled: !isKnown })
  const named = cityId !== null && name ? { id: cityId, name } : null
  return (
    <CitySearch
      id={productFieldId('cityId')}
      city={isKnown ? chosen : named}
      error={error}
      onChange={(city) => {
        setChosen(city)
        onChange(city?.id ?? null)
      }}
    />
  )
}
