import { provideCityChooser, selectCityChooser } from '@artel/core/geolocation'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { CityChooser } from '../../geolocation/index.ts'
import { Dialog } from '../../kit/dialog/index.ts'
import { useScreenMachine, useServices } from '../../services/index.ts'
import { ru } from './ru.ts'

export interface OtherCityProps {
  /** What is shown of the city; nothing is remembered. */
  about: string
  /** The city that the list is held to. */
  chosenId: number | null
  onChoose: (cityId: number) => void
  onClose: () => void
}

/** A city for this list alone: it is not the one that the visitor looks from, so nothing is remembered. */
export function OtherCity({ about, chosenId, onChoose, onClose }: OtherCityProps) {
  const services = useServices()
  const [machine] = useState(() => provideCityChooser(services))
  const actor = useScreenMachine(machine)
  const view = useSelector(actor, selectCityChooser)
  return (
    <Dialog open size="small" title={ru.cityTitle} description={about} onClose={onClose}>
      <CityChooser
        view={view}
        chosenId={chosenId}
        onSearch={(text) => actor.send({ type: 'search.change', text })}
        onRetry={() => actor.send({ type: 'search.retry' })}
        onChoose={({ city_id }) => {
          if (city_id !== null) onChoose(city_id)
          onClose()
        }}
      />
    </Dialog>
  )
}
