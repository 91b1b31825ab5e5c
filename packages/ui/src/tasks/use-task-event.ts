import { errorMessage, isApiError } from '@artel/core/api'
import { taskKeys } from '@artel/core/tasks'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useServices } from '../services/index.ts'

/** One attempt to move a task or a reply along. */
export interface TaskEvent {
  /** Why the last try failed, fit to show; `null` before and while trying. */
  readonly error: string | null
  readonly busy: boolean
  run(): void
}

/**
 * Sends an event of a task's page and shows the task as the server sees it afterwards, also when it refused:
 * a stale version means that there is something newer to look at.
 */
export function useTaskEvent(
  taskId: number,
  send: () => Promise<unknown>,
  onDone: () => void,
  { staysOpen = false }: { readonly staysOpen?: boolean } = {},
): TaskEvent {
  const { toasts, clock } = useServices()
  const queries = useQueryClient()
  // The state of the mutation is told a tick later: the second click of a double one would find it idle.
  const isRunning = useRef(false)
  const refresh = () => queries.invalidateQueries({ queryKey: taskKeys.all })
  const mutation = useMutation({
    mutationKey: ['tasks', taskId, 'event'],
    mutationFn: send,
    onSettled: () => {
      isRunning.current = false
    },
    onSuccess: async () => {
      await refresh()
      onDone()
    },
    onError: async (error) => {
      if (!isApiError(error, 'VERSION_CONFLICT', 'TRANSITION_REFUSED', 'NOT_FOUND')) return
      await refresh()
      // What was typed is worth another try, and the refusal stands beside it.
      if (staysOpen) return
      toasts.send({ type: 'toast.show', kind: 'warning', text: errorMessage(error), at: clock.now() })
      onDone()
    },
  })
  return {
    error: mutation.error ? errorMessage(mutation.error) : null,
    busy: mutation.isPending,
    run: () => {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate()
    },
  }
}
