import { counted, formatDay, words } from '@artel/core/format'
import type { ReplyCost } from '@artel/core/tariffs'
import { Ticket } from 'lucide-react'
import { Icon, usePageTime } from '../kit/index.ts'
import css from './ReplyCostNote.module.css'
import { ru } from './reply-cost.ru.ts'

const costOf = ({ source, tariff, ofTariff, ofBought }: ReplyCost): string => {
  const [used, limit] = source === 'SERVICE' ? ofBought : ofTariff
  const left = limit === null ? null : counted(limit - used, words.ofReply)
  if (source === 'SERVICE') return ru.fromBought(left)
  return left === null ? ru.unlimited(tariff) : ru.fromTariff(left, tariff)
}

/** What sending a reply takes, and from where; said before it is sent. */
export function ReplyCostNote({ cost }: { cost: ReplyCost }) {
  const { now, timeZone } = usePageTime()
  const isOfMonth = cost.source === 'TARIFF' && cost.ofTariff[1] !== null
  return (
    <div className={css.cost}>
      <Icon of={Ticket} />
      <div>
        <p className={css.title}>{costOf(cost)}</p>
        <p className={css.text}>
          {[isOfMonth && ru.renews(formatDay(cost.renewsAt, now, timeZone)), ru.refund].filter(Boolean).join(' ')}
        </p>
      </div>
    </div>
  )
}
