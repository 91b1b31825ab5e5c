import type { VerificationRequest, VerificationStatus } from '@artel/core/contract'
import { random } from '../random/random.ts'
import { DAY, type DemoUser, HOUR } from './demo.types.ts'

/** Papers that a demo executor has sent, and what became of them. */
export interface DemoPapers {
  readonly owner: DemoUser
  readonly fileId: string
  readonly status: Exclude<VerificationRequest['status'], 'WITHDRAWN'>
  readonly createdAt: number
  readonly decidedAt: number | null
}

const STATUSES: Readonly<Partial<Record<VerificationStatus, DemoPapers['status']>>> = {
  PENDING: 'PENDING',
  VERIFIED: 'APPROVED',
  REJECTED: 'REJECTED',
}

/** Where the document of all of them lies among the assets: it says that it is a sample. */
export const PAPER = { asset: 'papers/extract.pdf', name: 'Лист записи.pdf', type: 'application/pdf' } as const

/** When papers of somebody who is verified were approved. */
export const approvedAt = ({ createdAt }: DemoUser): number => createdAt + 2 * DAY

/** Papers of everybody whose company says that there are some; those that wait came in the last days. */
export const demoPapers = (executors: readonly DemoUser[], now: number): DemoPapers[] =>
  executors.flatMap((owner): DemoPapers[] => {
    const status = owner.company && STATUSES[owner.company.verificationStatus]
    if (!status) return []
    const draw = random(`${owner.code}:papers`)
    const fileId = draw.uuid()
    if (status === 'PENDING') {
      return [{ owner, fileId, status, createdAt: now - draw.int(2, 60) * HOUR, decidedAt: null }]
    }
    const decidedAt = approvedAt(owner)
    return [{ owner, fileId, status, createdAt: decidedAt - DAY, decidedAt }]
  })
