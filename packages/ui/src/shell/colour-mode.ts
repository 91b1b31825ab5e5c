import type { KeyValueStorage } from '@artel/core/ports'
import { useState } from 'react'

/** Colour modes of spec §4. */
export const COLOUR_MODES = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof COLOUR_MODES)[number]

/** Key of the mode in local storage. */
const COLOUR_MODE_KEY = 'artel_theme'

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
export const COLOUR_MODE_SCRIPT = `try{var t=localStorage.getItem('${COLOUR_MODE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

const isMode = (value: string | null): value is ColourMode => COLOUR_MODES.some((mode) => mode === value)

/** The chosen mode and the way to choose another; the choice outlives the visit. */
export function useColourMode(storage: KeyValueStorage): [ColourMode, (mode: ColourMode) => void] {
  const [mode, setMode] = useState<ColourMode>(() => {
    const stored = storage.get(COLOUR_MODE_KEY)
    return isMode(stored) ? stored : 'system'
  })
  const choose = (next: ColourMode) => {
    setMode(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
    storage.set(COLOUR_MODE_KEY, next)
  }
  return [mode, choose]
}
