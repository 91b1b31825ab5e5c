import { PageFailed } from '@artel/ui/shell'
import { useRouter } from '@tanstack/react-router'

/** 500 on the server, or a page whose data could not be had. */
export function PageErrorScreen() {
  const router = useRouter()
  return <PageFailed onRetry={() => void router.invalidate()} />
}
