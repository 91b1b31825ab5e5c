import { atVersion, taskBody } from './deals.ts'
import { anExecutorWho } from './executor-stage.ts'
import { isRefused, on, type Scenario, seesThat } from './scenario.ts'
import type { Person, Stage } from './stage.ts'
import { aHeldReply } from './task-replies.ts'

const NOBODY = { code: 'NOT_FOUND' } as const

/** An administrator, and what they have to send to close somebody's account or open it again. */
const aBlock = async (stage: Stage, { id }: Pick<Person, 'id'>) => {
  const admin = await stage.someone('ADMIN')
  const { version } = await admin.does('getAdminUser', { params: { id } })
  return { admin, params: { id }, why: { version, rule: 'FRAUD' as const }, back: { version: version + 1 } }
}

/** Somebody whose account is blocked is as good as missing, until it works again. */
export const blockedScenarios: readonly Scenario[] = [
  on('blockUser').shows({
    title: 'Nobody finds an executor who is blocked, writes to them or offers them work; after the block they are back',
    arrange: async (stage) => {
      const word = stage.word()
      const executor = await anExecutorWho(stage, { told: { about: `Мастер ${word}` } })
      const client = await stage.someone('CLIENT')
      const { id: taskId } = await client.does('createTask', { body: await taskBody(stage) })
      return { ...(await aBlock(stage, executor)), executor, client, taskId, search: { query: { q: word } } }
    },
    act: ({ admin, params, why }) => ({ by: admin, with: { params, body: why } }),
    look: ({ state }) => state,
    answer: () => 'BLOCKED' as const,
    afterwards: ({ admin, executor, client, taskId, search, params, back }, _, { guest }) => [
      seesThat(guest, 'listExecutors', search, ({ pagination }) => pagination.totalItems, 0),
      isRefused(guest, 'getExecutor', { params }, NOBODY),
      isRefused(client, 'sendTaskOffer', { body: { taskId, executorId: executor.id } }, NOBODY),
      isRefused(client, 'createChat', { body: { kind: 'COMMON', userId: executor.id } }, NOBODY),
      seesThat(admin, 'unblockUser', { params, body: back }, ({ state }) => state, 'ACTIVE'),
      seesThat(guest, 'listExecutors', search, ({ items }) => items.map(({ id }) => id), [executor.id]),
      seesThat(guest, 'getExecutor', { params }, ({ id }) => id, executor.id),
      seesThat(
        client,
        'sendTaskOffer',
        { body: { taskId, executorId: executor.id } },
        (offer) => offer.executor.id,
        executor.id,
      ),
    ],
  }),
  on('reopenTaskReply').refuses('TRANSITION_REFUSED', {
    title: 'Nobody comes back to the reply of somebody who is blocked; after the block it waits in reserve as before',
    refusal: 'SENDER_GONE',
    arrange: async (stage) => {
      const held = await aHeldReply(stage)
      const { admin, params, why, back } = await aBlock(stage, held.rival)
      await admin.does('blockUser', { params, body: why })
      return { ...held, admin, params, back }
    },
    act: ({ author, held }) => ({ by: author, with: atVersion(held) }),
    afterwards: ({ author, held, admin, params, back }) => [
      seesThat(admin, 'unblockUser', { params, body: back }, ({ state }) => state, 'ACTIVE'),
      seesThat(author, 'reopenTaskReply', atVersion(held), ({ status }) => status, 'SHORTLISTED'),
    ],
  }),
]
