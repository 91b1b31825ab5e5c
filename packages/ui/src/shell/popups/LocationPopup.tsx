import { DEFAULT_CITY, isVpnLikely, LOCATION_POPUP, type LocationViewState } from '@artel/core/geolocation'
import { Button } from '../../kit/index.ts'
import { PagePopup } from '../../page-popup/index.ts'
import css from './LocationPopup.module.css'
import { ru } from './ru.ts'

export interface LocationPopupProps {
  view: Exclude<LocationViewState, { status: 'hidden' }>
  onConfirm: () => void
  /** Opens the list of cities. */
  onChoose: () => void
  onRetry: () => void
  onClose: () => void
}

/** Asks whether the city is right, or tells why it is not known (product §5, §8). */
export function LocationPopup({ view, onConfirm, onChoose, onRetry, onClose }: LocationPopupProps) {
  if (view.status === 'confirming') {
    return (
      <PagePopup
        title={ru.isYourCity}
        onClose={onClose}
        actions={
          <>
            <Button onClick={onConfirm}>{ru.yes}</Button>
            <Button variant="secondary" onClick={onChoose}>
              {ru.other}
            </Button>
          </>
        }
      >
        <p>
          <strong>{view.city}</strong>
          {view.region !== view.city && <span className={css.quiet}>, {view.region}</span>}
        </p>
        <p className={css.quiet}>{ru.whyCity}</p>
      </PagePopup>
    )
  }
  return (
    <PagePopup
      title={LOCATION_POPUP.title}
      onClose={onClose}
      actions={
        <>
          <Button dense onClick={onChoose}>
            {ru.choose}
          </Button>
          <Button dense variant="secondary" onClick={onRetry}>
            {ru.retry}
          </Button>
        </>
      }
    >
      <p>
        {view.reason.replace(/\.$/, '')}.{' '}
        {isVpnLikely(view.reason) ? `${LOCATION_POPUP.text}.` : ru.supposed(DEFAULT_CITY.name)}
      </p>
    </PagePopup>
  )
}
