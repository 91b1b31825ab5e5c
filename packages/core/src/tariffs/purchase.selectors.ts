import type { Calculation, Payment } from '../contract/tariffs.ts'
import type { PurchaseSnapshot } from './purchase.machine.ts'

/** A purchase as it is shown. */
export type PurchaseViewState =
  /** The last calculation stays on the screen while the next is awaited. */
  | { readonly status: 'calculating'; readonly calculation: Calculation | null }
  | { readonly status: 'ready'; readonly calculation: Calculation }
  | { readonly status: 'paying'; readonly calculation: Calculation | null }
  | { readonly status: 'waiting'; readonly payment: Payment | null; readonly isCancelling: boolean }
  | { readonly status: 'paid'; readonly payment: Payment }
  /** `message` is Russian and fit to show; what broke before money was asked for can be tried again from there. */
  | { readonly status: 'failed'; readonly message: string; readonly canRetry: boolean }
  /** The buyer has given it up. */
  | { readonly status: 'cancelled'; readonly payment: Payment }
  | { readonly status: 'refunded'; readonly payment: Payment }
  /** Nobody has paid in time. */
  | { readonly status: 'expired' }

const ended = (payment: Payment): PurchaseViewState => {
  if (payment.status === 'CANCELED') return { status: 'cancelled', payment }
  return payment.status === 'REFUNDED' ? { status: 'refunded', payment } : { status: 'expired' }
}

/** What the screen of a purchase shows. */
export const selectPurchase = (snapshot: PurchaseSnapshot): PurchaseViewState => {
  const { calculation, payment, message, brokeAt } = snapshot.context
  if (snapshot.matches('waiting')) return { status: 'waiting', payment, isCancelling: snapshot.hasTag('busy') }
  if (snapshot.matches('paid') && payment) return { status: 'paid', payment }
  if (snapshot.matches('ready') && calculation) return { status: 'ready', calculation }
  if (snapshot.matches('paying')) return { status: 'paying', calculation }
  if (snapshot.matches('failed')) return { status: 'failed', message: message ?? '', canRetry: brokeAt !== 'payment' }
  if (snapshot.matches('expired')) return payment ? ended(payment) : { status: 'expired' }
  return { status: 'calculating', calculation }
}
