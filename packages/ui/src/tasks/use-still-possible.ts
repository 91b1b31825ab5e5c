import { useEffect } from 'react'
import { useServices } from '../services/index.ts'
import { ru } from './dialogs.ru.ts'

/**
 * Closes a dialog, saying why, when what it asks about has become impossible elsewhere.
 * @param isPossible now, as the server sees it
 * @param isBusy the dialog itself is about to make it so
 */
export function useStillPossible(isPossible: boolean, isBusy: boolean, onClose: () => void): void {
  const { toasts, clock } = useServices()
  const isGone = !isPossible && !isBusy
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it happens
  useEffect(() => {
    if (!isGone) return
    toasts.send({ type: 'toast.show', kind: 'warning', text: ru.changedElsewhere, at: clock.now() })
    onClose()
  }, [isGone])
}
