import type { Point } from '@artel/core/contract'
import { type AddressPinViewState, isGuessed } from '@artel/core/geolocation'
import { MapPin } from 'lucide-react'
import { Combobox } from '../../kit/combobox/index.ts'
import { Button, Field, Icon } from '../../kit/index.ts'
import { lazyPart } from '../../kit/lazy/index.ts'
import css from './AddressField.module.css'
import { ru } from './ru.ts'

const PinMap = lazyPart(async () => (await import('./PinMap.tsx')).PinMap)

export interface AddressFieldProps {
  /** Ids of the control and of the map, for a summary of errors. */
  ids: { readonly address: string; readonly point: string }
  address: string
  point: Point | null
  /** A pin can be put once the city is known. */
  hasCity: boolean
  errors: { readonly address: string | undefined; readonly point: string | undefined }
  view: AddressPinViewState
  onType: (text: string) => void
  onChoose: (id: string) => void
  onRetrySuggestions: () => void
  onPut: () => void
  onMove: (point: Point) => void
  onRemove: () => void
  onRetryPin: () => void
}

/** «Адрес» with suggestions, and its pin on a small map. */
export function AddressField(props: AddressFieldProps) {
  const { ids, address, point, hasCity, errors, view, onType, onChoose, onRetrySuggestions, onPut } = props
  const { status, suggestions } = view.search
  const options = suggestions.map((place) => ({
    id: String(place.id),
    label: place.full_name,
    ...(isGuessed(place) && { note: ru.guessed(place.city ?? '') }),
  }))
  const isPlacing = view.pin.status === 'placing'
  return (
    <>
      <Field id={ids.address} label={ru.address} hint={ru.hint} error={errors.address} optional>
        <Combobox
          text={address}
          onTextChange={onType}
          status={status}
          options={options}
          emptyText={ru.empty}
          failedText={ru.failed}
          start={<Icon of={MapPin} />}
          onSelect={({ id }) => onChoose(id)}
          onRetry={onRetrySuggestions}
        />
      </Field>
      <div id={ids.point} tabIndex={-1} className={css.pin}>
        {point ? (
          <PinMap
            point={point}
            error={errors.point}
            view={view.pin}
            onMove={props.onMove}
            onRemove={props.onRemove}
            onRetry={props.onRetryPin}
            fallback={<div className={css.coming} />}
            failed={ru.mapFailed}
          />
        ) : (
          hasCity && (
            <>
              <Button variant="secondary" onClick={onPut} loading={isPlacing}>
                <Icon of={MapPin} />
                {ru.put}
              </Button>
              <p className={css.words} role="status">
                {view.pin.status === 'failed' ? ru.placeFailed : ru.putHint}
              </p>
            </>
          )
        )}
      </div>
    </>
  )
}
