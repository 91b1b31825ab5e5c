import type { ReplyUserEvent, TaskReply } from '@artel/core/contract'
import { DOT, formatLastVisit, formatPrice } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { Bookmark, MessageCircle } from 'lucide-react'
import { ComplainButton } from '../complaints/ask/index.ts'
import { AttachedFiles } from '../files/index.ts'
import { DateText } from '../kit/formatted-text/index.ts'
import { Button, ButtonLink, Icon, usePageTime } from '../kit/index.ts'
import { TrustLine, trustFacts } from '../people/index.ts'
import { ReplyCases } from './ReplyCases.tsx'
import css from './ReplyDetails.module.css'
import { ru } from './replies.ru.ts'

export interface ReplyDetailsProps {
  reply: TaskReply
  can: (event: ReplyUserEvent) => boolean
  onAsk: (event: ReplyUserEvent) => void
}

/** What a reply says, whom it comes from, and what the author may do about it. */
export function ReplyDetails({ reply, can, onAsk }: ReplyDetailsProps) {
  const { now, timeZone } = usePageTime()
  const { executor, text, files, cases, chatId, price, priceType, nearness, createdAt } = reply
  const districts = nearness?.districts ?? []
  const sum = price !== null && priceType === 'FIXED'
  return (
    <>
      <p className={css.text}>{text}</p>
      <ReplyCases executorId={executor.id} works={cases} />
      <AttachedFiles files={files} />
      <div className={css.trust}>
        <TrustLine facts={trustFacts(executor, now, timeZone)} />
        <p className={css.quiet}>
          {[executor.cityName, formatLastVisit(executor, now, timeZone)].filter(Boolean).join(DOT)}
        </p>
        {districts.length > 0 && <p className={css.quiet}>{ru.districts(districts)}</p>}
        <p className={css.quiet}>
          {ru.received} <DateText at={createdAt} />
        </p>
      </div>
      <div className={css.actions}>
        {can('ACCEPT') && (
          <Button onClick={() => onAsk('ACCEPT')}>{sum ? ru.acceptFor(formatPrice(reply)) : ru.accept}</Button>
        )}
        {can('REOPEN') && <Button onClick={() => onAsk('REOPEN')}>{ru.reopen}</Button>}
        <ButtonLink variant="secondary" to={paths.chat(chatId)}>
          <Icon of={MessageCircle} />
          {ru.write}
        </ButtonLink>
        {can('SHORTLIST') && (
          <Button variant="ghost" onClick={() => onAsk('SHORTLIST')}>
            <Icon of={Bookmark} />
            {ru.shortlist}
          </Button>
        )}
        {can('REJECT') && (
          <Button variant="ghost" className={css.last} onClick={() => onAsk('REJECT')}>
            {ru.reject}
          </Button>
        )}
        <ComplainButton look="icon" subject={{ target: 'USER', targetId: executor.id }} />
      </div>
    </>
  )
}
