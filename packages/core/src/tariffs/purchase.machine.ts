import { type ActorRefFrom, assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate'
import { type ApiClient, errorMessage, isApiError } from '../api/index.ts'
import type { Calculation, Payment, Purchase } from '../contract/tariffs.ts'
import { port, type RandomIds } from '../ports/index.ts'

/** Milliseconds between two questions whether a payment has come through. */
export const PAYMENT_POLL = 2_000
/** Milliseconds after which nobody is going to pay any more; the server gives up at the same time. */
export const PAYMENT_LIFETIME = 3_600_000

export interface PurchaseInput {
  readonly ids: RandomIds
  readonly purchase: Purchase
  /** Number of a payment that the buyer comes back from. */
  readonly paymentId?: string
}

export type PurchaseEvent =
  /** Another tariff, another number of pieces. */
  | { readonly type: 'purchase.change'; readonly purchase: Purchase }
  | { readonly type: 'purchase.pay' }
  /** Gives up a payment that waits. */
  | { readonly type: 'purchase.cancel' }
  /** Once more, from where it broke. */
  | { readonly type: 'purchase.retry' }

/** The page goes to `url` now: there the buyer pays. */
export type PurchaseEmitted = { readonly type: 'confirmation.needed'; readonly url: string }

interface PurchaseContext {
  readonly ids: RandomIds
  readonly purchase: Purchase
  readonly calculation: Calculation | null
  readonly paymentId: string | null
  readonly payment: Payment | null
  /** One intent to buy: sent again, it buys nothing twice. */
  readonly key: string
  readonly message: string | null
  /** What `purchase.retry` takes up again. */
  readonly brokeAt: 'calculating' | 'paying' | 'payment'
}

const FAILED = 'Оплата не прошла, деньги не списаны.'
const UNKNOWN = 'Такой покупки у вас нет: возможно, её сделали из другого аккаунта.'

/**
 * Buys a tariff or services: the server calculates, the buyer pays elsewhere, and the machine waits for the outcome, also
 * when the page was left and opened again. Ports: `calculateServices`, `createPayment`, `getPayment`, `cancelPayment`;
 * `providePurchase` gives them.
 */
export const purchaseMachine = setup({
  types: {
    input: {} as PurchaseInput,
    context: {} as PurchaseContext,
    events: {} as PurchaseEvent,
    emitted: {} as PurchaseEmitted,
    tags: {} as 'busy',
  },
  actors: {
    calculateServices: fromPromise<Calculation, Purchase>(port('calculateServices')),
    createPayment: fromPromise<Payment, { purchase: Purchase; key: string }>(port('createPayment')),
    getPayment: fromPromise<Payment, string>(port('getPayment')),
    cancelPayment: fromPromise<Payment, string>(port('cancelPayment')),
  },
  delays: { poll: PAYMENT_POLL, lifetime: PAYMENT_LIFETIME },
  guards: {
    isBack: ({ context }) => context.paymentId !== null,
    hasStatus: (_, { payment, status }: { payment: Payment; status: readonly Payment['status'][] }) =>
      status.includes(payment.status),
    isUnknown: (_, { error }: { error: unknown }) => isApiError(error, 'NOT_FOUND'),
    brokeWhilePaying: ({ context }) => context.brokeAt === 'paying',
  },
  actions: {
    choose: assign(({ context }, purchase: Purchase) => ({ purchase, key: context.ids.uuid() })),
    renew: assign(({ context }) => ({ key: context.ids.uuid(), paymentId: null, payment: null, message: null })),
    setCalculation: assign((_, calculation: Calculation) => ({ calculation, message: null })),
    setPayment: assign((_, payment: Payment) => ({ payment, paymentId: payment.id, message: null })),
    fail: assign((_, { message, brokeAt }: Pick<PurchaseContext, 'message' | 'brokeAt'>) => ({ message, brokeAt })),
    leave: emit(
      (_, { confirmationUrl }: Payment): PurchaseEmitted => ({
        type: 'confirmation.needed',
        url: confirmationUrl ?? '',
      }),
    ),
  },
}).createMachine({
  id: 'purchase',
  context: ({ input: { ids, purchase, paymentId } }) => ({
    ids,
    purchase,
    calculation: null,
    paymentId: paymentId ?? null,
    payment: null,
    key: ids.uuid(),
    message: null,
    brokeAt: 'calculating',
  }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isBack', target: 'waiting' }, { target: 'calculating' }] },
    calculating: {
      tags: 'busy',
      invoke: {
        id: 'calculateServices',
        src: 'calculateServices',
        input: ({ context }) => context.purchase,
        onDone: { target: 'ready', actions: { type: 'setCalculation', params: ({ event }) => event.output } },
        onError: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ message: errorMessage(event.error), brokeAt: 'calculating' as const }),
          },
        },
      },
      on: {
        'purchase.change': {
          target: 'calculating',
          reenter: true,
          actions: { type: 'choose', params: ({ event }) => event.purchase },
        },
      },
    },
    ready: {
      on: {
        'purchase.change': {
          target: 'calculating',
          actions: { type: 'choose', params: ({ event }) => event.purchase },
        },
        'purchase.pay': 'paying',
      },
    },
    paying: {
      tags: 'busy',
      invoke: {
        id: 'createPayment',
        src: 'createPayment',
        input: ({ context: { purchase, key } }) => ({ purchase, key }),
        onDone: {
          target: 'waiting',
          actions: [
            { type: 'setPayment', params: ({ event }) => event.output },
            { type: 'leave', params: ({ event }) => event.output },
          ],
        },
        onError: {
          target: 'failed',
          actions: {
            type: 'fail',
            params: ({ event }) => ({ message: errorMessage(event.error), brokeAt: 'paying' as const }),
          },
        },
      },
    },
    waiting: {
      initial: 'asking',
      after: { lifetime: 'expired' },
      on: { 'purchase.cancel': '.cancelling' },
      states: {
        asking: {
          invoke: {
            id: 'getPayment',
            src: 'getPayment',
            input: ({ context }) => context.paymentId ?? '',
            onDone: [
              {
                guard: { type: 'hasStatus', params: ({ event }) => ({ payment: event.output, status: ['SUCCEEDED'] }) },
                target: '#purchase.paid',
                actions: { type: 'setPayment', params: ({ event }) => event.output },
              },
              {
                guard: { type: 'hasStatus', params: ({ event }) => ({ payment: event.output, status: ['FAILED'] }) },
                target: '#purchase.failed',
                actions: [
                  { type: 'setPayment', params: ({ event }) => event.output },
                  { type: 'fail', params: { message: FAILED, brokeAt: 'payment' } },
                ],
              },
              {
                guard: {
                  type: 'hasStatus',
                  params: ({ event }) => ({ payment: event.output, status: ['CANCELED', 'REFUNDED'] }),
                },
                target: '#purchase.expired',
                actions: { type: 'setPayment', params: ({ event }) => event.output },
              },
              { target: 'pausing', actions: { type: 'setPayment', params: ({ event }) => event.output } },
            ],
            onError: [
              {
                guard: { type: 'isUnknown', params: ({ event }) => ({ error: event.error }) },
                target: '#purchase.failed',
                actions: { type: 'fail', params: { message: UNKNOWN, brokeAt: 'payment' } },
              },
              // The money does not depend on our connection: the question is asked again.
              { target: 'pausing' },
            ],
          },
        },
        pausing: { after: { poll: 'asking' } },
        cancelling: {
          tags: 'busy',
          invoke: {
            id: 'cancelPayment',
            src: 'cancelPayment',
            input: ({ context }) => context.paymentId ?? '',
            onDone: {
              target: '#purchase.expired',
              actions: { type: 'setPayment', params: ({ event }) => event.output },
            },
            // Paid in the meantime, perhaps.
            onError: 'asking',
          },
        },
      },
    },
    paid: {},
    failed: {
      on: {
        'purchase.retry': [
          { guard: 'brokeWhilePaying', target: 'paying' },
          { target: 'calculating', actions: 'renew' },
        ],
        'purchase.change': {
          target: 'calculating',
          actions: ['renew', { type: 'choose', params: ({ event }) => event.purchase }],
        },
      },
    },
    expired: { on: { 'purchase.retry': { target: 'calculating', actions: 'renew' } } },
  },
})

export type PurchaseActor = ActorRefFrom<typeof purchaseMachine>
export type PurchaseSnapshot = SnapshotFrom<typeof purchaseMachine>

type PaymentApi = Pick<ApiClient, 'calculateServices' | 'createPayment' | 'getPayment' | 'cancelPayment'>

/** The machine with its ports made of the API client. */
export const providePurchase = (api: PaymentApi) =>
  purchaseMachine.provide({
    actors: {
      calculateServices: fromPromise<Calculation, Purchase>(
        async ({ input, signal }) => (await api.calculateServices({ body: input }, { signal })).data,
      ),
      createPayment: fromPromise<Payment, { purchase: Purchase; key: string }>(
        async ({ input: { purchase, key } }) =>
          (await api.createPayment({ body: purchase }, { idempotencyKey: key })).data,
      ),
      getPayment: fromPromise<Payment, string>(
        async ({ input: id, signal }) => (await api.getPayment({ params: { id } }, { signal })).data,
      ),
      cancelPayment: fromPromise<Payment, string>(
        async ({ input: id }) => (await api.cancelPayment({ params: { id } })).data,
      ),
    },
  })
