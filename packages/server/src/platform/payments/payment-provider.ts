/** Where the money is: not decided yet, paid, or never to come. */
export type ProviderState = 'pending' | 'succeeded' | 'canceled'

/** A payment to be made at a provider. */
export interface PaymentOrder {
  /** Our number; the provider is asked under it, so asking again makes nothing twice. */
  readonly paymentId: string
  /** Kopecks. */
  readonly amount: number
  /** Russian, up to 128 characters; the buyer reads it while paying. */
  readonly description: string
  /** Where the buyer comes back to, absolute. */
  readonly returnUrl: string
}

/** A payment that a provider knows. */
export interface ProviderPayment {
  readonly paymentId: string
  /** The provider's number. */
  readonly providerId: string
  /** Kopecks. */
  readonly amount: number
}

/** Takes money and gives it back. Every call may be repeated. Rejects with {@link ProviderUnavailable}. */
export interface PaymentProvider {
  readonly name: 'sandbox' | 'yookassa'
  /** Begins a payment; `confirmationUrl` is where the buyer pays. */
  start(order: PaymentOrder): Promise<{ readonly providerId: string; readonly confirmationUrl: string }>
  state(providerId: string): Promise<ProviderState>
  /** Gives the whole amount back. */
  refund(payment: ProviderPayment): Promise<void>
}

/** The provider does not answer, or not as it should. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}
