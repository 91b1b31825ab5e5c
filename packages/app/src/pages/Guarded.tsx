import { rememberRedirect, viewerOf } from '@artel/core/auth'
import { decideGuards, type RouteDefinition, refusingGuard } from '@artel/core/routes'
import { useServices, useSession } from '@artel/ui/services'
import { PageForbidden, SignInRequired } from '@artel/ui/shell'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { isPage } from './is-page.ts'

export interface GuardedProps {
  readonly page: RouteDefinition
  readonly children: ReactNode
}

/** A page behind the guards of its row in the route table (product §6), or the screen that says who may see it and how. */
export function Guarded({ page, children }: GuardedProps) {
  const { modals, storage, clock } = useServices()
  const router = useRouter()
  const view = useSession()
  const viewer = viewerOf(view)
  const decision = decideGuards(page, viewer)
  const isKnown = view.status !== 'loading'
  const wasAllowed = useRef(false)
  useEffect(() => {
    if (decision === 'allow') wasAllowed.current = true
    if (decision !== 'sign-in' || !isKnown) return
    // One who has signed out here is on the way home: nobody asks them to come in again, or brings them back here later.
    if (wasAllowed.current && view.status === 'guest') return
    rememberRedirect(storage, clock, location.pathname + location.search, (path) => isPage(router, path))
    modals.send({ type: 'modal.open', name: 'sign-in' })
  }, [decision, isKnown, view.status, storage, clock, modals, router])
  if (!isKnown) return null
  const guard = viewer && refusingGuard(page, viewer)
  if (guard) return <PageForbidden title={page.title} guard={guard} />
  if (decision === 'allow') return children
  return <SignInRequired onSignIn={() => modals.send({ type: 'modal.open', name: 'sign-in' })} />
}
