import type { ExecutorProfile } from '@artel/core/contract'
import { executorQueries } from '@artel/core/executors'
import { isStaff } from '@artel/core/lifecycle'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Card, SkeletonText, VisuallyHidden } from '../../kit/index.ts'
import { quietPart } from '../../kit/lazy/index.ts'
import { useServices, useViewCount, useViewer } from '../../services/index.ts'
import { ExecutorFrame } from './ExecutorFrame.tsx'
import type { ExecutorTab, ExecutorViewer } from './executor-page.types.ts'
import { type ExecutorWays, executorWays } from './executor-ways.ts'
import { ru } from './ru.ts'
import { useExecutorSteps } from './use-executor-steps.tsx'

const OwnGaps = quietPart(async () => (await import('./OwnGaps.tsx')).OwnGaps)

/** What each page of an executor is about. */
export interface ExecutorPage {
  readonly executor: ExecutorProfile
  readonly viewer: ExecutorViewer
  readonly ways: ExecutorWays
}

export interface ExecutorPageProps {
  id: string
  /** The address has no id: one's own page, as the menu leads to it. */
  isShort?: boolean
}

interface ExecutorShellProps extends ExecutorPageProps {
  tab: ExecutorTab
  children: (page: ExecutorPage) => ReactNode
}

const waiting = (
  <Card aria-busy="true">
    <VisuallyHidden>{ru.loadingOwn}</VisuallyHidden>
    <SkeletonText lines={6} />
  </Card>
)

/** The frame of the pages of an executor over its query. */
export function ExecutorShell({ id, isShort = false, tab, children }: ExecutorShellProps) {
  const { api } = useServices()
  const user = useViewer()
  const { data: executor } = useSuspenseQuery(executorQueries(api).one(id))
  const { steps, dialogs } = useExecutorSteps(executor)
  const viewer = user?.id === id ? 'SELF' : isStaff(user) ? 'STAFF' : 'OTHER'
  useViewCount({ kind: tab === 'works' ? 'WORKS' : 'PROFILE', executorId: id }, viewer === 'SELF')
  const ways = executorWays(executor, isShort)
  return (
    <>
      <ExecutorFrame
        executor={executor}
        viewer={viewer}
        ways={ways}
        tab={tab}
        {...steps}
        own={viewer === 'SELF' && <OwnGaps counts={executor.counts} fallback={waiting} />}
      >
        {children({ executor, viewer, ways })}
      </ExecutorFrame>
      {dialogs}
    </>
  )
}
