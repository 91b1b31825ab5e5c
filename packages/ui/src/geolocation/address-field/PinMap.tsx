import type { Point } from '@artel/core/contract'
import { formatNumber } from '@artel/core/format'
import type { AddressPinViewState } from '@artel/core/geolocation'
import { distanceKm } from '@artel/core/tasks'
import { Button } from '../../kit/index.ts'
import { MapView } from '../../kit/map/index.ts'
import css from './AddressField.module.css'
import { ru } from './ru.ts'

const NONE: readonly never[] = []

interface PinMapProps {
  point: Point
  error: string | undefined
  view: AddressPinViewState['pin']
  onMove: (point: Point) => void
  onRemove: () => void
  onRetry: () => void
}

/** Where the pin stands, in words: the map itself tells little without streets. */
const whereText = ({ status, around }: PinMapProps['view'], point: Point): string => {
  if (status === 'finding') return ru.finding
  if (status === 'abroad') return ru.abroad
  if (status === 'failed') return ru.findFailed
  if (status !== 'found' || !around) return ''
  if (!around.city) return `${ru.nowhere} ${ru.streetless}`
  const { name, middle } = around.city
  const away = distanceKm(point, middle)
  const city = away < 0.5 ? ru.middle(name) : ru.away(name, `${formatNumber(away, { max: 1 })} км`)
  return around.address ? `${around.address}. ${city}` : `${city} ${ru.streetless}`
}

/** The small map of an address, and what its pin stands at. */
export function PinMap({ point, error, view, onMove, onRemove, onRetry }: PinMapProps) {
  return (
    <div className={css.map}>
      <MapView label={ru.map} points={NONE} pin={{ ...point, name: ru.pin, onMove }} />
      {error && (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      <p className={css.where} role="status">
        {whereText(view, point)}
      </p>
      <p className={css.words}>{ru.moving}</p>
      <div className={css.buttons}>
        <Button variant="ghost" dense onClick={onRemove}>
          {ru.remove}
        </Button>
        {view.status === 'failed' && (
          <Button variant="secondary" dense onClick={onRetry}>
            {ru.again}
          </Button>
        )}
      </div>
    </div>
  )
}
