import { MODERATION_KINDS } from '@artel/core/contract'
import { type ComplaintCommand, decideComplaint } from '@artel/core/moderation'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { queueOf } from './moderation-queue.ts'
import { pageOf } from './paging.ts'
import { faceOf } from './people.ts'
import { signedIn } from './signed-in.ts'

const decide = (call: MockCall, id: string, event: ComplaintCommand) => {
  const complaint = call.world.complaints.find((one) => one.id === id)
  if (!complaint) throw new MockRefusal('NOT_FOUND')
  const decision = decideComplaint({ complaint, actor: signedIn(call), event })
  if (!decision.ok) throw new MockRefusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  complaint.status = decision.status
  return undefined
}

/** What waits for staff, and complaints from the first word to the verdict. */
export const moderationHandlers = {
  listModeration: ({ query }, { world }) => ({ data: pageOf(queueOf(world, query.kind), query) }),
  countModeration: (_, { world }) => ({
    data: MODERATION_KINDS.map((kind) => ({ kind, count: queueOf(world, kind).length })),
  }),
  createComplaint({ body: { targetId, text } }, call) {
    const viewer = signedIn(call)
    const author = faceOf(call.world, viewer)
    const id = crypto.randomUUID()
    const createdAt = new Date(call.world.now).toISOString()
    call.world.complaints.push({ id, author, title: `Жалоба № ${targetId}`, text, createdAt, status: 'NEW' })
    return { data: { id } }
  },
  takeComplaint: ({ params }, call) => decide(call, params.id, { type: 'TAKE' }),
  resolveComplaint: ({ params, body }, call) => decide(call, params.id, { type: 'RESOLVE', verdict: body.comment }),
  dismissComplaint: ({ params, body }, call) => decide(call, params.id, { type: 'DISMISS', verdict: body.comment }),
} satisfies Partial<MockHandlers>
