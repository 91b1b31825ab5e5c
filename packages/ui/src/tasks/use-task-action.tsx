import type { Task } from '@artel/core/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useServices } from '../services/index.ts'
import type { TaskAction } from './task-moves.ts'

const TaskActionDialog = lazy(() =>
  import('./TaskActionDialog.tsx').then((module) => ({ default: module.TaskActionDialog })),
)

/** The steps of a task's page, and the dialog that stands before the one that was asked for. */
export function useTaskAction(task: Task): {
  readonly steps: { onAction: (action: TaskAction) => void; onSignIn: () => void }
  readonly dialog: ReactNode
} {
  const { modals } = useServices()
  const [asked, setAsked] = useState<TaskAction | null>(null)
  return {
    steps: { onAction: setAsked, onSignIn: () => modals.send({ type: 'modal.open', name: 'sign-in' }) },
    dialog: asked && (
      <Suspense fallback={null}>
        <TaskActionDialog task={task} action={asked} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  }
}
