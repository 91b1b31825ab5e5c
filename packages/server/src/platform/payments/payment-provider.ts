/** Where the money is: not decided yet, paid, or never to come. */
export type ProviderState = 'pending' | 'succeeded' | 'canceled'

/** A receipt by 54-ФЗ, which the provider sends to the buyer and to the tax office. */
export interface Receipt {
  /** Where the buyer gets it. */
  readonly email: string
  readonly items: readonly {
    /** Up to 128 characters. */
    readonly title: string
    /** Kopecks; of one piece. */
    readonly price: number
    /** Rate of VAT by the codes of 54-ФЗ; 1 is without. */
    readonly vatCode: number
    /** «Признак предмета расчёта». */
    readonly subject: 'service'
    /** «Признак способа расчёта». */
    readonly mode: 'full_payment'
  }[]
}

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
  /** `null` when nobody knows where to send it. */
  readonly receipt: Receipt | null
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
  /** Of the return. */
  readonly receipt: Receipt | null
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
