import type { ErrorCode, Operation } from '@artel/core/contract'
import type { ServedOperation } from '../src/http/served.ts'

/** Served operations that the conformance suite does not try yet. Whoever writes their scenarios takes them from here. */
export const WITHOUT_SCENARIOS: readonly ServedOperation[] = [
  'registerClient',
  'registerExecutor',
  'confirmEmail',
  'sendConfirmation',
  'requestPasswordReset',
  'resetPassword',
  'updateMe',
  'changeEmail',
  'changePassword',
  'deleteMe',
  'getMyCompany',
  'updateMyCompany',
]

const XSRF_REJECTED = 'Of a page of another site, which only the headers and the cookies of a browser tell.'

/** Refusals that no calls can provoke, with the reason. */
export const UNPROVOKABLE: Readonly<Partial<Record<Operation, Partial<Record<ErrorCode, string>>>>> = {
  createPayment: { PAYMENTS_UNAVAILABLE: 'Of a bank that is away, as the sandbox never is; see payments.test.ts.' },
  cancelPayment: { PAYMENTS_UNAVAILABLE: 'The same.' },
  login: { XSRF_REJECTED },
  refresh: { XSRF_REJECTED },
  logout: { XSRF_REJECTED },
  uploadFiles: {
    UNSUPPORTED_MEDIA_TYPE: 'Of a request that is no form, which a client of the contract never sends.',
    PAYLOAD_TOO_LARGE: 'Of a form that is larger than all its files may be.',
  },
}
