import type { RouteDefinition } from '@artel/core/routes'
import { OwnPageUnseen } from '@artel/ui/executors/page'
import { useViewer } from '@artel/ui/services'
import type { ReactNode } from 'react'
import { LateGuarded } from './late-guarded.ts'
import { ownExecutorPage } from './own-executor-page.ts'

interface OwnExecutorProps {
  readonly page: RouteDefinition
  readonly children: (id: string) => ReactNode
}

function Own({ children }: Pick<OwnExecutorProps, 'children'>) {
  const viewer = useViewer()
  if (!viewer) return null
  return viewer.emailConfirmed ? children(viewer.id) : <OwnPageUnseen />
}

/** One's own page of an executor, at an address without an id. */
export function OwnExecutor({ page, children }: OwnExecutorProps) {
  return (
    <LateGuarded page={ownExecutorPage(page)}>
      <Own>{children}</Own>
    </LateGuarded>
  )
}
