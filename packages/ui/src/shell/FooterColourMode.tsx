import { useServices } from '../services/index.ts'
import { useColourMode } from './colour-mode.ts'
import { ColourModeSwitch } from './colour-mode-switch/index.ts'

/** The choice of the theme for those who have no account menu too. */
export function FooterColourMode() {
  const [mode, choose] = useColourMode(useServices().storage)
  return <ColourModeSwitch value={mode} onChange={choose} />
}
