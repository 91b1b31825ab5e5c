import { OFFER_LIMITS, type TaskOffer } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { offerStatusLabels } from '@artel/core/tasks'
import { DateText } from '../../kit/formatted-text/index.ts'
import { Badge, Button, ButtonLink, ErrorState, SkeletonText, VisuallyHidden } from '../../kit/index.ts'
import { Face, PersonName, personWords } from '../../people/index.ts'
import css from './Offers.module.css'
import { canDo, useDeadline } from './offer-moves.ts'
import { ru } from './ru.ts'

export interface SentOffersProps {
  status: 'pending' | 'error' | 'success'
  offers: readonly TaskOffer[]
  /** The task looks for an executor, so that it can be offered. */
  isOpen: boolean
  onOffer: () => void
  onWithdraw: (offer: TaskOffer) => void
  onRetry: () => void
}

const tones = { ACCEPTED: 'success', SENT: 'accent', VIEWED: 'accent' } as const

function Row({ offer, onWithdraw }: { offer: TaskOffer } & Pick<SentOffersProps, 'onWithdraw'>) {
  const { executor, status, message, chatId, createdAt } = offer
  const [day, time] = useDeadline(offer.expiresAt)
  const waits = canDo(offer, 'WITHDRAW')
  const person = personWords(executor, 40)
  return (
    <li className={css.row}>
      <Face person={person} />
      <div className={css.words}>
        <p className={css.name}>
          <PersonName person={person} />
        </p>
        <p className={css.state}>
          <Badge tone={tones[status as keyof typeof tones] ?? 'neutral'}>{offerStatusLabels[status]}</Badge>
          {waits ? ru.waits(day, time) : <DateText at={createdAt} />}
        </p>
        {message && <p className={css.message}>{message}</p>}
      </div>
      <div className={css.actions}>
        <ButtonLink dense variant="secondary" to={paths.chat(chatId)} aria-label={ru.chatWith(executor.name)}>
          {ru.toChat}
        </ButtonLink>
        {waits && (
          <Button dense variant="ghost" aria-label={ru.withdrawFor(executor.name)} onClick={() => onWithdraw(offer)}>
            {ru.withdraw}
          </Button>
        )}
      </div>
    </li>
  )
}

/** Offers of one's own task: to whom, what has become of each, and a way to make another. */
export function SentOffers({ status, offers, isOpen, onOffer, onWithdraw, onRetry }: SentOffersProps) {
  const waiting = offers.filter((offer) => canDo(offer, 'WITHDRAW')).length
  const isFull = waiting >= OFFER_LIMITS.openPerTask
  if (!isOpen && status === 'success' && offers.length === 0) return null
  return (
    <section aria-labelledby="task-offers" className={css.section}>
      <h2 id="task-offers" tabIndex={-1} className={css.title}>
        {ru.sent}
      </h2>
      {isOpen && <p className={css.hint}>{isFull ? ru.full : ru.sentHint}</p>}
      {status === 'error' && <ErrorState title={ru.failed} onRetry={onRetry} />}
      {status === 'pending' && (
        <div aria-busy="true">
          <VisuallyHidden>{ru.loading}</VisuallyHidden>
          <SkeletonText lines={2} />
        </div>
      )}
      {offers.length > 0 && (
        <ul className={css.list}>
          {offers.map((offer) => (
            <Row key={offer.id} offer={offer} onWithdraw={onWithdraw} />
          ))}
        </ul>
      )}
      {isOpen && status === 'success' && (
        <div className={css.actions}>
          <Button variant="secondary" disabled={isFull} onClick={onOffer}>
            {ru.offer}
          </Button>
        </div>
      )}
    </section>
  )
}
