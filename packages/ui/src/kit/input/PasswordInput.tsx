import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button/IconButton.tsx'
import { ru } from '../ru.ts'
import { Input, type InputProps } from './Input.tsx'

/** An input for a password; say `autoComplete`: `current-password` or `new-password`. */
export type PasswordInputProps = Omit<InputProps, 'type' | 'end'> & {
  autoComplete: 'current-password' | 'new-password'
}

/** A password that can be looked at while typing. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  return (
    <Input
      autoCapitalize="off"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={shown ? ru.hidePassword : ru.showPassword}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
