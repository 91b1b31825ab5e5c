import { errorMessage } from '@artel/core/api'
import { TASK_REJECT_RULES, type Task, type TaskRejectRule } from '@artel/core/contract'
import { createFormDraft } from '@artel/core/forms'
import { paths } from '@artel/core/routes'
import { cancelForm, cancelReasons, rejectRuleLabels, taskKeys } from '@artel/core/tasks'
import { choiceRules, taskRules } from '@artel/core/validators'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDraft, useForm } from '../forms/index.ts'
import { Field, RadioGroup, Textarea } from '../kit/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { DealTerms } from './DealTerms.tsx'
import { ru } from './dialogs.ru.ts'
import { isPossible, type TaskAction } from './task-moves.ts'
import { useStillPossible } from './use-still-possible.ts'
import { useTaskEvent } from './use-task-event.ts'

interface TaskDialogProps {
  task: Task
  onClose: () => void
}

const plain = {
  FINISH: { title: ru.finishTitle, text: ru.finishText, confirm: ru.finishConfirm },
  REQUEST_FINISH: { title: ru.requestFinishTitle, text: ru.requestFinishText, confirm: ru.requestFinishConfirm },
  REPUBLISH: { title: ru.republishTitle, text: ru.republishText, confirm: ru.republishConfirm },
  APPROVE: { title: ru.approveTitle, text: ru.approveText, confirm: ru.approve },
} as const

/** A step that needs no words of the viewer's. */
function PlainDialog({ task, action, onClose }: TaskDialogProps & { action: keyof typeof plain }) {
  const { api } = useServices()
  const { executor, agreed } = task
  const call = {
    FINISH: api.finishTask,
    REQUEST_FINISH: api.requestTaskFinish,
    REPUBLISH: api.republishTask,
    APPROVE: api.approveTask,
  }[action]
  const send = () => call({ params: { id: task.id }, body: { version: task.version } })
  const event = useTaskEvent(task.id, send, onClose)
  useStillPossible(isPossible(task, action), event.busy, onClose)
  return (
    <ConfirmDialog {...plain[action]} busy={event.busy} error={event.error} onConfirm={event.run} onClose={onClose}>
      {action === 'FINISH' && executor && agreed && <DealTerms executor={executor} terms={agreed} />}
    </ConfirmDialog>
  )
}

const byRule = {
  REJECT: { title: ru.rejectTaskTitle, text: ru.rejectTaskText, confirm: ru.rejectTask },
  REMOVE: { title: ru.removeTaskTitle, text: ru.removeTaskText, confirm: ru.removeTask },
} as const

/** Staff turn a task down or take it off the board by a rule. */
function RuleDialog({ task, action, onClose }: TaskDialogProps & { action: keyof typeof byRule }) {
  const { api } = useServices()
  const [rule, setRule] = useState<TaskRejectRule | null>(null)
  const [isAttempted, setAttempted] = useState(false)
  const call = { REJECT: api.rejectTask, REMOVE: api.removeTask }[action]
  const send = () =>
    call({ params: { id: task.id }, body: { version: task.version, rule: rule ?? TASK_REJECT_RULES[0] } })
  const event = useTaskEvent(task.id, send, onClose)
  useStillPossible(isPossible(task, action), event.busy, onClose)
  return (
    <ConfirmDialog
      {...byRule[action]}
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
        error={isAttempted ? (choiceRules.rejectRule(rule) ?? undefined) : undefined}
        options={TASK_REJECT_RULES.map((value) => ({ value, label: rejectRuleLabels[value] }))}
        value={rule}
        onChange={setRule}
      />
    </ConfirmDialog>
  )
}

/** The author says what is still missing. */
function ObjectionDialog({ task, onClose }: TaskDialogProps) {
  const { api, drafts: storage } = useServices()
  const key = `artel_objection_${useViewer()?.id}_${task.id}`
  const [draft] = useState(() => createFormDraft({ storage, key, initial: { comment: '' } }))
  const [comment, setComment] = useState(() => draft.restore().comment ?? '')
  const [isAttempted, setAttempted] = useState(false)
  const problem = taskRules.objection(comment)
  const send = async () => {
    await api.declineTaskFinish({ params: { id: task.id }, body: { version: task.version, comment } })
    draft.forget()
  }
  const event = useTaskEvent(task.id, send, onClose)
  useStillPossible(isPossible(task, 'DECLINE_FINISH'), event.busy, onClose)
  return (
    <ConfirmDialog
      title={ru.declineFinishTitle}
      text={ru.declineFinishText}
      confirm={ru.declineFinish}
      busy={event.busy}
      error={event.error}
      onClose={onClose}
      onConfirm={() => {
        setAttempted(true)
        if (problem === null) event.run()
      }}
    >
      <Field
        label={taskRules.objection.label}
        hint={ru.objectionHint}
        error={isAttempted ? (problem ?? undefined) : undefined}
      >
        <Textarea
          rows={3}
          maxLength={taskRules.objection.max}
          value={comment}
          onChange={({ target }) => {
            setComment(target.value)
            draft.keep({ comment: target.value })
          }}
        />
      </Field>
    </ConfirmDialog>
  )
}

/** The page goes with the task, so the list takes its place. */
function DeleteDialog({ task, onClose }: TaskDialogProps) {
  const { api, clock, toasts, navigate } = useServices()
  const queries = useQueryClient()
  const deletion = useMutation({
    mutationKey: ['tasks', task.id, 'delete'],
    mutationFn: () => api.deleteTask({ params: { id: task.id } }),
    onSuccess: () => {
      navigate(paths.myTasks(), { replace: true })
      toasts.send({ type: 'toast.show', kind: 'success', text: ru.deleted, at: clock.now() })
      void queries.invalidateQueries({ queryKey: taskKeys.all, refetchType: 'none' })
    },
  })
  useStillPossible(isPossible(task, 'DELETE'), deletion.isPending || deletion.isSuccess, onClose)
  return (
    <ConfirmDialog
      title={ru.deleteTitle}
      text={ru.deleteText}
      confirm={ru.deleteConfirm}
      danger
      busy={deletion.isPending}
      error={deletion.error && errorMessage(deletion.error)}
      onConfirm={() => deletion.mutate()}
      onClose={onClose}
    />
  )
}

function CancelTaskDialog({ task, party, onClose }: TaskDialogProps & { party: 'AUTHOR' | 'EXECUTOR' }) {
  const { api, drafts } = useServices()
  const queries = useQueryClient()
  const viewerId = useViewer()?.id
  const [machine] = useState(() => cancelForm.provide({ api, task, party }))
  const [draft] = useState(() => cancelForm.draft(drafts, `artel_cancel_${viewerId}_${task.id}_${task.status}`))
  const actor = useScreenMachine(machine, { input: { values: draft.restore() } })
  useDraft(actor, draft)
  const { form, onChange, onSubmit } = useForm(actor, cancelForm.select)
  useEffect(() => {
    const subscription = actor.on('form.done', () => {
      void queries.invalidateQueries({ queryKey: taskKeys.all })
      onClose()
    })
    return () => subscription.unsubscribe()
  }, [actor, queries, onClose])
  const isSent = form.status === 'submitting' || form.status === 'done'
  useStillPossible(isPossible(task, `CANCEL_BY_${party}`), isSent, onClose)
  const isWork = task.status === 'IN_PROGRESS'
  return (
    <CancelDialog
      text={party === 'EXECUTOR' ? ru.cancelTexts.executor : isWork ? ru.cancelTexts.work : ru.cancelTexts.open}
      title={party === 'AUTHOR' ? ru.cancelByAuthor : ru.cancelByExecutor}
      reasons={party === 'AUTHOR' ? cancelReasons('AUTHOR', task.status) : cancelReasons('EXECUTOR', task.status)}
      form={form}
      onReason={(reason) => onChange('reason', reason)}
      onComment={(comment) => onChange('comment', comment)}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  )
}

/** The dialog that stands before an action on a task. */
export function TaskActionDialog({ action, ...rest }: TaskDialogProps & { action: TaskAction }) {
  switch (action) {
    case 'FINISH':
    case 'REQUEST_FINISH':
    case 'REPUBLISH':
    case 'APPROVE':
      return <PlainDialog {...rest} action={action} />
    case 'REJECT':
    case 'REMOVE':
      return <RuleDialog {...rest} action={action} />
    case 'DECLINE_FINISH':
      return <ObjectionDialog {...rest} />
    case 'DELETE':
      return <DeleteDialog {...rest} />
    case 'CANCEL_BY_AUTHOR':
      return <CancelTaskDialog {...rest} party="AUTHOR" />
    case 'CANCEL_BY_EXECUTOR':
      return <CancelTaskDialog {...rest} party="EXECUTOR" />
  }
}
