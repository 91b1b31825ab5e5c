import { selectLocation } from '@artel/core/geolocation'
import { choosePopup, selectIsBannerShown } from '@artel/core/shell'
import { shallowEqual, useSelector } from '@xstate/react'
import { useState } from 'react'
import { type PopupActors, useModal } from '../../services/index.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { LocationPopup } from './LocationPopup.tsx'
import { NewVersionNotice } from './NewVersionNotice.tsx'

/** The popups over their machines, one at a time, in the order of core's `choosePopup` (product §4). */
export function Popups({ consent, location, newVersion, policyPath, reload }: PopupActors) {
  const modals = useModal()
  const isCookieBannerShown = useSelector(consent, selectIsBannerShown)
  const view = useSelector(location, selectLocation, shallowEqual)
  const isOutdated = useSelector(newVersion ?? undefined, (snapshot) => snapshot?.hasTag('outdated') ?? false)
  const [isPutOff, setIsPutOff] = useState(false)
  const popup = choosePopup({
    isCookieBannerShown,
    isLocationAsked: view.status !== 'hidden',
    isVersionNew: isOutdated && !isPutOff,
  })
  if (popup === 'cookies') {
    return <CookieBanner policyPath={policyPath} onAccept={() => consent.send({ type: 'consent.accept' })} />
  }
  if (popup === 'version') return <NewVersionNotice onReload={reload} onPutOff={() => setIsPutOff(true)} />
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
