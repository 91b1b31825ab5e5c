import type { Calculation } from '@artel/core/contract'
import { formatMoney } from '@artel/core/format'
import type { PurchaseViewState } from '@artel/core/tariffs'
import { CircleCheck, CircleX, Hourglass, type LucideIcon, Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Icon, Price, SkeletonText, VisuallyHidden } from '../kit/index.ts'
import css from './Purchase.module.css'
import { ru } from './ru.ts'

function Lines({ lines, total }: Calculation) {
  return (
    <>
      <ul className={css.lines}>
        {lines.map(({ title, price }) => (
          <li key={title} className={css.line}>
            <span>{title}</span>
            <b>{formatMoney(price)}</b>
          </li>
        ))}
      </ul>
      <p className={css.total}>
        <span>{ru.total}</span>
        <Price align="end">{formatMoney(total)}</Price>
      </p>
    </>
  )
}

function Outcome({ icon, title, children }: { icon: LucideIcon; title: string; children?: ReactNode }) {
  return (
    <>
      <p className={css.title}>
        <Icon of={icon} />
        {title}
      </p>
      {children}
    </>
  )
}

const quiet = (text: string) => <p className={css.quiet}>{text}</p>

function Said({ view }: { view: PurchaseViewState }) {
  switch (view.status) {
    case 'calculating':
      return view.calculation ? <Lines {...view.calculation} /> : <SkeletonText lines={3} />
    case 'ready':
      return <Lines {...view.calculation} />
    case 'paying':
      return view.calculation && <Lines {...view.calculation} />
    case 'waiting':
      return (
        <Outcome icon={Hourglass} title={ru.waiting}>
          {view.payment && <Lines {...view.payment} />}
          {quiet(ru.waitingText)}
        </Outcome>
      )
    case 'paid':
      return (
        <Outcome icon={CircleCheck} title={ru.paid}>
          <Lines {...view.payment} />
          {quiet(ru.paidText)}
        </Outcome>
      )
    case 'failed':
      return (
        <Outcome icon={CircleX} title={ru.purchaseFailed}>
          <p>{view.message}</p>
        </Outcome>
      )
    case 'cancelled':
      return (
        <Outcome icon={CircleX} title={ru.cancelled}>
          {quiet(ru.cancelledText)}
        </Outcome>
      )
    case 'refunded':
      return (
        <Outcome icon={Undo2} title={ru.refunded}>
          {quiet(ru.refundedText(formatMoney(view.payment.total)))}
        </Outcome>
      )
    case 'expired':
      return (
        <Outcome icon={Hourglass} title={ru.expired}>
          {quiet(ru.expiredText)}
        </Outcome>
      )
  }
}

/** Where a purchase stands, in words: what it costs, whom it waits for, how it ended. */
export function PurchaseWords({ view }: { view: PurchaseViewState }) {
  const isBusy = view.status === 'calculating'
  return (
    <div className={css.words} role="status" aria-busy={isBusy}>
      {isBusy && <VisuallyHidden>{ru.counting}</VisuallyHidden>}
      <Said view={view} />
    </div>
  )
}

/** What the buyer may do about a purchase. */
export interface PurchaseMoves {
  onPay: () => void
  onRetry: () => void
  /** Gives up what waits. */
  onCancel: () => void
  /** Goes to the page of the bank. */
  onLeave: (url: string) => void
  /** It is over: back to where one chooses. */
  onAgain: () => void
  onDone: () => void
}

/** The buttons of a purchase, one of them primary at most; none while the sum is counted. */
export function PurchaseActions({ view, ...moves }: PurchaseMoves & { view: PurchaseViewState }) {
  switch (view.status) {
    case 'calculating':
      return null
    case 'ready':
    case 'paying':
      return (
        <Button loading={view.status === 'paying'} onClick={moves.onPay}>
          {ru.pay(formatMoney(view.calculation?.total ?? 0))}
        </Button>
      )
    case 'waiting': {
      const url = view.payment?.confirmationUrl ?? null
      return (
        <>
          {url !== null && <Button onClick={() => moves.onLeave(url)}>{ru.toBank}</Button>}
          {view.payment && (
            <Button variant="secondary" loading={view.isCancelling} onClick={moves.onCancel}>
              {ru.cancel}
            </Button>
          )}
        </>
      )
    }
    case 'paid':
      return <Button onClick={moves.onDone}>{ru.done}</Button>
    case 'failed':
      return view.canRetry ? (
        <Button onClick={moves.onRetry}>{ru.retry}</Button>
      ) : (
        <Button onClick={moves.onAgain}>{ru.again}</Button>
      )
    case 'cancelled':
    case 'refunded':
    case 'expired':
      return (
        <Button variant="secondary" onClick={moves.onAgain}>
          {ru.again}
        </Button>
      )
  }
}
