import { isTransportError } from '@artel/core/api'
import { PageFailed } from '@artel/ui/shell'
import { useRouter } from '@tanstack/react-router'

/** 500 on the server, or a page whose data could not be had. */
export function PageErrorScreen({ error }: { error: unknown }) {
  const router = useRouter()
  return <PageFailed isOffline={isTransportError(error)} onRetry={() => void router.invalidate()} />
}
