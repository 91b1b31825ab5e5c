import type { KeyValueStorage } from '@artel/core/ports'
import { COLOUR_MODE_KEY, type ColourMode, readColourMode, rememberColourMode, themeOf } from '@artel/core/shell'
import { useState } from 'react'

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
export const COLOUR_MODE_SCRIPT = `try{var t=localStorage.getItem('${COLOUR_MODE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** The chosen mode and the way to choose another; the choice outlives the visit. */
export function useColourMode(storage: KeyValueStorage): [ColourMode, (mode: ColourMode) => void] {
  const [mode, setMode] = useState<ColourMode>(() => readColourMode(storage))
  const choose = (next: ColourMode) => {
    setMode(next)
    const theme = themeOf(next)
    if (theme === null) delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = theme
    rememberColourMode(storage, next)
  }
  return [mode, choose]
}
