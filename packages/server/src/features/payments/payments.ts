import type { PaymentsConfig } from '../../platform/config/payments.config.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { createSandboxProvider, type SandboxProvider } from '../../platform/payments/sandbox-provider.ts'
import { createYooKassaProvider } from '../../platform/payments/yookassa-provider.ts'
import type { StaffLog } from '../staff-log/staff-log.ts'
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

export interface PaymentsDeps extends Omit<PaymentDeps, 'providers'> {
  readonly config: PaymentsConfig
  readonly log: Pick<StaffLog, 'write'>
  /** Secret of the server. */
  readonly secret: string
}

export function createPayments({ config, secret, log, ...deps }: PaymentsDeps): Payments {
  const sandbox = createSandboxProvider({ db: deps.db, secret })
  const payments = createPaymentService({
    ...deps,
    // What was begun in the sandbox ends there.
    providers: config.kind === 'yookassa' ? [createYooKassaProvider(config), sandbox] : [sandbox],
  })
  return {
    handlers: paymentHandlers(payments, log),
    jobs: paymentJobs({ ...deps, payments }),
    service: payments,
    sandbox,
  }
}
