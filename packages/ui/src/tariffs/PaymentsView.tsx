import type { Payment } from '@artel/core/contract'
import { calendarTime, formatDay, formatMoney } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { type OwnPayments, paidServicesList, paymentStatusLabels, spendingByMonth } from '@artel/core/tariffs'
import { useState } from 'react'
import { Badge, Button, Card, Price, TextLink, usePageTime } from '../kit/index.ts'
import { List, ListItem } from '../kit/list/index.ts'
import { ru } from './paid.ru.ts'
import css from './Tariffs.module.css'

/** Months that are in sight at first. */
const FEW = 2

function Row({ payment }: { payment: Payment }) {
  const { now, timeZone } = usePageTime()
  const { id, status, lines, total, createdAt } = payment
  const title = lines.map((line) => line.title).join(', ')
  return (
    <ListItem
      title={title}
      note={formatDay(createdAt, now, timeZone)}
      end={
        <span className={css.end}>
          {status === 'PENDING' && (
            <TextLink
              to={paidServicesList.address(paths.paidServices(), { payment: id, page: 1 })}
              aria-label={ru.toPaymentOf(title)}
            >
              {ru.toPayment}
            </TextLink>
          )}
          <Badge tone={ru.tones[status]}>{paymentStatusLabels[status]}</Badge>
          <Price size="small" align="end">
            {formatMoney(total)}
          </Price>
        </span>
      }
    />
  )
}

/** One's own purchases by the month, with what each month has cost. */
export function PaymentsView(own: OwnPayments) {
  const { timeZone } = usePageTime()
  const [isWhole, show] = useState(false)
  const months = spendingByMonth(own, timeZone)
  if (months.length === 0) return <p className={css.lead}>{ru.paymentsEmpty}</p>
  return (
    <div className={css.months}>
      {months.slice(0, isWhole ? undefined : FEW).map(({ month, at, spent, payments }) => {
        const time = calendarTime(at, timeZone)
        return (
          <section key={month} className={css.group}>
            <div className={css.month}>
              <h3>{ru.month(time.year, time.month)}</h3>
              {spent !== null && spent > 0 && <p>{ru.spent(formatMoney(spent))}</p>}
            </div>
            <Card className={css.sheet}>
              <List label={ru.month(time.year, time.month)}>
                {payments.map((payment) => (
                  <Row key={payment.id} payment={payment} />
                ))}
              </List>
            </Card>
          </section>
        )
      })}
      {!isWhole && months.length > FEW && (
        <Button variant="secondary" className={css.start} onClick={() => show(true)}>
          {ru.showAll}
        </Button>
      )}
    </div>
  )
}
