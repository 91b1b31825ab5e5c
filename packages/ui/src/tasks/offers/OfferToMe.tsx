import type { OfferUserEvent, TaskOffer } from '@artel/core/contract'
import { paths } from '@artel/core/routes'
import { offerStatusLabels } from '@artel/core/tasks'
import { DateText } from '../../kit/formatted-text/index.ts'
import { Badge, Button, ButtonLink, Card } from '../../kit/index.ts'
import css from './Offers.module.css'
import { canDo, useDeadline } from './offer-moves.ts'
import { ru } from './ru.ts'

export interface OfferToMeProps {
  offer: TaskOffer
  onAsk: (event: OfferUserEvent) => void
}

/** An offer that the viewer has got: from whom, in which words, until when, and the answer. */
export function OfferToMe({ offer, onAsk }: OfferToMeProps) {
  const { client, message, status, createdAt, chatId } = offer
  const [day, time] = useDeadline(offer.expiresAt)
  const isOpen = canDo(offer, 'ACCEPT')
  return (
    <section aria-labelledby="task-offer" className={css.section}>
      <h2 id="task-offer" tabIndex={-1} className={css.title}>
        {isOpen ? ru.toYou : ru.mine}
      </h2>
      <Card className={css.card}>
        <p className={css.state}>
          <Badge tone={isOpen ? 'accent' : status === 'ACCEPTED' ? 'success' : 'neutral'}>
            {isOpen ? ru.until(day, time) : offerStatusLabels[status]}
          </Badge>
          {ru.from(client.name)} <DateText at={createdAt} />
        </p>
        {message && <p className={css.message}>{message}</p>}
        {isOpen && <p className={css.hint}>{ru.toYouText}</p>}
        <div className={css.actions}>
          {isOpen && <Button onClick={() => onAsk('ACCEPT')}>{ru.accept}</Button>}
          <ButtonLink variant="secondary" to={paths.chat(chatId)}>
            {ru.toChat}
          </ButtonLink>
          {canDo(offer, 'DECLINE') && (
            <Button variant="ghost" onClick={() => onAsk('DECLINE')}>
              {ru.decline}
            </Button>
          )}
        </div>
      </Card>
    </section>
  )
}
