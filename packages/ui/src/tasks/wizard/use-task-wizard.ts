import type { CategoryIndex } from '@artel/core/categories'
import type { KeyValueStorage } from '@artel/core/ports'
import { paths } from '@artel/core/routes'
import { provideTaskWizard, type QuizAsk, quizValues, type TaskWizardActor, taskKeys } from '@artel/core/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { usePageTime } from '../../kit/index.ts'
import { useCity, useScreenMachine, useServices, useViewer } from '../../services/index.ts'
import { submittedText } from './submitted-text.ts'

/** What the server knows of the visitor's drafts. */
const NOTHING: KeyValueStorage = { get: () => null, set: () => {}, remove: () => {} }

interface Beginning {
  readonly isLive: boolean
  readonly ask: QuizAsk
}

/** The wizard of this page; until it is live it is drawn as the server draws it, without the visitor's draft. */
export function useTaskWizard(categories: CategoryIndex, { isLive, ask }: Beginning): TaskWizardActor {
  const { api, clock, ids, storage, connectivity } = useServices()
  const { timeZone } = usePageTime()
  const city = useCity()
  const isSignedIn = useViewer() !== null
  const [machine] = useState(() => provideTaskWizard(api))
  const actor = useScreenMachine(machine, {
    input: {
      categories,
      timeZone,
      clock,
      ids,
      isSignedIn,
      storage: isLive ? storage : NOTHING,
      category: ask.category,
      utm: ask.utm,
      prefill: {
        ...quizValues(categories, ask),
        ...(ask.title && { title: ask.title }),
        ...(city && { city: { id: city.id, name: city.name } }),
      },
    },
  })
  useEffect(
    () => connectivity.subscribe((isOnline) => isOnline && actor.send({ type: 'connection.restored' })),
    [actor, connectivity],
  )
  return actor
}

/** How often the wizard refused to go on. */
export function useAttempts(actor: TaskWizardActor): number {
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    const subscription = actor.on('step.refused', () => setAttempts((count) => count + 1))
    return () => subscription.unsubscribe()
  }, [actor])
  return attempts
}

/** Shows the author their new task, and everyone's lists with it. */
export function useTaskOutcome(actor: TaskWizardActor): void {
  const { toasts, clock, navigate } = useServices()
  const queries = useQueryClient()
  useEffect(() => {
    const subscription = actor.on('task.created', ({ task }) => {
      void queries.invalidateQueries({ queryKey: taskKeys.lists })
      toasts.send({ type: 'toast.show', kind: 'success', text: submittedText(task), at: clock.now() })
      navigate(paths.task(task.id), { replace: true })
    })
    return () => subscription.unsubscribe()
  }, [actor, queries, toasts, clock, navigate])
}
