import type { TaskReply } from '@artel/core/contract'
import { counted, formatPrice, formatRelativeTime, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { replyStatusLabels } from '@artel/core/tasks'
import { BadgeCheck } from 'lucide-react'
import { Avatar, Badge, Button, ButtonLink, Card, Icon, Price, VisuallyHidden } from '../kit/index.ts'
import { usePageTime } from '../services/index.ts'
import css from './ReplyCard.module.css'
import { ru } from './ru.ts'

export interface ReplyCardProps {
  reply: TaskReply
  /** The viewer wrote it; otherwise the viewer is the task's author. */
  own: boolean
  onAccept: () => void
  onReject: () => void
  onWithdraw: () => void
}

/** One reply to a task: who, for how much, how soon, in what words, and what one may do about it. */
export function ReplyCard({ reply, own, onAccept, onReject, onWithdraw }: ReplyCardProps) {
  const { now, timeZone } = usePageTime()
  const { executor } = reply
  const can = (event: TaskReply['allowedEvents'][number]['event']) =>
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
            <Button dense onClick={onAccept}>
              {ru.accept}
            </Button>
          )}
          <ButtonLink dense variant="secondary" to={paths.chat(reply.chatId)}>
            {own ? ru.toChat : ru.write}
          </ButtonLink>
          {can('REJECT') && (
            <Button dense variant="ghost" onClick={onReject}>
              {ru.reject}
            </Button>
          )}
          {can('WITHDRAW') && (
            <Button dense variant="ghost" onClick={onWithdraw}>
              {ru.withdraw}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}
