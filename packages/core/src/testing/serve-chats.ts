import { isApiError } from '../api/errors.ts'
import type { FakeChatOperation, FakeChatServer } from './fake-chat-server.ts'
import { answer, type FakeCall, type FakeTransport, refusal } from './fake-transport.ts'

const NUMBERS = ['page', 'limit', 'chatId', 'afterSeq']

const OPERATIONS = {
  listChats: null,
  getChat: null,
  readChat: null,
  deleteChat: null,
  listChatMessages: null,
  sendChatMessage: null,
  getUnreadCount: null,
} as const satisfies Record<FakeChatOperation, null>

const argumentsOf = ({ params, query, body }: FakeCall) => ({
  params: { id: Number(params.id) },
  query: Object.fromEntries(query.map(([name, value]) => [name, NUMBERS.includes(name) ? Number(value) : value])),
  body,
})

/** Lets `server` answer the calls of the chat that reach `transport`. `userIdOf` says who is calling. */
export const serveChats = (
  transport: FakeTransport,
  server: FakeChatServer,
  userIdOf: (call: FakeCall) => string,
): FakeTransport => {
  for (const operation of Object.keys(OPERATIONS) as FakeChatOperation[]) {
    transport.on(operation, async (call) => {
      try {
        const ask = server.connect(userIdOf(call)).api[operation] as (args: unknown) => Promise<never>
        return await answer(await ask(argumentsOf(call)))(call)
      } catch (error) {
        if (isApiError(error) && error.code) return refusal(error.code)(call)
        throw error
      }
    })
  }
  return transport
}
