import { paths } from '@artel/core/routes'
import { Button, ButtonLink } from '../kit/index.ts'
import { ru } from './ru.ts'
import { StatusPage } from './StatusPage.tsx'

const home = (label: string) => <ButtonLink to={paths.home()}>{label}</ButtonLink>

/** 404 (spec §2 "404 page"). */
export function PageNotFound() {
  const { title, text, action } = ru.notFound
  return <StatusPage mark="404" title={title} text={text} action={home(action)} />
}

export interface PageFailedProps {
  /** No answer came: it is the connection, not us. */
  isOffline?: boolean
  onRetry: () => void
}

/** 500: something of ours broke, or nothing could be reached; what the person typed is not touched. */
export function PageFailed({ isOffline = false, onRetry }: PageFailedProps) {
  const { title, text, action } = isOffline ? ru.noConnection : ru.failed
  return <StatusPage title={title} text={text} action={<Button onClick={onRetry}>{action}</Button>} />
}

/** 401: the guard "auth" met a guest. */
export function SignInRequired({ onSignIn }: { onSignIn: () => void }) {
  const { title, text, action } = ru.signInRequired
  return <StatusPage title={title} text={text} action={<Button onClick={onSignIn}>{action}</Button>} />
}

/** 403: the route is for other roles. */
export function PageForbidden() {
  const { title, text, action } = ru.forbidden
  return <StatusPage title={title} text={text} action={home(action)} />
}
