import { provideCityChooser, selectCityChooser } from '@artel/core/geolocation'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { useServices } from '../../services/index.ts'
import { CityField, type CityFieldProps } from './CityField.tsx'

/** «Город» over the search for cities. It is not the city that the visitor looks from, so nothing is remembered. */
export function CitySearch(props: Pick<CityFieldProps, 'id' | 'city' | 'error' | 'onChange'>) {
  const services = useServices()
  const [machine] = useState(() => provideCityChooser(services))
  const actor = useActorRef(machine, { clock: services.clock })
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
