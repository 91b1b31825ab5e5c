import type { Task } from '@artel/core/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useServices } from '../services/index.ts'
import type { TaskAction } from './task-moves.ts'

const TaskActionDialog = lazy(() =>
  import('./TaskActionDialog.tsx').then((module) => ({ default: module.TaskActionDialog })),
)

const Complaint = lazy(() => import('../complaints/index.ts').then((module) => ({ default: module.ComplaintScreen })))

/** The steps of a task's page, and the dialog that stands before the one that was asked for. */
export function useTaskAction(task: Task): {
  readonly steps: {
    onAction: (action: TaskAction) => void
    onSignIn: () => void
    onComplain: (() => void) | undefined
  }
  readonly dialog: ReactNode
} {
  const { modals } = useServices()
  const [asked, setAsked] = useState<TaskAction | 'COMPLAIN' | null>(null)
  const mayComplain = task.viewer !== 'AUTHOR' && task.viewer !== 'STAFF'
  const close = () => setAsked(null)
  return {
    steps: {
      onAction: setAsked,
      onSignIn: () => modals.send({ type: 'modal.open', name: 'sign-in' }),
      onComplain: mayComplain ? () => setAsked('COMPLAIN') : undefined,
    },
    dialog: asked && (
      <Suspense fallback={null}>
        {asked === 'COMPLAIN' ? (
          <Complaint subject={{ target: 'TASK', targetId: String(task.id) }} onClose={close} />
        ) : (
          <TaskActionDialog task={task} action={asked} onClose={close} />
        )}
      </Suspense>
    ),
  }
}
