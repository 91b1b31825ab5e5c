import { provideCityChooser, selectCityChooser } from '@artel/core/geolocation'
import { useSelector } from '@xstate/react'
import { LocateFixed } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../kit/dialog/index.ts'
import { Button, Icon } from '../kit/index.ts'
import { useCity, useScreenMachine, useServices } from '../services/index.ts'
import { CityChooser } from './CityChooser.tsx'
import { ru } from './ru.ts'

/** The modal that chooses the city the visitor looks from. */
export function CityDialog({ level, onClose }: { level: number; onClose: () => void }) {
  const services = useServices()
  const city = useCity()
  const [machine] = useState(() => provideCityChooser(services))
  const actor = useScreenMachine(machine)
  const view = useSelector(actor, selectCityChooser)
  const findMe = () => {
    // Its popup takes over: it says what was found, or why nothing was.
    services.loadPopups().then(
      ({ location }) => location.send({ type: 'location.find' }),
      () => {},
    )
    onClose()
  }
  return (
    <Dialog
      open
      level={level}
      size="small"
      title={ru.title}
      description={ru.description}
      footer={
        <Button variant="secondary" onClick={findMe}>
          <Icon of={LocateFixed} />
          {ru.find}
        </Button>
      }
      onClose={onClose}
    >
      <CityChooser
        view={view}
        chosenId={city?.id ?? null}
        onSearch={(text) => actor.send({ type: 'search.change', text })}
        onRetry={() => actor.send({ type: 'search.retry' })}
        onChoose={(place) => {
          actor.send({ type: 'city.choose', place })
          onClose()
        }}
      />
    </Dialog>
  )
}
