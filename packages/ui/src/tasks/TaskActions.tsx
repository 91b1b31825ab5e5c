import type { Task, TaskUserEvent } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskActions.module.css'

const TaskActionDialog = lazy(() =>
  import('./TaskActionDialog.tsx').then((module) => ({ default: module.TaskActionDialog })),
)

/** Events of the task that have a button here; ACCEPT_REPLY has its own beside each reply, UPDATE is a page's matter. */
export type TaskAction = Exclude<TaskUserEvent, 'ACCEPT_REPLY' | 'UPDATE'>

const buttons = [
  { action: 'FINISH', label: ru.finish, variant: 'primary' },
  { action: 'REQUEST_FINISH', label: ru.requestFinish, variant: 'primary' },
  { action: 'REPUBLISH', label: ru.republish, variant: 'primary' },
  { action: 'APPROVE', label: ru.approve, variant: 'primary' },
  { action: 'REJECT', label: ru.rejectTask, variant: 'secondary' },
  { action: 'REMOVE', label: ru.removeTask, variant: 'secondary' },
  { action: 'DECLINE_FINISH', label: ru.declineFinish, variant: 'secondary' },
  { action: 'CANCEL_BY_AUTHOR', label: ru.cancelByAuthor, variant: 'secondary' },
  { action: 'CANCEL_BY_EXECUTOR', label: ru.cancelByExecutor, variant: 'secondary' },
  { action: 'DELETE', label: ru.deleteTask, variant: 'secondary' },
] as const satisfies readonly { action: TaskAction; label: string; variant: string }[]

/** What the lifecycle allows the viewer now and the way to the chat of the deal, the next step first. */
export function TaskActions({ task }: { task: Task }) {
  const [asked, setAsked] = useState<TaskAction | null>(null)
  const allowed = buttons.filter(({ action }) =>
    task.allowedEvents.some(({ event, refusal }) => event === action && refusal === null),
  )
  if (allowed.length === 0 && task.chatId === null) return null
  const button = ({ action, label, variant }: (typeof allowed)[number]) => (
    <Button key={action} variant={variant} wide onClick={() => setAsked(action)}>
      {label}
    </Button>
  )
  return (
    <div className={css.actions}>
      {allowed.filter(({ variant }) => variant === 'primary').map(button)}
      {task.chatId !== null && (
        <ButtonLink to={paths.chat(task.chatId)} variant="secondary" wide>
          {ru.writeExecutor}
        </ButtonLink>
      )}
      {allowed.filter(({ variant }) => variant === 'secondary').map(button)}
      {asked && (
        <Suspense fallback={null}>
          <TaskActionDialog task={task} action={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  )
}
