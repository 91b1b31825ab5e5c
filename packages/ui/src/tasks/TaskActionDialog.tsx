import { TASK_REJECT_RULES, type Task, type TaskRejectRule } from '@artel/core/contract'
import { selectForm } from '@artel/core/forms'
import { cancelReasons, provideCancelForm, rejectRuleLabels, taskKeys } from '@artel/core/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { RadioGroup } from '../kit/index.ts'
import { useServices } from '../services/index.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ru } from './ru.ts'
import type { TaskAction } from './TaskActions.tsx'
import { useTaskEvent } from './use-task-event.ts'

interface TaskDialogProps {
  task: Task
  onClose: () => void
}

function FinishDialog({ task, onClose }: TaskDialogProps) {
  const { api } = useServices()
  const event = useTaskEvent(
    task.id,
    () => api.finishTask({ params: { id: task.id }, body: { version: task.version } }),
    onClose,
  )
  const words = { title: ru.finishTitle, text: ru.finishText, confirm: ru.finishConfirm }
  return <ConfirmDialog {...words} busy={event.busy} error={event.error} onConfirm={event.run} onClose={onClose} />
}

function ApproveDialog({ task, onClose }: TaskDialogProps) {
  const { api } = useServices()
  const event = useTaskEvent(
    task.id,
    () => api.approveTask({ params: { id: task.id }, body: { version: task.version } }),
    onClose,
  )
  const words = { title: ru.approveTitle, text: ru.approveText, confirm: ru.approve }
  return <ConfirmDialog {...words} busy={event.busy} error={event.error} onConfirm={event.run} onClose={onClose} />
}

function RejectDialog({ task, onClose }: TaskDialogProps) {
  const { api } = useServices()
  const [rule, setRule] = useState<TaskRejectRule | null>(null)
  const [isAttempted, setAttempted] = useState(false)
  const event = useTaskEvent(
    task.id,
    () =>
      api.rejectTask({
        params: { id: task.id },
        body: { version: task.version, rule: rule ?? TASK_REJECT_RULES[0] },
      }),
    onClose,
  )
  const words = { title: ru.rejectTaskTitle, text: ru.rejectTaskText, confirm: ru.rejectTask }
  return (
    <ConfirmDialog
      {...words}
      danger
      busy={event.busy}
      error={event.error}
      onClose={onClose}
      onConfirm={() => {
        setAttempted(true)
        if (rule !== null) event.run()
      }}
    >
      <RadioGroup
        legend={ru.rule}
        error={isAttempted && rule === null ? ru.chooseRule : undefined}
        options={TASK_REJECT_RULES.map((value) => ({ value, label: rejectRuleLabels[value] }))}
        value={rule}
        onChange={setRule}
      />
    </ConfirmDialog>
  )
}

function CancelTaskDialog({ task, party, onClose }: TaskDialogProps & { party: 'AUTHOR' | 'EXECUTOR' }) {
  const { api, clock } = useServices()
  const queries = useQueryClient()
  const [machine] = useState(() => provideCancelForm(api, task, party))
  const actor = useActorRef(machine, { clock })
  const form = useSelector(actor, selectForm)
  useEffect(() => {
    const subscription = actor.on('form.done', () => {
      void queries.invalidateQueries({ queryKey: taskKeys.all })
      onClose()
    })
    return () => subscription.unsubscribe()
  }, [actor, queries, onClose])
  return (
    <CancelDialog
      title={party === 'AUTHOR' ? ru.cancelByAuthor : ru.cancelByExecutor}
      reasons={party === 'AUTHOR' ? cancelReasons('AUTHOR', task.status) : cancelReasons('EXECUTOR', task.status)}
      form={form}
      onReason={(value) => actor.send({ type: 'field.change', name: 'reason', value })}
      onComment={(value) => actor.send({ type: 'field.change', name: 'comment', value })}
      onSubmit={() => actor.send({ type: 'form.submit' })}
      onClose={onClose}
    />
  )
}

/** The dialog that stands before an action on a task. */
export function TaskActionDialog({ action, ...rest }: TaskDialogProps & { action: TaskAction }) {
  switch (action) {
    case 'FINISH':
      return <FinishDialog {...rest} />
    case 'APPROVE':
      return <ApproveDialog {...rest} />
    case 'REJECT':
      return <RejectDialog {...rest} />
    case 'CANCEL_BY_AUTHOR':
      return <CancelTaskDialog {...rest} party="AUTHOR" />
    case 'CANCEL_BY_EXECUTOR':
      return <CancelTaskDialog {...rest} party="EXECUTOR" />
  }
}
