import { MODERATION_KINDS, type ModerationItem, type ModerationKind } from '@artel/core/contract'
import { type ComplaintCommand, decideComplaint } from '@artel/core/moderation'
import { people } from '../fixtures/people.ts'
import type { MockCall, MockHandlers } from '../mock-handlers.ts'
import { MockRefusal } from '../mock-refusal.ts'
import type { MockWorld } from '../world.ts'
import { pageOf } from './paging.ts'
import { signedIn } from './signed-in.ts'

const tasks = (world: MockWorld): ModerationItem[] =>
  world.tasks
    .filter(({ status, revision }) => status === 'PENDING' || revision !== null)
    .map((task) => ({
      kind: 'TASKS',
      id: String(task.id),
      title: task.revision?.title ?? task.title,
      text: task.revision?.description ?? task.description,
      author: task.author,
      notes: task.revision ? ['Заказчик изменил опубликованное задание.'] : [],
      waitingSince: task.createdAt,
      version: task.version,
    }))

const complaints = (world: MockWorld): ModerationItem[] =>
  world.complaints
    .filter(({ status }) => status === 'NEW' || status === 'IN_REVIEW')
    .map(({ id, author, title, text, createdAt }) => ({
      kind: 'COMPLAINT',
      id,
      title,
      text,
      author,
      notes: [],
      waitingSince: createdAt,
      version: 1,
    }))

/** Who waits longest comes first; of the other kinds a story puts nothing there. */
const queueOf = (world: MockWorld, kind: ModerationKind): ModerationItem[] => {
  const queue = kind === 'TASKS' ? tasks(world) : kind === 'COMPLAINT' ? complaints(world) : []
  return queue.sort((a, b) => Date.parse(a.waitingSince) - Date.parse(b.waitingSince))
}

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
    const author = people.find(({ id }) => id === viewer.id)
    if (!author) throw new MockRefusal('NOT_FOUND')
    const id = crypto.randomUUID()
    const createdAt = new Date(call.world.now).toISOString()
    call.world.complaints.push({ id, author, title: `Жалоба № ${targetId}`, text, createdAt, status: 'NEW' })
    return { data: { id } }
  },
  takeComplaint: ({ params }, call) => decide(call, params.id, { type: 'TAKE' }),
  resolveComplaint: ({ params, body }, call) => decide(call, params.id, { type: 'RESOLVE', verdict: body.comment }),
  dismissComplaint: ({ params, body }, call) => decide(call, params.id, { type: 'DISMISS', verdict: body.comment }),
} satisfies Partial<MockHandlers>
