import { aBuyer, aFreeExecutor, tariffFor } from './purchases.ts'
import { on, type Scenario, seesThat } from './scenario.ts'
import type { Stage } from './stage.ts'

const aPro = async (stage: Stage) => {
  await stage.someone('MODERATOR')
  return aBuyer(stage, tariffFor('PRO'))
}
const GIVEN = 'Это чат личного менеджера. Спрашивайте о заданиях, отзывах, товарах и оплате: ответит сотрудник Артели.'

/** The personal manager of executors whose tariff has one. */
export const managerScenarios: readonly Scenario[] = [
  on('openManagerChat').shows({
    title: 'An executor whose tariff has a manager gets a chat with somebody of the staff, who is called so',
    arrange: aPro,
    act: ({ executor }) => ({ by: executor, with: {} }),
    stranger: { code: 'MANAGER_NOT_IN_TARIFF' },
    look: ({ kind, status, client, executor, lastMessage }) => ({
      kind,
      status,
      executorId: executor.id,
      isStaff: client.role === 'MODERATOR' || client.role === 'ADMIN',
      isCalledSo: client.name.endsWith(', менеджер Артели'),
      text: lastMessage?.text,
    }),
    answer: ({ executor }) => ({
      kind: 'COMMON' as const,
      status: 'OPEN' as const,
      executorId: executor.id,
      isStaff: true,
      isCalledSo: true,
      text: GIVEN,
    }),
    afterwards: ({ executor }, { id }) => [
      seesThat(executor, 'listChats', { query: {} }, (items) => items.items.map((chat) => chat.id), [id]),
    ],
  }),
  on('openManagerChat').shows({
    title: 'Asked again, the manager and the chat are the same',
    arrange: async (stage) => {
      const { executor } = await aPro(stage)
      return { executor, first: await executor.does('openManagerChat', {}) }
    },
    act: ({ executor }) => ({ by: executor, with: {} }),
    stranger: { code: 'MANAGER_NOT_IN_TARIFF' },
    look: ({ id, lastSeq }) => [id, lastSeq],
    answer: ({ first }) => [first.id, 1],
  }),
  on('openManagerChat').refuses('MANAGER_NOT_IN_TARIFF', {
    title: 'A tariff without a manager has none',
    arrange: aFreeExecutor,
    act: ({ executor }) => ({ by: executor, with: {} }),
  }),
]
