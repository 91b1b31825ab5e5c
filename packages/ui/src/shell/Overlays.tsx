import { type ReactNode, useEffect, useState } from 'react'
import { quietPart } from '../kit/lazy/index.ts'
import { type ModalName, type PopupActors, useModal, useReadable, useServices, useViewer } from '../services/index.ts'
import { useFailedPart } from './failed-part.ts'

const AuthModals = quietPart(() => import('../auth/modals/index.ts').then((module) => module.AuthModals))
const RegistrationByEmailDialog = quietPart(() =>
  import('../auth/registration-modal/index.ts').then((module) => module.RegistrationByEmailDialog),
)
const CityDialog = quietPart(() => import('../geolocation/index.ts').then((module) => module.CityDialog))
const SiteSearchDialog = quietPart(() => import('../site-search/index.ts').then((module) => module.SiteSearchDialog))
const PushOffer = quietPart(() => import('../notifications/index.ts').then((module) => module.PushOfferScreen))
const Popups = quietPart(() => import('./popups/index.ts').then((module) => module.Popups))

const loadToasts = () => import('./Toasts.tsx').then((module) => module.Toasts)
const Toasts = quietPart(loadToasts)

/** The popups' actors once they are there; a page without them is none the worse. */
function usePopups(): PopupActors | null {
  const { loadPopups } = useServices()
  const [popups, setPopups] = useState<PopupActors | null>(null)
  useEffect(() => {
    loadPopups().then(
      (loaded) => {
        setPopups(loaded)
        // Without a connection it is too late to load what tells about it.
        loadToasts().catch(() => {})
      },
      () => {},
    )
  }, [loadPopups])
  return popups
}

/** Modals, toasts and popups of the whole site (product §2.8); each is loaded when it is first needed. */
export function Overlays(): ReactNode {
  const modals = useModal()
  const { toasts, pushMoment } = useServices()
  const viewer = useViewer()
  const isPushMoment = useReadable(pushMoment)
  const stack = useReadable(modals.stack)
  const popups = usePopups()
  const hasToasts = useReadable(toasts.toasts).length > 0
  const tellFailed = useFailedPart()
  const onClose = () => modals.send({ type: 'modal.close' })
  const onFailed = () => {
    onClose()
    tellFailed()
  }
  return (
    <>
      {stack.map(({ name }, level) => {
        const props = { level, onClose, onFailed }
        const modal = name as ModalName
        if (modal === 'city') return <CityDialog key={name} {...props} />
        if (modal === 'search') return <SiteSearchDialog key={name} {...props} />
        if (modal === 'registration-by-email') return <RegistrationByEmailDialog key={name} {...props} />
        return <AuthModals key={name} name={modal} {...props} />
      })}
      {popups && <Popups {...popups} />}
      {viewer && isPushMoment && <PushOffer key={viewer.id} />}
      {hasToasts && <Toasts />}
    </>
  )
}
