import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type ModalName, type PopupActors, useModal, useReadable, useServices } from '../services/index.ts'

/** What every modal of the stack gets. */
export interface ModalProps {
  /** Place in the stack, from 0. */
  level: number
  onClose: () => void
}

const auth = () => import('../auth/index.ts')

const modalScreens: Readonly<Record<ModalName, ComponentType<ModalProps>>> = {
  'sign-in': lazy(() => auth().then(({ SignInDialog }) => ({ default: SignInDialog }))),
  registration: lazy(() => auth().then(({ RegistrationDialog }) => ({ default: RegistrationDialog }))),
  'registration-by-email': lazy(() =>
    import('../registration/index.ts').then(({ RegistrationByEmailDialog }) => ({
      default: RegistrationByEmailDialog,
    })),
  ),
  'forgot-password': lazy(() => auth().then(({ ForgotPasswordDialog }) => ({ default: ForgotPasswordDialog }))),
  'mail-link': lazy(() => auth().then(({ MailLinkDialog }) => ({ default: MailLinkDialog }))),
  city: lazy(() => import('../geolocation/index.ts').then(({ CityDialog }) => ({ default: CityDialog }))),
}

const Toasts = lazy(() => import('./Toasts.tsx').then((module) => ({ default: module.Toasts })))

const Popups = lazy(() => import('../popups/index.ts').then((module) => ({ default: module.Popups })))

/** The popups' actors once they are there; a page without them is none the worse. */
function usePopups(): PopupActors | null {
  const { loadPopups } = useServices()
  const [popups, setPopups] = useState<PopupActors | null>(null)
  useEffect(() => void loadPopups().then(setPopups, () => {}), [loadPopups])
  return popups
}

/** Modals, toasts and popups of the whole site (spec §2 "Overlays"); each is loaded when it is first needed. */
export function Overlays(): ReactNode {
  const modals = useModal()
  const { toasts } = useServices()
  const stack = useReadable(modals.stack)
  const popups = usePopups()
  const hasToasts = useReadable(toasts.toasts).length > 0
  return (
    <Suspense fallback={null}>
      {stack.map(({ name }, level) => {
        const Modal = modalScreens[name as ModalName]
        return <Modal key={name} level={level} onClose={() => modals.send({ type: 'modal.close' })} />
      })}
      {popups && <Popups {...popups} />}
      {hasToasts && <Toasts />}
    </Suspense>
  )
}
