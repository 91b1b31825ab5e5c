import type { Notification } from '@artel/core/contract'
import type { CoverLook } from '@artel/core/covers/address'
import { formatRelativeTime } from '@artel/core/format'
import { Mark } from '../kit/cover/index.ts'
import {
  Button,
  EmptyState,
  ErrorState,
  Icon,
  SkeletonText,
  TextLink,
  usePageTime,
  VisuallyHidden,
} from '../kit/index.ts'
import { kindIcons } from './kind-icons.ts'
import css from './NotificationList.module.css'
import { ru } from './ru.ts'

export interface NotificationListProps {
  status: 'pending' | 'error' | 'success'
  /** What to tell of the failure; `null` while there is none. */
  failure: string | null
  /** Newest first. */
  items: readonly Notification[]
  hasMore: boolean
  loadingMore: boolean
  /** Whether a path leads to a page that is there; a notification of any other is just told. */
  isPage: (path: string) => boolean
  /** A notification was followed to what it is about. */
  onFollow: (id: number) => void
  onReadAll: () => void
  onMore: () => void
  onRetry: () => void
}

const quiet: CoverLook = { material: 'planks', object: 'cup' }

function Line({ of, isPage, onFollow }: { of: Notification } & Pick<NotificationListProps, 'isPage' | 'onFollow'>) {
  const { now, timeZone } = usePageTime()
  const { id, kind, title, text, path, isRead, createdAt } = of
  return (
    <li className={css.line} data-unread={!isRead || undefined}>
      <Icon of={kindIcons[kind]} className={css.icon} />
      <p className={css.name}>
        {!isRead && <VisuallyHidden>{ru.unread}: </VisuallyHidden>}
        {path !== null && isPage(path) ? (
          <TextLink to={path} onClick={() => onFollow(id)}>
            {title}
          </TextLink>
        ) : (
          title
        )}
      </p>
      {text && <p>{text}</p>}
      <time className={css.time} dateTime={createdAt}>
        {formatRelativeTime(createdAt, now, timeZone)}
      </time>
    </li>
  )
}

/** What stands behind the bell: notifications, newest first. */
export function NotificationList(props: NotificationListProps) {
  const { status, failure, items, hasMore, loadingMore, onReadAll, onMore, onRetry } = props
  return (
    <section className={css.list} aria-busy={status === 'pending'}>
      <header className={css.head}>
        <h2 className={css.title}>{ru.title}</h2>
        {items.some(({ isRead }) => !isRead) && (
          <Button dense variant="ghost" onClick={onReadAll}>
            {ru.readAll}
          </Button>
        )}
      </header>
      {status === 'pending' && (
        <>
          <VisuallyHidden>{ru.loading}</VisuallyHidden>
          <SkeletonText lines={6} />
        </>
      )}
      {status === 'error' && <ErrorState title={ru.failed} {...(failure && { text: failure })} onRetry={onRetry} />}
      {status === 'success' && items.length === 0 && (
        <EmptyState mark={<Mark look={quiet} size={112} />} title={ru.empty} text={ru.emptyText} />
      )}
      {items.length > 0 && (
        <ul className={css.lines}>
          {items.map((one) => (
            <Line key={one.id} of={one} {...props} />
          ))}
        </ul>
      )}
      {hasMore && (
        <Button dense variant="secondary" loading={loadingMore} onClick={onMore}>
          {ru.more}
        </Button>
      )}
    </section>
  )
}
