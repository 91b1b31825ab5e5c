import { provideCityChooser, selectCityChooser } from '@artel/core/geolocation'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { useScreenMachine, useServices } from '../../services/index.ts'
import { CityField, type CityFieldProps } from './CityField.tsx'

/** «Город» over the search for cities. It is not the city that the visitor looks from, so nothing is remembered. */
export function CitySearch(props: Pick<CityFieldProps, 'id' | 'city' | 'error' | 'onChange'>) {
  const services = useServices()
  const [machine] = useState(() => provideCityChooser(services))
  const actor = useScreenMachine(machine)
  const search = useSelector(actor, selectCityChooser)
  return (
    <CityField
      {...props}
      search={search}
      onSearch={(text) => actor.send({ type: 'search.change', text })}
      onRetry={() => actor.send({ type: 'search.retry' })}
    />
  )
}
