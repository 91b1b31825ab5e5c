import type { VerificationState } from '@artel/core/contract'
import { decideVerification, submissionAllowance, type VerificationCommand } from '@artel/core/verification'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { StoredVerification } from '../stored.ts'
import type { MockWorld } from '../world.ts'
import { allowed, found } from './allow.ts'
import { attach } from './files.ts'
import { checkedWords } from './moderation-queue.ts'
import { change } from './own-account.ts'
import { pageOf } from './paging.ts'
import { faceOf } from './people.ts'
import { signedIn } from './signed-in.ts'

const allowanceOf = ({ verifications, now }: MockWorld, ownerId: string) =>
  submissionAllowance(
    verifications.filter((one) => one.ownerId === ownerId).map(({ createdAt }) => Date.parse(createdAt)),
    now,
  )

const companyOf = ({ companies }: MockWorld, ownerId: string) => found(companies.get(ownerId))

/** What an executor has sent last stands first. */
const lastOf = ({ verifications }: MockWorld, ownerId: string) => verifications.find((one) => one.ownerId === ownerId)

const stateOf = (world: MockWorld, ownerId: string): { data: VerificationState } => {
  const last = lastOf(world, ownerId)
  const { ownerId: _, ...request } = last ?? { ownerId }
  const { submissionsLeft, nextSubmissionAt } = allowanceOf(world, ownerId)
  return {
    data: {
      status: companyOf(world, ownerId).verificationStatus,
      request: last ? (request as VerificationState['request']) : null,
      submissionsLeft,
      nextSubmissionAt,
    },
  }
}

/** Lets core's lifecycle decide; everybody then sees the company's new status. */
const move = (call: MockCall, ownerId: string, event: VerificationCommand): void => {
  const { world } = call
  const company = companyOf(world, ownerId)
  const verification = { status: company.verificationStatus, ownerId }
  const decision = decideVerification({ verification, event, actor: signedIn(call) })
  const status = allowed(decision, { SUBMITTED_OFTEN: 'LIMIT_REACHED' })
  const verifiedAt = status === 'VERIFIED' ? new Date(world.now).toISOString() : null
  world.companies.set(ownerId, { ...company, verificationStatus: status, verifiedAt })
  const owner = found(world.accounts.find(({ id }) => id === ownerId))
  change(world, owner, { company: owner.company && { ...owner.company, verificationStatus: status } })
}

/** The last papers of an executor; earlier ones are history. */
const find = (call: MockCall, id: number): StoredVerification => {
  const viewer = signedIn(call)
  const request = found(
    call.world.verifications.find((one) => one.id === id && (viewer.role !== 'EXECUTOR' || one.ownerId === viewer.id)),
  )
  if (lastOf(call.world, request.ownerId) !== request) {
    throw new MockRefusal('TRANSITION_REFUSED', { refusal: 'WRONG_STATE' })
  }
  return request
}

const decide = (
  call: MockCall,
  id: number,
  event: VerificationCommand,
  changes: Pick<StoredVerification, 'status'> & Partial<StoredVerification>,
): undefined => {
  const request = find(call, id)
  move(call, request.ownerId, event)
  Object.assign(request, changes, { decidedAt: new Date(call.world.now).toISOString() })
}

const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е')

/** Who carries the badge; each word of the search stands somewhere in the names or the numbers. */
const verified = (world: MockWorld, q: string) =>
  [...world.companies]
    .filter(([, { verificationStatus }]) => verificationStatus === 'VERIFIED')
    .toSorted(([, one], [, other]) => (other.verifiedAt ?? '').localeCompare(one.verifiedAt ?? ''))
    .flatMap(([ownerId, { shortName, inn, ogrn }]) => {
      const owner = world.accounts.find(({ id }) => id === ownerId)
      const last = lastOf(world, ownerId)
      if (!owner || !last) return []
      const known = plain([shortName, owner.lastName, owner.firstName, inn, ogrn].join(' '))
      const isFound = plain(q)
        .split(/\s+/u)
        .every((word) => known.includes(word))
      const { id, documents } = last
      return isFound ? [{ id, owner: faceOf(world, owner), ...checkedWords(world, ownerId), documents }] : []
    })

/** Papers of executors, from their side and from that of staff. */
export const verificationHandlers = {
  getVerification: (_, call) => stateOf(call.world, signedIn(call).id),
  submitVerification({ body: { documentIds } }, call) {
    const { world } = call
    const { id: ownerId } = signedIn(call)
    const { submissions } = allowanceOf(world, ownerId)
    const event = { type: 'SUBMIT', submissions, documents: new Set(documentIds).size } as const
    const { verificationStatus: status } = companyOf(world, ownerId)
    const decision = decideVerification({ verification: { status, ownerId }, event, actor: signedIn(call) })
    allowed(decision, { SUBMITTED_OFTEN: 'LIMIT_REACHED' })
    const documents = attach(call, 'verification', documentIds)
    move(call, ownerId, event)
    const request: StoredVerification = {
      id: world.nextId(),
      ownerId,
      status: 'PENDING',
      documents,
      rejectRule: null,
      comment: null,
      createdAt: new Date(world.now).toISOString(),
      decidedAt: null,
    }
    world.verifications = [request, ...world.verifications]
    return stateOf(world, ownerId)
  },
  withdrawVerification({ params }, call) {
    decide(call, params.id, { type: 'WITHDRAW' }, { status: 'WITHDRAWN' })
    return stateOf(call.world, signedIn(call).id)
  },
  listVerified: ({ query }, { world }) => ({ data: pageOf(verified(world, query.q ?? ''), query) }),
  approveVerification: ({ params }, call) => decide(call, params.id, { type: 'APPROVE' }, { status: 'APPROVED' }),
  rejectVerification: ({ params, body: { rule, comment } }, call) =>
    decide(call, params.id, { type: 'REJECT', rule }, { status: 'REJECTED', rejectRule: rule, comment }),
  revokeVerification: ({ params, body: { rule, comment } }, call) =>
    decide(call, params.id, { type: 'REVOKE', rule }, { status: 'REJECTED', rejectRule: rule, comment }),
} satisfies Partial<MockHandlers>
