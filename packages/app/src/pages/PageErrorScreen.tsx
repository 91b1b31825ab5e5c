import { isApiError, isTransportError } from '@artel/core/api'
import { PageFailed } from '@artel/ui/shell'
import { useRouter } from '@tanstack/react-router'
import { PageNotFoundScreen } from './PageNotFoundScreen.tsx'

/** 500 on the server, a page whose data or code could not be had, or what was asked for only when the page was there and is not. */
export function PageErrorScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const { connectivity } = router.options.context.services
  if (isApiError(error, 'NOT_FOUND')) return <PageNotFoundScreen />
  return (
    <PageFailed
      isOffline={isTransportError(error) || !connectivity.isOnline()}
      onRetry={() => void router.invalidate()}
    />
  )
}
