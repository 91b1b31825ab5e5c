import { type SessionViewState, viewerOf } from '@artel/core/auth'
import type { User } from '@artel/core/contract'
import { useReadable } from './readable.ts'
import { useServices } from './services.tsx'

/** The session as a screen shows it. */
export function useSession(): SessionViewState {
  return useReadable(useServices().session.view)
}

/** The signed-in user; `null` for a guest and while it is not known yet. */
export function useViewer(): User | null {
  return viewerOf(useSession())
}
