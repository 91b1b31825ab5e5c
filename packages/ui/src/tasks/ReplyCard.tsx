import type { ReplyUserEvent, TaskReply } from '@artel/core/contract'
import { counted, formatPrice, formatRelativeTime, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { replyStatusLabels } from '@artel/core/tasks'
import { BadgeCheck } from 'lucide-react'
import { Avatar, Badge, Button, ButtonLink, Card, Icon, Price, usePageTime, VisuallyHidden } from '../kit/index.ts'
import css from './ReplyCard.module.css'
import { ru } from './ru.ts'

export interface ReplyCardProps {
  reply: TaskReply
  /** The viewer wrote it; otherwise the viewer is the task's author. */
  own: boolean
  onAsk: (event: ReplyUserEvent) => void
}

/** One reply to a task: who, for how much, how soon, in what words, and what one may do about it. */
export function ReplyCard({ reply, own, onAsk }: ReplyCardProps) {
  const { now, timeZone } = usePageTime()
  const { executor } = reply
  const can = (event: ReplyUserEvent) =>
    reply.allowedEvents.some((allowed) => allowed.event === event && allowed.refusal === null)
  return (
    <Card as="li" className={css.card}>
      <div className={css.head}>
        <Avatar seed={executor.id} initials={executor.initials} online={executor.isOnline} />
        <div className={css.person}>
          <p className={css.name}>
            {executor.name}
            {executor.verificationStatus === 'VERIFIED' && (
              <span className={css.verified}>
                <Icon of={BadgeCheck} size={16} />
                <VisuallyHidden>{ru.verified}</VisuallyHidden>
              </span>
            )}
          </p>
          <p className={css.quiet}>
            {[executor.businessType && ru.businessTypes[executor.businessType], executor.cityName]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <div className={css.price}>
          <Price note={ru.term(counted(reply.termDays, words.day))}>{formatPrice(reply)}</Price>
        </div>
      </div>
      <p className={css.text}>{reply.text}</p>
      <div className={css.foot}>
        <Badge tone={reply.status === 'ACCEPTED' ? 'success' : 'neutral'}>{replyStatusLabels[reply.status]}</Badge>
        <time className={css.quiet} dateTime={reply.createdAt}>
          {formatRelativeTime(reply.createdAt, now, timeZone)}
        </time>
        <div className={css.actions}>
          {can('ACCEPT') && (
            <Button dense onClick={() => onAsk('ACCEPT')}>
              {ru.accept}
            </Button>
          )}
          <ButtonLink dense variant="secondary" to={paths.chat(reply.chatId)}>
            {own ? ru.toChat : ru.write}
          </ButtonLink>
          {can('REOPEN') && (
            <Button dense onClick={() => onAsk('REOPEN')}>
              {ru.reopen}
            </Button>
          )}
          {can('SHORTLIST') && (
            <Button dense variant="ghost" onClick={() => onAsk('SHORTLIST')}>
              {ru.shortlist}
            </Button>
          )}
          {can('REJECT') && (
            <Button dense variant="ghost" onClick={() => onAsk('REJECT')}>
              {ru.reject}
            </Button>
          )}
          {can('WITHDRAW') && (
            <Button dense variant="ghost" onClick={() => onAsk('WITHDRAW')}>
              {ru.withdraw}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
