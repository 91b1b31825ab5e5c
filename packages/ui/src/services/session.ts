import { selectViewer } from '@artel/core/auth'
import type { User } from '@artel/core/contract'
import { useSelector } from '@xstate/react'
import { useServices } from './services.tsx'

/** The signed-in user; `null` for a guest and while it is not known yet. */
export function useViewer(): User | null {
  return useSelector(useServices().session, selectViewer)
}
