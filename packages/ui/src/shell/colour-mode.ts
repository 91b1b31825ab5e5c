import type { KeyValueStorage } from '@artel/core/ports'
import { COLOUR_MODE_KEY, type ColourMode, readColourMode, rememberColourMode, themeOf } from '@artel/core/shell'
import { useEffect, useState } from 'react'

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
export const COLOUR_MODE_SCRIPT = `try{var t=localStorage.getItem('${COLOUR_MODE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const show = (mode: ColourMode) => {
  const theme = themeOf(mode)
  if (theme === null) delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** The chosen mode and the way to choose another; the choice outlives the visit and reaches the other tabs. */
export function useColourMode(storage: KeyValueStorage): [ColourMode, (mode: ColourMode) => void] {
  const [mode, setMode] = useState<ColourMode>(() => readColourMode(storage))
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      // A cleared storage has no key.
      if (key !== COLOUR_MODE_KEY && key !== null) return
      const chosen = readColourMode(storage)
      setMode(chosen)
      show(chosen)
    }
    addEventListener('storage', follow)
    return () => removeEventListener('storage', follow)
  }, [storage])
  const choose = (next: ColourMode) => {
    setMode(next)
    show(next)
    rememberColourMode(storage, next)
  }
  return [mode, choose]
}
