import { NOT_FOUND_TITLE, pageNotFound, paths } from '@artel/core/routes'
import { Button, ButtonLink } from '../kit/index.ts'
import { ru } from './ru.ts'
import { StatusPage } from './StatusPage.tsx'

const home = (label: string) => <ButtonLink to={paths.home()}>{label}</ButtonLink>

/** 404 (product §2.10); `path` is the address that leads nowhere. */
export function PageNotFound({ path }: { path: string }) {
  const { text, action } = ru.notFound
  return (
    <StatusPage
      look={{ material: 'boxes', object: 'lens' }}
      title={NOT_FOUND_TITLE}
      text={text}
      action={home(action)}
      detail={pageNotFound(path)}
    />
  )
}

export interface PageFailedProps {
  /** No answer came: it is the connection, not us. */
  isOffline?: boolean
  onRetry: () => void
}

/** 500: something of ours broke, or nothing could be reached; what the person typed is not touched. */
export function PageFailed({ isOffline = false, onRetry }: PageFailedProps) {
  const { title, text, action } = isOffline ? ru.noConnection : ru.failed
  return (
    <StatusPage
      look={{ material: 'circuit', object: 'plug' }}
      title={title}
      text={text}
      action={<Button onClick={onRetry}>{action}</Button>}
    />
  )
}
