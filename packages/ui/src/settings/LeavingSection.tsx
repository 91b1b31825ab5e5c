import { deleteAccountForm } from '@artel/core/account'
import type { User } from '@artel/core/contract'
import { useEffect, useState } from 'react'
import { useForm } from '../forms/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { Change, type ChangeEnds } from './Change.tsx'
import { LeavingForm } from './LeavingForm.tsx'
import { LeavingView } from './LeavingView.tsx'
import { ru } from './ru.ts'
import { SettingsSection } from './SettingsSection.tsx'
import { useChange } from './use-change.ts'
import { useTasksInWork } from './use-tasks-in-work.ts'

/** How long the last words stay: they are read on another page. */
const WORDS_STAY = 15_000

function Leave({ onBlocked, ...ends }: ChangeEnds & { onBlocked: () => void }) {
  const { api } = useServices()
  const [machine] = useState(() => deleteAccountForm.provide({ api }))
  const actor = useScreenMachine(machine)
  const bound = useForm(actor, deleteAccountForm.select)
  const onCancel = useChange(actor, ends)
  useEffect(() => {
    const refused = actor.on('form.refused', () => {
      if (actor.getSnapshot().context.code === 'TASKS_IN_PROGRESS') onBlocked()
    })
    return () => refused.unsubscribe()
  }, [actor, onBlocked])
  return <LeavingForm {...bound} onCancel={onCancel} />
}

/** Leaving for good. */
export function LeavingSection({ viewer }: { viewer: User }) {
  const { session, toasts, clock } = useServices()
  const { status, tasks, isFetching, refetch } = useTasksInWork(viewer)
  const leave = () => {
    toasts.send({
      type: 'toast.show',
      kind: 'success',
      text: ru.leaving.done,
      timeout: WORDS_STAY,
      at: clock.now(),
    })
    session.send({ type: 'signOut' })
  }
  return (
    <SettingsSection id="leaving" title={ru.leaving.title} text={ru.leaving.text}>
      <LeavingView
        isExecutor={viewer.role === 'EXECUTOR'}
        status={status}
        tasks={tasks}
        isRetrying={isFetching}
        onRetry={refetch}
      >
        <Change
          label={ru.leaving.begin}
          done={ru.leaving.done}
          form={({ onCancel }) => <Leave onBlocked={refetch} onCancel={onCancel} onDone={leave} />}
        />
      </LeavingView>
    </SettingsSection>
  )
}
