import { isTransportError } from '@artel/core/api'
import { PageFailed } from '@artel/ui/shell'
import { useRouter } from '@tanstack/react-router'

/** 500 on the server, or a page whose data or code could not be had. */
export function PageErrorScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const { connectivity } = router.options.context.services
  return (
    <PageFailed
      isOffline={isTransportError(error) || !connectivity.isOnline()}
      onRetry={() => void router.invalidate()}
    />
  )
}
