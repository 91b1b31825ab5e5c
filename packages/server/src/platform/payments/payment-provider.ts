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

/** How a payment stands at its provider. */
export interface ProviderView {
  readonly state: ProviderState
  /** Kopecks that were asked for, and taken when it has succeeded. */
  readonly amount: number
  /** Kopecks that were given back. */
  readonly refunded: number
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
  /** How a payment stands; one that the provider does not know was never paid. */
  look(providerId: string): Promise<ProviderView>
  /** Gives the whole amount back. */
  refund(payment: ProviderPayment): Promise<void>
}

/** The provider does not answer, or not as it should. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}
