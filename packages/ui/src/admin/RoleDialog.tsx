import { roleLabels } from '@artel/core/admin'
import type { AdminUserDetails, Role } from '@artel/core/contract'
import { RadioGroup } from '../kit/index.ts'
import { errorsOf, FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { ru } from './ru.ts'

export interface RoleDialogProps extends FormDialogProps<{ readonly role: Role | null }, AdminUserDetails> {
  name: string
  /** Roles that the account may get. */
  roles: readonly Role[]
}

/** Which role an account gets. */
export function RoleDialog({ name, roles, onChange, onBlur, ...frame }: RoleDialogProps) {
  return (
    <FormDialog {...frame} title={ru.role.title(name)} text={ru.role.text} submit={ru.role.submit}>
      <RadioGroup
        legend={ru.role.legend}
        options={roles.map((role) => ({ value: role, label: roleLabels[role], hint: ru.role.hints[role] }))}
        value={frame.form.values.role}
        error={errorsOf(frame.form).role}
        onChange={(role) => onChange('role', role)}
      />
    </FormDialog>
  )
}
