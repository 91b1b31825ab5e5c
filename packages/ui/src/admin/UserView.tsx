import { type AccountRefusal, accountRefusalSentences, blockReason, roleLabels } from '@artel/core/admin'
import type { AccountEvent, AdminUserDetails } from '@artel/core/contract'
import { formatDay, formatRelativeTime } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Alert, Button, ErrorState, Skeleton, TextLink, usePageTime, VisuallyHidden } from '../kit/index.ts'
import css from './Admin.module.css'
import { AdminFrame } from './AdminFrame.tsx'
import { LogLines } from './LogLines.tsx'
import { ru } from './ru.ts'
import userCss from './User.module.css'
import { UserFacts } from './UserFacts.tsx'

export interface UserViewProps {
  /** `gone` when there is no such account. */
  status: 'pending' | 'error' | 'gone' | 'success'
  user: AdminUserDetails | null
  /** The viewer looks at their own account. */
  isOwn: boolean
  onAct: (event: AccountEvent) => void
  onRetry: () => void
  isRetrying: boolean
  /** Where one sees what staff have done: with this account, or what one colleague has. */
  logTo: (filter: { readonly actor?: string }) => string
}

const nameOf = ({ firstName, lastName }: AdminUserDetails) => `${firstName} ${lastName}`.trim()

/** One account: who it is, what they do here, what staff have done to it and may do. */
export function UserView({ status, user, onRetry, isRetrying, ...rest }: UserViewProps) {
  const title = user ? nameOf(user) : ru.users.caption
  return (
    <AdminFrame section="users" title={status === 'gone' ? ru.user.gone : title}>
      <TextLink to={paths.adminUsers()} className={css.start}>
        {ru.user.toList}
      </TextLink>
      {status === 'error' && <ErrorState title={ru.user.failed} onRetry={onRetry} retrying={isRetrying} />}
      {status === 'pending' && (
        <div className={userCss.sheets} aria-busy="true">
          <VisuallyHidden>{ru.loading}</VisuallyHidden>
          <Skeleton shape="block" className={userCss.coming} />
          <Skeleton shape="block" className={userCss.coming} />
        </div>
      )}
      {user && status === 'success' && <Account user={user} {...rest} />}
    </AdminFrame>
  )
}

const actions = {
  CHANGE_ROLE: { label: ru.user.changeRole, variant: 'secondary' },
  BLOCK: { label: ru.user.block, variant: 'danger' },
  UNBLOCK: { label: ru.user.unblock, variant: 'primary' },
} as const

function Account({
  user,
  isOwn,
  onAct,
  logTo,
}: Pick<UserViewProps, 'isOwn' | 'onAct' | 'logTo'> & { user: AdminUserDetails }) {
  const { now, timeZone } = usePageTime()
  const { block, allowedEvents, refusals } = user
  // What the state itself rules out is no refusal that anybody has to read.
  const refused = [...new Set(Object.values(refusals))].filter((one): one is AccountRefusal => one !== 'WRONG_STATE')
  return (
    <>
      <p className={css.line}>
        <b>{roleLabels[user.role]}</b>
        <span className={css.quiet}>
          {ru.users.since}: {formatDay(user.createdAt, now, timeZone)}
        </span>
        <span className={css.quiet}>
          {ru.users.visit}:{' '}
          {user.lastVisitAt === null ? ru.users.never : formatRelativeTime(user.lastVisitAt, now, timeZone)}
        </span>
      </p>
      {block && (
        <Alert kind="warning" title={ru.user.blocked(formatDay(block.since, now, timeZone))}>
          {blockReason(block)}
        </Alert>
      )}
      <section className={css.section} aria-label={ru.user.actions}>
        <div className={css.line}>
          {allowedEvents.map((event) => (
            <Button key={event} variant={actions[event].variant} onClick={() => onAct(event)}>
              {actions[event].label}
            </Button>
          ))}
        </div>
        {refused.map((refusal) => (
          <p key={refusal} className={css.quiet}>
            {isOwn && refusal === 'OWN_ACCOUNT' && `${ru.user.self}. `}
            {accountRefusalSentences[refusal]}
          </p>
        ))}
      </section>
      <UserFacts user={user} />
      <section className={css.section}>
        <h2 className={css.heading}>{ru.user.log}</h2>
        {user.log.length === 0 ? (
          <p className={css.lead}>{ru.user.logEmpty}</p>
        ) : (
          <>
            <LogLines lines={user.log} label={ru.user.log} actorTo={(actor) => logTo({ actor })} />
            <TextLink to={logTo({})} className={css.start}>
              {ru.user.wholeLog}
            </TextLink>
          </>
        )}
      </section>
    </>
  )
}
