import { blockUserForm, changeRoleForm, roleLabels } from '@artel/core/admin'
import { errorMessage } from '@artel/core/api'
import type { AccountEvent, AdminUserDetails } from '@artel/core/contract'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../forms/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { BlockDialog } from './BlockDialog.tsx'
import { QuestionDialog } from './QuestionDialog.tsx'
import { RoleDialog } from './RoleDialog.tsx'
import { ru } from './ru.ts'
import { useDone, useSaid } from './use-done.ts'

interface StepProps {
  user: AdminUserDetails
  name: string
  onClose: () => void
}

function Blocking({ user, name, onClose }: StepProps) {
  const { api } = useServices()
  const said = useSaid()
  const [machine] = useState(() => blockUserForm.provide({ api, account: user }))
  const actor = useScreenMachine(machine, { input: {} })
  useDone(actor, () => {
    said(ru.block.done(name))
    onClose()
  })
  return <BlockDialog {...useForm(actor, blockUserForm.select)} name={name} onClose={onClose} />
}

function Promoting({ user, name, onClose }: StepProps) {
  const { api } = useServices()
  const said = useSaid()
  const [machine] = useState(() => changeRoleForm.provide({ api, account: user }))
  const actor = useScreenMachine(machine, { input: {} })
  useDone(actor, ({ role }) => {
    said(ru.role.done(name, roleLabels[role]))
    onClose()
  })
  return <RoleDialog {...useForm(actor, changeRoleForm.select)} name={name} roles={user.roles} onClose={onClose} />
}

function Unblocking({ user, name, onClose }: StepProps) {
  const { api } = useServices()
  const said = useSaid()
  const { id, version } = user
  const unblock = useMutation({
    mutationKey: ['admin', 'unblock', id],
    mutationFn: () => api.unblockUser({ params: { id }, body: { version } }),
    onSuccess() {
      said(ru.unblock.done(name))
      onClose()
    },
  })
  return (
    <QuestionDialog
      title={ru.unblock.title}
      text={ru.unblock.text(name)}
      confirm={ru.unblock.confirm}
      isBusy={unblock.isPending}
      message={unblock.isError ? errorMessage(unblock.error) : null}
      onConfirm={() => unblock.mutate()}
      onClose={onClose}
    />
  )
}

const steps = { BLOCK: Blocking, CHANGE_ROLE: Promoting, UNBLOCK: Unblocking } satisfies Record<AccountEvent, unknown>

/** The window of a step that an administrator has chosen. */
export function UserDialog({ event, ...step }: StepProps & { event: AccountEvent }) {
  const Step = steps[event]
  return <Step {...step} />
}
