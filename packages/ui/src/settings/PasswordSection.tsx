import { accountKeys, changePasswordForm } from '@artel/core/account'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../forms/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { Change, type ChangeEnds } from './Change.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ru } from './ru.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { useChange } from './use-change.ts'

function ChangePassword(ends: ChangeEnds) {
  const { api } = useServices()
  const [machine] = useState(() => changePasswordForm.provide({ api }))
  const actor = useScreenMachine(machine)
  const bound = useForm(actor, changePasswordForm.select)
  const onCancel = useChange(actor, ends)
  return <PasswordForm {...bound} onCancel={onCancel} />
}

/** The change of the password. */
export function PasswordSection() {
  const queryClient = useQueryClient()
  const { title, text, change, changed } = ru.newPassword
  return (
    <SettingsSection id="password" title={title} text={text}>
      <Change
        label={change}
        done={changed}
        form={({ onDone, onCancel }) => (
          <ChangePassword
            onCancel={onCancel}
            onDone={() => {
              // The other sessions have ended with the old password.
              void queryClient.invalidateQueries({ queryKey: accountKeys.sessions })
              onDone()
            }}
          />
        )}
      />
    </SettingsSection>
  )
}
