import { rememberRedirect, viewerOf } from '@artel/core/auth'
import { decideGuards, type RouteDefinition } from '@artel/core/routes'
import { useServices, useSession } from '@artel/ui/services'
import { PageForbidden, SignInRequired } from '@artel/ui/shell'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { isPage } from './is-page.ts'

/** The page behind a route's guards (spec §6), or the screen that says who may see it and how. */
export function Guarded({ route, children }: { route: RouteDefinition; children: ReactNode }) {
  const { modals, storage, clock } = useServices()
  const router = useRouter()
  const view = useSession()
  const viewer = viewerOf(view)
  const decision = decideGuards(route, viewer)
  const isKnown = view.status !== 'loading'
  useEffect(() => {
    if (decision !== 'sign-in' || !isKnown) return
    rememberRedirect(storage, clock, location.pathname + location.search, (path) => isPage(router, path))
    modals.send({ type: 'modal.open', name: 'sign-in' })
  }, [decision, isKnown, storage, clock, modals, router])
  if (!isKnown) return null
  if (decision === 'allow') return children
  if (decision === 'forbidden') return <PageForbidden />
  return <SignInRequired onSignIn={() => modals.send({ type: 'modal.open', name: 'sign-in' })} />
}
