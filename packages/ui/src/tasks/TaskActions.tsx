import type { Task, TaskUserEvent } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { lazy, Suspense, useState } from 'react'
import { Button, ButtonLink } from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './TaskActions.module.css'

const TaskActionDialog = lazy(() =>
  import('./TaskActionDialog.tsx').then((module) => ({ default: module.TaskActionDialog })),
)

/** Events of the task that have a button here; ACCEPT_REPLY has its own beside each reply. */
export type TaskAction = Exclude<TaskUserEvent, 'ACCEPT_REPLY'>

const buttons = [
  { action: 'FINISH', label: ru.finish, variant: 'primary' },
  { action: 'APPROVE', label: ru.approve, variant: 'primary' },
  { action: 'REJECT', label: ru.rejectTask, variant: 'secondary' },
  { action: 'CANCEL_BY_AUTHOR', label: ru.cancelByAuthor, variant: 'ghost' },
  { action: 'CANCEL_BY_EXECUTOR', label: ru.cancelByExecutor, variant: 'ghost' },
] as const satisfies readonly { action: TaskAction; label: string; variant: string }[]

/** Buttons of what the lifecycle allows the viewer now, and the way to the chat of the deal. */
export function TaskActions({ task }: { task: Task }) {
  const [asked, setAsked] = useState<TaskAction | null>(null)
  const allowed = buttons.filter(({ action }) =>
    task.allowedEvents.some(({ event, refusal }) => event === action && refusal === null),
  )
  if (allowed.length === 0 && task.chatId === null) return null
  return (
    <div className={css.actions}>
      {task.chatId !== null && (
        <ButtonLink to={paths.chat(task.chatId)} variant="secondary" wide>
          {ru.writeExecutor}
        </ButtonLink>
      )}
      {allowed.map(({ action, label, variant }) => (
        <Button key={action} variant={variant} wide onClick={() => setAsked(action)}>
          {label}
        </Button>
      ))}
      {asked && (
        <Suspense fallback={null}>
          <TaskActionDialog task={task} action={asked} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </div>
  )
}
