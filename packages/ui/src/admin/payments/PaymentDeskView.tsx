import type { AdminPaymentDetails } from '@artel/core/contract'
import { formatMoney } from '@artel/core/format'
import { paths } from '@artel/core/routes'
import { refundRuleLabels } from '@artel/core/tariffs'
import { Alert, Button, ErrorState, Skeleton, TextLink, VisuallyHidden } from '../../kit/index.ts'
import css from '../Admin.module.css'
import { AdminFrame } from '../AdminFrame.tsx'
import { ru as area } from '../ru.ts'
import userCss from '../User.module.css'
import { DifferenceTable } from './DifferencesView.tsx'
import { EntryTable } from './EntryTable.tsx'
import { PaymentFacts } from './PaymentFacts.tsx'
import { PaymentState } from './PaymentState.tsx'
import { shortNumber } from './PaymentsDeskView.tsx'
import { ru } from './ru.ts'

export interface PaymentDeskViewProps {
  /** `gone` when there is no such payment. */
  status: 'pending' | 'error' | 'gone' | 'success'
  payment: AdminPaymentDetails | null
  /** Asks for the reason first. */
  onRefund: () => void
  onRetry: () => void
  isRetrying: boolean
}

/** One payment: what was bought by whom, what was booked about it, and its money given back. */
export function PaymentDeskView({ status, payment, onRefund, onRetry, isRetrying }: PaymentDeskViewProps) {
  const title = payment ? ru.one(shortNumber(payment.id)) : ru.number
  return (
    <AdminFrame section="payments" title={status === 'gone' ? ru.gone : title}>
      <TextLink to={paths.adminPayments()} className={css.start}>
        {ru.toList}
      </TextLink>
      {status === 'error' && <ErrorState title={ru.oneFailed} onRetry={onRetry} retrying={isRetrying} />}
      {status === 'pending' && (
        <div className={userCss.sheets} aria-busy="true">
          <VisuallyHidden>{area.loading}</VisuallyHidden>
          <Skeleton shape="block" className={userCss.coming} />
          <Skeleton shape="block" className={userCss.coming} />
          <Skeleton shape="block" className={userCss.coming} />
        </div>
      )}
      {payment && status === 'success' && <Payment payment={payment} onRefund={onRefund} />}
    </AdminFrame>
  )
}

function Payment({ payment, onRefund }: Pick<PaymentDeskViewProps, 'onRefund'> & { payment: AdminPaymentDetails }) {
  const { differences, entries, total } = payment
  return (
    <>
      <p className={css.line}>
        <b>{formatMoney(total)}</b>
        <PaymentState status={payment.status} />
      </p>
      <PaymentFacts payment={payment} />
      <Refund payment={payment} onRefund={onRefund} />
      {differences.length > 0 && (
        <section className={css.section}>
          <h2 className={css.heading}>{ru.differences}</h2>
          <DifferenceTable differences={differences} />
        </section>
      )}
      <section className={css.section}>
        <h2 className={css.heading}>{ru.entries}</h2>
        <p className={css.lead}>{entries.length === 0 ? ru.noEntries : ru.entriesLead}</p>
        {entries.length > 0 && <EntryTable entries={entries} />}
      </section>
    </>
  )
}

function Refund({ payment, onRefund }: Pick<PaymentDeskViewProps, 'onRefund'> & { payment: AdminPaymentDetails }) {
  const { status, refund, canRefund, returnedAt } = payment
  const reason = refund && [refundRuleLabels[refund.rule], refund.comment].filter(Boolean).join('. ')
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{ru.refund}</h2>
      {status === 'REFUNDED' ? (
        <Alert kind={returnedAt === null ? 'warning' : 'info'} title={ru.already}>
          <p>{reason === null ? ru.noReason : ru.refundedFor(reason)}</p>
          {returnedAt === null && <p>{ru.onItsWay}</p>}
        </Alert>
      ) : (
        <>
          <p className={css.lead}>{canRefund ? ru.whole : ru.cannot}</p>
          {canRefund && (
            <Button variant="danger" className={css.start} onClick={onRefund}>
              {ru.giveBack}
            </Button>
          )}
        </>
      )}
    </section>
  )
}
