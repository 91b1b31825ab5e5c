import { selectLocation } from '@artel/core/geolocation'
import { choosePopup, selectIsBannerShown } from '@artel/core/shell'
import { shallowEqual, useSelector } from '@xstate/react'
import { type PopupActors, useModal } from '../services/index.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { LocationPopup } from './LocationPopup.tsx'

/** The popups over their machines, one at a time: the location only when the cookie banner is not shown (spec §4). */
export function Popups({ consent, location, policyPath }: PopupActors) {
  const modals = useModal()
  const isCookieBannerShown = useSelector(consent, selectIsBannerShown)
  const view = useSelector(location, selectLocation, shallowEqual)
  const popup = choosePopup({ isCookieBannerShown, isLocationAsked: view.status !== 'hidden' })
  if (popup === 'cookies') {
    return <CookieBanner policyPath={policyPath} onAccept={() => consent.send({ type: 'consent.accept' })} />
  }
  if (popup === null || view.status === 'hidden') return null
  return (
    <LocationPopup
      view={view}
      onConfirm={() => location.send({ type: 'city.confirm' })}
      onChoose={() => modals.send({ type: 'modal.open', name: 'city' })}
      onRetry={() => location.send({ type: 'location.retry' })}
      onClose={() => location.send({ type: 'popup.close' })}
    />
  )
}
