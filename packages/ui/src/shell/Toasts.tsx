import { TOAST_TITLES } from '@artel/core/shell'
import { Toaster } from '../kit/toast/index.ts'
import { useReadable, useServices } from '../services/index.ts'

/** The toasts of the page over their machine. */
export function Toasts() {
  const { toasts } = useServices()
  const shown = useReadable(toasts.toasts)
  return (
    <Toaster
      toasts={shown}
      titles={TOAST_TITLES}
      onDismiss={(id) => toasts.send({ type: 'toast.dismiss', id })}
      onHold={() => toasts.send({ type: 'toasts.hold' })}
      onRelease={() => toasts.send({ type: 'toasts.release' })}
    />
  )
}
