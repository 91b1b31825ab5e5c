import { MODERATION_KINDS, type User } from '@artel/core/contract'
import {
  COMPLAINTS_AN_HOUR,
  type ComplaintCommand,
  type ComplaintTarget,
  complaintNotice,
  decideComplaint,
} from '@artel/core/moderation'
import { isTaskVisible } from '@artel/core/tasks'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import { mockUuid } from '../mock-uuid.ts'
import type { MockWorld } from '../world.ts'
import { seatIn } from './chat-room.ts'
import { attach } from './files.ts'
import { queueOf } from './moderation-queue.ts'
import { pageOf } from './paging.ts'
import { faceOf, isGone } from './people.ts'
import { isShown } from './product-list.ts'
import { signedIn } from './signed-in.ts'
import { tell } from './tell.ts'

const nowOf = ({ world }: MockCall) => new Date(world.now).toISOString()

const decide = (call: MockCall, id: string, event: ComplaintCommand) => {
  const complaint = call.world.complaints.find((one) => one.id === id)
  if (!complaint) throw new MockRefusal('NOT_FOUND')
  const decision = decideComplaint({ complaint, actor: signedIn(call), event })
  if (!decision.ok) throw new MockRefusal('TRANSITION_REFUSED', { refusal: decision.refusal })
  complaint.status = decision.status
  const notice = complaintNotice(event)
  if (notice) tell(call.world, complaint.author.id, notice)
  return undefined
}

const HOUR = 3_600_000

/** Whether a person may know of what they complain about. */
const isKnown = (world: MockWorld, viewer: User, target: ComplaintTarget, id: string): boolean => {
  switch (target) {
    case 'TASK':
      return world.tasks.some((task) => String(task.id) === id && isTaskVisible(task, viewer))
    case 'USER':
      return world.people.some((person) => person.id === id && !isGone(world, person))
    case 'ARTICLE':
      return world.articles.some((article) => String(article.id) === id && article.status === 'PUBLISHED')
    case 'MESSAGE':
      return world.messages.some((message) => message.id === id && seatIn(world, message.chatId, viewer.id) !== null)
    case 'PRODUCT':
      return world.products.some((product) => String(product.id) === id && isShown(world, product))
    case 'REVIEW':
      return world.reviews.some((review) => String(review.id) === id && review.status === 'PUBLISHED')
  }
}

/** What waits for staff, and complaints from the first word to the verdict. */
export const moderationHandlers = {
  listModeration: ({ query }, { world }) => ({ data: pageOf(queueOf(world, query.kind), query) }),
  countModeration: (_, { world }) => ({
    data: MODERATION_KINDS.map((kind) => {
      const queue = queueOf(world, kind)
      return { kind, count: queue.length, waitingSince: queue[0]?.waitingSince ?? null }
    }),
  }),
  createComplaint({ body: { target, targetId, reason, text, fileIds } }, call) {
    const { world } = call
    const viewer = signedIn(call)
    if (!isKnown(world, viewer, target, targetId)) throw new MockRefusal('NOT_FOUND')
    const lately = world.complaints.filter(
      ({ author, createdAt }) => author.id === viewer.id && Date.parse(createdAt) > world.now - HOUR,
    )
    if (lately.length >= COMPLAINTS_AN_HOUR) throw new MockRefusal('RATE_LIMITED')
    const files = attach(call, 'complaint', fileIds)
    const id = mockUuid(world)
    const createdAt = nowOf(call)
    const author = faceOf(world, viewer)
    world.complaints.push({ id, author, target, targetId, reason, text, files, createdAt, status: 'NEW' })
    return { data: { id } }
  },
  takeComplaint: ({ params }, call) => decide(call, params.id, { type: 'TAKE' }),
  resolveComplaint: ({ params, body }, call) => decide(call, params.id, { type: 'RESOLVE', verdict: body.comment }),
  dismissComplaint: ({ params, body }, call) => decide(call, params.id, { type: 'DISMISS', verdict: body.comment }),
} satisfies Partial<MockHandlers>
