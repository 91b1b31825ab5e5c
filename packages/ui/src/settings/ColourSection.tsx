import { useServices } from '../services/index.ts'
import { ColourModeSwitch } from '../shell/colour-mode-switch/index.ts'
import { useColourMode } from '../shell/index.ts'
import { ru } from './ru.ts'
import css from './Settings.module.css'
import { SettingsSection } from './SettingsSection.tsx'

/** Light, dark, or as the system says; the same choice as in the footer and in the menu. */
export function ColourSection() {
  const [mode, choose] = useColourMode(useServices().storage)
  return (
    <SettingsSection id="colours" title={ru.colours.title} text={ru.colours.text}>
      <div className={css.modes}>
        <ColourModeSwitch value={mode} onChange={choose} />
      </div>
    </SettingsSection>
  )
}
