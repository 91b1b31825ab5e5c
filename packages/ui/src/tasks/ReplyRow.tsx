import type { ReplyUserEvent, TaskReply } from '@artel/core/contract'
import { counted, DOT, formatPrice, words } from '@artel/core/format'
import { replyStatusLabels } from '@artel/core/tasks'
import { ChevronDown, Images } from 'lucide-react'
import { useId } from 'react'
import { DateText } from '../kit/formatted-text/index.ts'
import { Badge, Button, Icon, Price, Rating } from '../kit/index.ts'
import { Face, PersonName, personWords, VerifiedSign } from '../people/index.ts'
import { ReplyDetails } from './ReplyDetails.tsx'
import { ReplyNearness } from './ReplyNearness.tsx'
import css from './ReplyRow.module.css'
import { ru } from './replies.ru.ts'
import { canDo, pickOf, whyKept } from './reply-moves.ts'

export interface ReplyRowProps {
  reply: TaskReply
  isOpen: boolean
  /** What sets it apart from the others. */
  best: { readonly price: boolean; readonly term: boolean }
  /** The last of the compared: how far, or when it came where nothing has a place. */
  last: 'nearest' | 'newest'
  onToggle: () => void
  onAsk: (event: ReplyUserEvent) => void
}

/** States that need no word in a row: everybody begins with them. */
const USUAL: ReadonlySet<string> = new Set(['SENT', 'VIEWED'])

/** One reply among others: who, for how much, how soon; the rest opens. */
export function ReplyRow({ reply, isOpen, best, last, onToggle, onAsk }: ReplyRowProps) {
  const id = useId()
  const { executor, status, termDays, createdAt, cases } = reply
  const person = personWords(executor, 40)
  const { average } = executor.rating
  const pick = pickOf(reply)
  const why = whyKept(reply)
  const about = [person.about, executor.finishedTasksCount > 0 && counted(executor.finishedTasksCount, words.task)]
  return (
    <li className={css.reply} data-open={isOpen || undefined}>
      <div className={css.row}>
        <div className={css.who}>
          <Face person={person} />
          <div className={css.words}>
            <h3 className={css.name}>
              <PersonName person={person} /> {person.isVerified && <VerifiedSign />}
            </h3>
            {average !== null && (
              <p className={css.quiet}>
                <Rating value={average} count={counted(executor.rating.count, words.review)} />
              </p>
            )}
            <p className={css.quiet}>{about.filter(Boolean).join(DOT)}</p>
            {cases.length > 0 && (
              <p className={css.beside}>
                <Icon of={Images} size={16} /> {ru.worksBeside(cases.length)}
              </p>
            )}
            {why && <p className={css.quiet}>{why}</p>}
            {!USUAL.has(status) && (
              <p>
                <Badge tone={status === 'ACCEPTED' ? 'success' : 'neutral'}>{replyStatusLabels[status]}</Badge>
              </p>
            )}
          </div>
        </div>
        <div className={css.price}>
          <Price size={reply.price === null ? 'small' : 'usual'}>{formatPrice(reply)}</Price>
          {best.price && <span className={css.best}>{ru.cheapest}</span>}
        </div>
        <div className={css.term}>
          <b>{counted(termDays, words.day)}</b>
          {best.term && <span className={css.best}>{ru.quickest}</span>}
        </div>
        <p className={css.when} data-what={last}>
          {last === 'nearest' ? <ReplyNearness nearness={reply.nearness} /> : <DateText at={createdAt} />}
        </p>
        <div className={css.pick}>
          {pick && !isOpen && (
            <Button
              dense
              variant="quiet"
              aria-label={`${ru.picks[pick]}: ${executor.name}`}
              onClick={() => onAsk(pick)}
            >
              {ru.picks[pick]}
            </Button>
          )}
        </div>
        <button
          type="button"
          className={css.toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-label={ru.details(executor.name)}
          onClick={onToggle}
        >
          <Icon of={ChevronDown} />
        </button>
      </div>
      {isOpen && (
        <div id={id} className={css.more}>
          <ReplyDetails reply={reply} can={(event) => canDo(reply, event)} onAsk={onAsk} />
        </div>
      )}
    </li>
  )
}
