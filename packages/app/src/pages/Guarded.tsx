import { rememberRedirect, viewerOf } from '@artel/core/auth'
import { decideGuards, type RouteDefinition } from '@artel/core/routes'
import { useServices, useSession } from '@artel/ui/services'
import { PageForbidden, SignInRequired } from '@artel/ui/shell'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { isPage } from './is-page.ts'

/** The page behind a route's guards (spec §6), or the screen that says who may see it and how. */
export function Guarded({ route, children }: { route: RouteDefinition; children: ReactNode }) {
  const { modals, storage, clock } = useServices()
  const router = useRouter()
  const view = useSession()
  const viewer = viewerOf(view)
  const decision = decideGuards(route, viewer)
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
  if (decision === 'allow') return children
  if (decision === 'forbidden') return <PageForbidden />
  return <SignInRequired onSignIn={() => modals.send({ type: 'modal.open', name: 'sign-in' })} />
}
