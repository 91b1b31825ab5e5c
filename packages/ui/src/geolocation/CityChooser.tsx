import type { MapPlace } from '@artel/core/contract'
import type { CityChooserViewState } from '@artel/core/geolocation'
import { Search } from 'lucide-react'
import { Combobox } from '../kit/combobox/index.ts'
import { Field, Icon } from '../kit/index.ts'
import css from './CityChooser.module.css'
import { cityListStatus, cityOptions, placesOf } from './city-options.ts'
import { ru } from './ru.ts'

export interface CityChooserProps {
  view: CityChooserViewState
  /** Id of the city chosen now. */
  chosenId: number | null
  onSearch: (text: string) => void
  onRetry: () => void
  onChoose: (place: MapPlace) => void
}

/** Search for a city and the list to choose from, by a finger or by arrows; the largest come first. */
export function CityChooser({ view, chosenId, onSearch, onRetry, onChoose }: CityChooserProps) {
  return (
    <div className={css.chooser}>
      <Field label={ru.search} optional="quiet">
        <Combobox
          list="below"
          onlySuggestions
          start={<Icon of={Search} />}
          text={view.text}
          status={cityListStatus(view)}
          options={cityOptions(view, chosenId)}
          emptyText={ru.empty}
          failedText={ru.failed}
          onTextChange={(text) => onSearch(text.slice(0, LONGEST_NAME))}
          onSelect={({ id }) => {
            const place = placesOf(view).find((one) => String(one.id) === id)
            if (place) onChoose(place)
          }}
          onRetry={onRetry}
        />
      </Field>
    </div>
  )
}

/** Of what the server takes. */
const LONGEST_NAME = 100
