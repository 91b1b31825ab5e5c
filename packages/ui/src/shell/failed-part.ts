import { useServices } from '../services/index.ts'
import { ru } from './ru.ts'

/** Says in a toast that a part of the page could not be loaded. */
export function useFailedPart(): () => void {
  const { toasts, clock } = useServices()
  return () => toasts.send({ type: 'toast.show', kind: 'error', text: ru.partFailed, at: clock.now() })
}
