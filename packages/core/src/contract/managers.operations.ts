import { EXECUTOR } from './access.ts'
import { cards } from './card.ts'
import { chat } from './chat.ts'
import { data } from './primitives.ts'
import { aChat, aParticipant } from './samples/chat.ts'
import { testUuid } from './samples/sample-values.ts'

/** The personal manager of executors whose tariff has one (product §15.1, docs/adr/0029). */
export const managerOperations = cards({
  openManagerChat: {
    method: 'POST',
    path: '/user-tariffs/manager-chat',
    access: EXECUTOR,
    idempotencyKey: true,
    summary: 'Чат с личным менеджером, кто-то из сотрудников: тот же самый, пока он работает.',
    policy: 'Свой менеджер, если он есть в тарифе.',
    response: data(chat),
    errors: ['MANAGER_NOT_IN_TARIFF', 'NO_MANAGERS'],
    example: {
      response: {
        data: aChat({
          id: 904,
          kind: 'COMMON',
          task: null,
          client: aParticipant({ id: testUuid(90), name: 'Ольга, менеджер Артели', initials: 'О', role: 'MODERATOR' }),
          lastMessage: null,
          lastSeq: 0,
        }),
      },
    },
  },
})
