import { fromCallback, fromPromise } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import type { User } from '../contract/users.ts'
import { sessionMachine } from './session.machine.ts'
import type { TokenKeeper } from './token-keeper.ts'

const userOf = (answer: unknown): User => {
  const user = (answer as { data?: Partial<User> } | undefined)?.data
  if (typeof user?.id !== 'string' || typeof user.role !== 'string') {
    throw new Error('User Data response does not contain field data')
  }
  return user as User
}

/** The session machine with its ports made of the API client and the token keeper. */
export const provideSession = ({ api, tokens }: { readonly api: ApiClient; readonly tokens: TokenKeeper }) =>
  sessionMachine.provide({
    actors: {
      loadUser: fromPromise(async () => ((await tokens.access()) === null ? null : userOf(await api.getMe()))),
      checkApprovedTask: fromPromise(async () => {
        const approved = await api.listMyTasks({ query: { limit: 1, page: 1, status: 'APPROVED' } })
        return approved.data.items.length > 0
      }),
      loadTariff: fromPromise(async () => (await api.getUserTariff()).data),
      logout: fromPromise(async () => {
        await api.logout()
        tokens.forget()
      }),
      watchTokens: fromCallback(({ sendBack }) => {
        const stops = [
          tokens.subscribe((news) => sendBack({ type: news })),
          tokens.onRefresh((news) => sendBack({ type: news })),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      }),
    },
  })
