import type { ReplyUserEvent, TaskReply } from '@artel/core/contract'
import { counted, formatPrice, words } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { replyStatusLabels } from '@artel/core/tasks'
import { AttachedFiles } from '../files/index.ts'
import { DateText } from '../kit/formatted-text/index.ts'
import { Badge, Button, ButtonLink, Card, Price } from '../kit/index.ts'
import css from './OwnReply.module.css'
import { ReplyCases } from './ReplyCases.tsx'
import { ru } from './replies.ru.ts'

/** The viewer's own reply: for how much, how soon, what has become of it, and the way to the chat. */
export function OwnReply({ reply, onAsk }: { reply: TaskReply; onAsk: (event: ReplyUserEvent) => void }) {
  const canWithdraw = reply.allowedEvents.some(({ event, refusal }) => event === 'WITHDRAW' && refusal === null)
  return (
    <Card className={css.card}>
      <div className={css.head}>
        <Price note={ru.term(counted(reply.termDays, words.day))}>{formatPrice(reply)}</Price>
        <p className={css.state}>
          <Badge tone={reply.status === 'ACCEPTED' ? 'success' : 'neutral'}>{replyStatusLabels[reply.status]}</Badge>
          <DateText at={reply.createdAt} />
        </p>
      </div>
      <p className={css.text}>{reply.text}</p>
      <ReplyCases executorId={reply.executor.id} works={reply.cases} />
      <AttachedFiles files={reply.files} />
      <div className={css.actions}>
        <ButtonLink dense variant="secondary" to={paths.chat(reply.chatId)}>
          {ru.toChat}
        </ButtonLink>
        {canWithdraw && (
          <Button dense variant="ghost" onClick={() => onAsk('WITHDRAW')}>
            {ru.withdraw}
          </Button>
        )}
      </div>
    </Card>
  )
}
