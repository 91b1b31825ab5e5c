import type { ViewInput } from '@artel/core/contract'
import { useEffect } from 'react'
import { useServices } from './services.tsx'
import { useViewer } from './session.ts'

/**
 * Tells the server, once a page stands in a browser, that it is being looked at: pages of guests are kept and given out by
 * others than the one who counts (docs/adr/0027). Nobody waits for it, and nothing comes of it when it fails.
 */
export function useViewCount({ kind, executorId, productId }: ViewInput, isOwn: boolean): void {
  const { api } = useServices()
  const role = useViewer()?.role
  const isStaff = role === 'MODERATOR' || role === 'ADMIN'
  useEffect(() => {
    if (isOwn || isStaff) return
    void api.countView({ body: { kind, executorId, productId } }).catch(() => {})
  }, [api, kind, executorId, productId, isOwn, isStaff])
}
