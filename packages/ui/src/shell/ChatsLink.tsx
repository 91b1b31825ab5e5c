import { paths } from '@artel/core/routes'
import { MessageCircle } from 'lucide-react'
import { Icon, Link, VisuallyHidden } from '../kit/index.ts'
import css from './ChatsLink.module.css'
import { ru } from './ru.ts'
import { UnreadBadge } from './UnreadBadge.tsx'

export interface ChatsLinkProps {
  /** Unread messages in all chats. */
  unread: number
  className?: string | undefined
  /** The number sits on the icon instead of after the word. */
  stacked?: boolean
}

/** The way to the chats: how many are unread as a number for the eye and in words for the ear. */
export function ChatsLink({ unread, className, stacked = false }: ChatsLinkProps) {
  return (
    <Link to={paths.chats()} data-section className={className}>
      <span className={css.icon}>
        <Icon of={MessageCircle} />
        {stacked && <UnreadBadge count={unread} />}
      </span>
      <span aria-hidden="true">{ru.chats}</span>
      <VisuallyHidden>{unread > 0 ? ru.chatsWithUnread(unread) : ru.chats}</VisuallyHidden>
      {!stacked && <UnreadBadge count={unread} />}
    </Link>
  )
}
