import { type AdminPaymentFilters, adminPaymentList } from '@artel/core/admin'
import type { AdminPaymentDetails } from '@artel/core/contract'
import { formatDay, formatMoney, formatNumber, formatTime } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { serviceLabels } from '@artel/core/tariffs'
import type { ReactNode } from 'react'
import { Card, TextLink, usePageTime } from '../../kit/index.ts'
import css from '../Admin.module.css'
import userCss from '../User.module.css'
import { ru } from './ru.ts'

type Fact = readonly [label: string, value: ReactNode]

function Sheet({ title, facts, children }: { title: string; facts: readonly Fact[]; children?: ReactNode }) {
  return (
    <Card as="section" className={userCss.sheet}>
      <h2 className={css.heading}>{title}</h2>
      <dl className={userCss.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Card>
  )
}

const ofBuyer = (buyer: string): AdminPaymentFilters => ({ ...adminPaymentList.defaults, buyer })

const limitWord = (limit: number | null) => (limit === null ? ru.endless : formatNumber(limit))

/** What is known of a payment: itself, its buyer, what was bought, the receipt. */
export function PaymentFacts({ payment }: { payment: AdminPaymentDetails }) {
  const { now, timeZone } = usePageTime()
  const { status, buyer, lines, total, endedAt, returnedAt, paidAt, receiptEmail, limits } = payment
  const moment = (at: string) => `${formatDay(at, now, timeZone)}, ${formatTime(at, timeZone)}`
  const ended = ru.ended[status]
  const facts: Fact[] = [
    [ru.fullNumber, payment.id],
    [ru.provider, ru.providers[payment.provider]],
    [ru.providerNumber, payment.providerId ?? ru.notThere],
    [ru.begun, moment(payment.createdAt)],
    ...(paidAt === null ? [] : [[ru.paidAt, moment(paidAt)] as const]),
    ...(ended === undefined || endedAt === null ? [] : [[ended, moment(endedAt)] as const]),
    ...(status === 'REFUNDED' || returnedAt !== null
      ? [[ru.returned, returnedAt === null ? ru.notYet : moment(returnedAt)] as const]
      : []),
  ]
  const noReceipt = paidAt === null ? ru.noReceiptYet : ru.noReceipt
  return (
    <div className={userCss.sheets}>
      <Sheet title={ru.facts} facts={facts} />
      <Sheet
        title={ru.bought}
        facts={[
          ...lines.map(({ title, price }) => [title, formatMoney(price)] as const),
          [ru.total, <b key="total">{formatMoney(total)}</b>],
        ]}
      >
        {limits.length > 0 && (
          <>
            <h3 className={css.quiet}>{ru.limits}</h3>
            <dl className={userCss.facts}>
              {limits.map(({ type, limit }) => (
                <div key={type}>
                  <dt>{serviceLabels[type]}</dt>
                  <dd>{limitWord(limit)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </Sheet>
      <Sheet
        title={ru.buyer}
        facts={[
          [
            ru.buyer,
            <TextLink key="buyer" to={paths.adminUser(buyer.id)}>
              {buyer.name}
            </TextLink>,
          ],
          [ru.email, buyer.email],
        ]}
      >
        <TextLink to={adminPaymentList.address(paths.adminPayments(), ofBuyer(buyer.id))} className={css.start}>
          {ru.allOfBuyer}
        </TextLink>
        <p className={css.quiet}>
          <b>{ru.receipt}.</b> {receiptEmail === null ? noReceipt : ru.receiptTo(receiptEmail)}
        </p>
      </Sheet>
    </div>
  )
}
