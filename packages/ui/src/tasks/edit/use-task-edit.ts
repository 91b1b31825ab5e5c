import type { CategoryIndex } from '@artel/core/categories'
import type { EditableTask, Task } from '@artel/core/contract'
import type { KeyValueStorage } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import { provideTaskEdit, type TaskEditActor, taskKeys } from '@artel/core/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePageTime } from '../../kit/index.ts'
import { useScreenMachine, useServices } from '../../services/index.ts'
import { ru } from './ru.ts'

/** What the server knows of the visitor's drafts. */
const NOTHING: KeyValueStorage = { get: () => null, set: () => {}, remove: () => {} }

/** The form of a task; until it is live it is drawn as the server draws it, without what was kept in the browser. */
export function useTaskEdit(task: EditableTask, categories: CategoryIndex, isLive: boolean): TaskEditActor {
  const { api, clock, storage } = useServices()
  const { timeZone } = usePageTime()
  const [machine] = useState(() => provideTaskEdit(api))
  return useScreenMachine(machine, {
    input: { task, categories, timeZone, clock, storage: isLive ? storage : NOTHING },
  })
}

/** How often the form refused to go on. */
export function useEditAttempts(actor: TaskEditActor): number {
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    const subscription = actor.on('edit.refused', () => setAttempts((count) => count + 1))
    return () => subscription.unsubscribe()
  }, [actor])
  return attempts
}

const outcomeOf = ({ status, isRevised }: Task): string => {
  if (status !== 'APPROVED') return ru.saved.sent
  return isRevised ? ru.saved.checked : ru.saved.published
}

/** Leads back to the task, which everybody's lists show as it is now. */
export function useSavedTask(actor: TaskEditActor): void {
  const { toasts, clock, navigate } = useServices()
  const queries = useQueryClient()
  useEffect(() => {
    const subscription = actor.on('task.saved', ({ task }) => {
      void queries.invalidateQueries({ queryKey: taskKeys.all })
      toasts.send({ type: 'toast.show', kind: 'success', text: outcomeOf(task), at: clock.now() })
      navigate(paths.task(task.id), { replace: true })
    })
    return () => subscription.unsubscribe()
  }, [actor, queries, toasts, clock, navigate])
}
