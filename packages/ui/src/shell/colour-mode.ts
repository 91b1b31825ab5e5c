import type { KeyValueStorage } from '@artel/core/ports'
import { type ColourMode, readColourMode, rememberColourMode, themeOf } from '@artel/core/shell'
import { useCallback, useSyncExternalStore } from 'react'

const show = (mode: ColourMode) => {
  const theme = themeOf(mode)
  if (theme === null) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Those of this tab who show the mode; the other tabs hear of the storage. */
const listeners = new Set<() => void>()

const system = (): ColourMode => 'system'

/** The chosen mode and the way to choose another; the choice outlives the visit and reaches the other tabs. */
export function useColourMode(storage: KeyValueStorage): [ColourMode, (mode: ColourMode) => void] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const follow = () => {
        show(readColourMode(storage))
        listener()
      }
      listeners.add(listener)
      addEventListener('storage', follow)
      return () => {
        listeners.delete(listener)
        removeEventListener('storage', follow)
      }
    },
    [storage],
  )
  const mode = useSyncExternalStore(subscribe, () => readColourMode(storage), system)
  const choose = (next: ColourMode) => {
    show(next)
    rememberColourMode(storage, next)
    for (const listener of listeners) listener()
  }
  return [mode, choose]
}
