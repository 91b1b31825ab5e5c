import type { UserSession } from '@artel/core/contract'
import { DOT, formatDay, formatRelativeTime } from '@artel/core/format'
import { Monitor, Smartphone } from 'lucide-react'
import {
  Alert,
  Badge,
  Button,
  ErrorState,
  Icon,
  Skeleton,
  SkeletonText,
  usePageTime,
  VisuallyHidden,
} from '../kit/index.ts'
import { ru } from './ru.ts'
import css from './SessionsView.module.css'
import settingsCss from './Settings.module.css'

export interface SessionsViewProps {
  status: 'pending' | 'error' | 'success'
  /** The last used first. */
  sessions: readonly UserSession[]
  /** What was ended last, in words; `null` when nothing was. */
  done: string | null
  /** The retry is under way. */
  isRetrying: boolean
  onRetry: () => void
  /** Asked to end one; there will be a question first. */
  onEnd: (session: UserSession) => void
  onEndOthers: () => void
}

const isHandheld = (device: string): boolean => /iPhone|iPad|Android/.test(device)

function Session({ session, onEnd }: { session: UserSession; onEnd: () => void }) {
  const { now, timeZone } = usePageTime()
  const { device, ip, createdAt, lastUsedAt, isCurrent } = session
  const about = [
    ip,
    ru.sessions.since(formatDay(createdAt, now, timeZone)),
    ru.sessions.used(formatRelativeTime(lastUsedAt, now, timeZone)),
  ]
  return (
    <li className={css.session}>
      <Icon of={isHandheld(device) ? Smartphone : Monitor} className={css.icon} />
      <div>
        <p className={css.device}>
          {device}
          {isCurrent && <Badge tone="action">{ru.sessions.current}</Badge>}
        </p>
        <p className={css.about}>{about.filter(Boolean).join(DOT)}</p>
      </div>
      {!isCurrent && (
        <Button dense variant="secondary" className={css.end} onClick={onEnd} aria-label={ru.sessions.endOf(device)}>
          {ru.sessions.end}
        </Button>
      )}
    </li>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>{ru.sessions.loading}</VisuallyHidden>
      <ul className={settingsCss.list}>
        {[0, 1].map((row) => (
          <li key={row} className={css.session}>
            <Skeleton shape="circle" className={css.waiting} />
            <SkeletonText lines={2} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Where the account is open; this device is marked, each of the others can be ended. */
export function SessionsView(props: SessionsViewProps) {
  const { status, sessions, done, isRetrying, onRetry, onEnd, onEndOthers } = props
  if (status === 'error') {
    return <ErrorState title={ru.sessions.failed} onRetry={onRetry} retrying={isRetrying} />
  }
  if (status === 'pending') return <Waiting />
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent)
  return (
    <>
      {done !== null && <Alert kind="success">{done}</Alert>}
      <ul className={settingsCss.list}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} onEnd={() => onEnd(session)} />
        ))}
      </ul>
      {hasOthers ? (
        <Button variant="secondary" className={settingsCss.start} onClick={onEndOthers}>
          {ru.sessions.endOthers}
        </Button>
      ) : (
        <p className={settingsCss.text}>{ru.sessions.only}</p>
      )}
    </>
  )
}
