import { COLOUR_MODES, type ColourMode } from '@artel/core/shell'
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { useId } from 'react'
import { enterEarlyTick, Icon, VisuallyHidden } from '../../kit/index.ts'
import css from './ColourModeSwitch.module.css'
import { ru } from './ru.ts'

const icons: Record<ColourMode, LucideIcon> = { system: Monitor, light: Sun, dark: Moon }

export interface ColourModeSwitchProps {
  value: ColourMode
  onChange: (mode: ColourMode) => void
}

/** Light, dark, or as the system says. Radio buttons: arrows choose. */
export function ColourModeSwitch({ value, onChange }: ColourModeSwitchProps) {
  const name = useId()
  return (
    <fieldset className={css.modes}>
      <legend>
        <VisuallyHidden>{ru.legend}</VisuallyHidden>
      </legend>
      {COLOUR_MODES.map((mode) => (
        <label key={mode} className={css.mode}>
          <input
            ref={enterEarlyTick}
            type="radio"
            name={name}
            className={css.input}
            checked={mode === value}
            onChange={() => onChange(mode)}
          />
          <Icon of={icons[mode]} size={16} />
          {ru.modes[mode]}
        </label>
      ))}
    </fieldset>
  )
}
