import type { PaymentsConfig } from '../../platform/config/payments.config.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { createSandboxProvider, type SandboxProvider } from '../../platform/payments/sandbox-provider.ts'
import { createYooKassaProvider } from '../../platform/payments/yookassa-provider.ts'
import { createPaymentDesk } from './payment-desk.ts'
import { paymentJobs } from './payment-jobs.ts'
import { paymentHandlers } from './payments.handlers.ts'
import { createPaymentService, type PaymentDeps, type PaymentService } from './payments.service.ts'

/** Payments, wired up. */
export interface Payments {
  readonly handlers: ReturnType<typeof paymentHandlers>
  readonly jobs: readonly Job[]
  readonly service: PaymentService
  readonly sandbox: SandboxProvider
}

export interface PaymentsDeps extends Omit<PaymentDeps, 'providers' | 'vatCode'> {
  readonly config: PaymentsConfig
  /** Secret of the server. */
  readonly secret: string
}

export function createPayments({ config, secret, ...deps }: PaymentsDeps): Payments {
  const sandbox = createSandboxProvider({ db: deps.db, clock: deps.clock, secret })
  const payments = createPaymentService({
    ...deps,
    vatCode: config.vatCode,
    // What was begun in the sandbox ends there.
    providers: config.kind === 'yookassa' ? [createYooKassaProvider(config), sandbox] : [sandbox],
  })
  return {
    handlers: paymentHandlers(payments, createPaymentDesk(deps.db)),
    jobs: paymentJobs({ ...deps, payments }),
    service: payments,
    sandbox,
  }
}
