import type { MapPlace } from '@artel/core/contract'
import type { CityChooserViewState } from '@artel/core/geolocation'
import { Search } from 'lucide-react'
import { EmptyState, ErrorState, Field, Icon, Input, Skeleton, VisuallyHidden } from '../kit/index.ts'
import css from './CityChooser.module.css'
import { ru } from './ru.ts'

export interface CityChooserProps {
  view: CityChooserViewState
  /** Id of the city chosen now. */
  chosenId: number | null
  onSearch: (text: string) => void
  onRetry: () => void
  onChoose: (place: MapPlace) => void
}

function Cities({ view, chosenId, onRetry, onChoose }: CityChooserProps) {
  if (view.status === 'failed') return <ErrorState title={ru.failed} text={view.message} onRetry={onRetry} />
  if (view.status === 'empty') return <EmptyState title={ru.empty} />
  if (view.suggestions.length === 0) {
    return (
      <div className={css.list} aria-busy="true">
        <VisuallyHidden>{ru.loading}</VisuallyHidden>
        {[0, 1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} shape="control" />
        ))}
      </div>
    )
  }
  return (
    <ul className={css.list} aria-label={ru.list} aria-busy={view.status === 'loading'}>
      {view.suggestions.map((place) => (
        <li key={place.id}>
          <button
            type="button"
            className={css.city}
            aria-pressed={place.id === chosenId}
            onClick={() => onChoose(place)}
          >
            <span>{place.name}</span>
            {place.region !== place.name && <span className={css.region}>{place.region}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Search for a city and the list to choose from; the largest come first. */
export function CityChooser(props: CityChooserProps) {
  return (
    <div className={css.chooser}>
      <Field label={ru.search} optional="quiet">
        <Input
          type="search"
          autoComplete="off"
          maxLength={100}
          start={<Icon of={Search} />}
          value={props.view.text}
          onChange={(event) => props.onSearch(event.target.value)}
        />
      </Field>
      <Cities {...props} />
    </div>
  )
}
