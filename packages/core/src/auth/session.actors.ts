import { fromCallback, fromPromise } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { ROLES, type Role } from '../contract/operations.ts'
import type { User } from '../contract/users.ts'
import { sessionMachine } from './session.machine.ts'
import type { TokenKeeper } from './token-keeper.ts'

/** `USER` is the other reading of the roles (product §6): a client or an executor, told apart by having a company. */
const roleOf = ({ role, company }: Record<string, unknown>): Role | undefined =>
  role === 'USER' ? (company ? 'EXECUTOR' : 'CLIENT') : ROLES.find((known) => known === role)

const userOf = (answer: unknown): User => {
  const user = (answer as { data?: User } | undefined)?.data
  const role = typeof user?.id === 'string' ? roleOf({ ...user }) : undefined
  if (!user || !role) throw new Error('User Data response does not contain field data')
  return { ...user, role }
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
