import type { ExecutorProfile } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { type ReactNode, useCallback, useState } from 'react'
import { LateOpenChat } from '../../chat/open/index.ts'
import { useServices, useSession } from '../../services/index.ts'
import { LateOfferToExecutor } from '../../tasks/offers/index.ts'
import type { ExecutorSteps } from './executor-page.types.ts'

/** The way to a new task: in their category, where they do one thing alone. */
const newTaskPath = ({ categories: [first, ...others] }: Pick<ExecutorProfile, 'categories'>): string =>
  paths.taskCreate(first && others.length === 0 ? { category: first.slug } : {})

/** What a visitor can do with an executor, and the windows that it opens. */
export function useExecutorSteps(executor: ExecutorProfile): { steps: ExecutorSteps; dialogs: ReactNode } {
  const { navigate } = useServices()
  const session = useSession()
  const [asked, setAsked] = useState<'offer' | 'chat' | null>(null)
  const close = useCallback(() => setAsked(null), [])
  const createTo = newTaskPath(executor)
  const hasNothingToOffer = 'user' in session && session.hasApprovedTask === false
  return {
    steps: {
      onOffer: () => (hasNothingToOffer ? navigate(createTo) : setAsked('offer')),
      onWrite: () => setAsked('chat'),
    },
    dialogs: (
      <>
        {asked === 'offer' && (
          <LateOfferToExecutor executor={executor} createTo={createTo} onClose={close} onFailed={close} />
        )}
        {asked === 'chat' && <LateOpenChat userId={executor.id} onClose={close} onFailed={close} />}
      </>
    ),
  }
}
