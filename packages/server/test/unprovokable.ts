import type { ErrorCode, Operation } from '@artel/core/contract'

const XSRF_REJECTED = 'Of a page of another site, which only the headers and the cookies of a browser tell.'
const RATE_LIMITED = 'Counted by the network that calls come from: this computer counts as none.'
const NOT_FOUND = 'Of an executor without a company: every registration makes one.'

const STORAGE_FULL = 'Of a full disk; see full-disk.test.ts.'
const FILE_SPACE_USED = 'After hundreds of megabytes; see intake.test.ts.'

/** Refusals that no calls can provoke, with the reason. */
export const UNPROVOKABLE: Readonly<Partial<Record<Operation, Partial<Record<ErrorCode, string>>>>> = {
  createPayment: { PAYMENTS_UNAVAILABLE: 'Of a bank that is away, as the sandbox never is; see payments.test.ts.' },
  openManagerChat: { NO_MANAGERS: 'Of a site without staff, and every site has an administrator.' },
  cancelPayment: { PAYMENTS_UNAVAILABLE: 'The same.' },
  login: { XSRF_REJECTED },
  refresh: { XSRF_REJECTED },
  logout: { XSRF_REJECTED },
  registerClient: { XSRF_REJECTED, RATE_LIMITED },
  registerExecutor: { XSRF_REJECTED, RATE_LIMITED },
  confirmEmail: { RATE_LIMITED },
  requestPasswordReset: { RATE_LIMITED },
  resetPassword: { RATE_LIMITED },
  sendPhoneCode: { SMS_UNAVAILABLE: 'After hundreds of SMS in a day; see phones.test.ts.' },
  getMyCompany: { NOT_FOUND },
  updateMyCompany: { NOT_FOUND },
  getVerification: { NOT_FOUND },
  submitVerification: { NOT_FOUND },
  copyFiles: { STORAGE_FULL, FILE_SPACE_USED },
  uploadFiles: {
    UNSUPPORTED_MEDIA_TYPE: 'Of a request that is no form, which a client of the contract never sends.',
    PAYLOAD_TOO_LARGE: 'Of a form that is larger than all its files may be.',
    STORAGE_FULL,
    FILE_SPACE_USED,
    RATE_LIMITED: 'After 600 requests with files in an hour; see intake.test.ts.',
  },
}
