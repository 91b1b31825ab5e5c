import type { KeyValueStorage } from '../ports/index.ts'

/** Colour modes of product §4. */
export const COLOUR_MODES = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof COLOUR_MODES)[number]

/** Key of the mode in local storage. */
export const COLOUR_MODE_KEY = 'artel_theme'

/** Runs before the first paint, so that a chosen theme never flashes the other one. */
export const COLOUR_MODE_SCRIPT = `try{var t=localStorage.getItem('${COLOUR_MODE_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`

/** The chosen mode; `system` for anything that is none. */
export const readColourMode = (storage: KeyValueStorage): ColourMode => {
  const stored = storage.get(COLOUR_MODE_KEY)
  return COLOUR_MODES.find((mode) => mode === stored) ?? 'system'
}

/** Keeps the choice beyond the visit. */
export const rememberColourMode = (storage: KeyValueStorage, mode: ColourMode): void => {
  storage.set(COLOUR_MODE_KEY, mode)
}

/** The theme that a mode asks of the page; `null` leaves it to the system. */
export const themeOf = (mode: ColourMode): 'light' | 'dark' | null => (mode === 'system' ? null : mode)
