import type { ClientRegistration, ExecutorRegistration, registrationOperations } from '@artel/core/contract'
import type { IssuedSession } from '../features/auth/auth.service.ts'
import type { Registration } from '../features/auth/registration.service.ts'
import type { HttpCall, HttpHandlersOf } from './http-call.ts'
import { keepSession, originOf } from './session-handlers.ts'

/** Registration, which begins a session as signing in does. */
export function registrationHandlers(registration: Registration): HttpHandlersOf<typeof registrationOperations> {
  const register = async (
    call: HttpCall<'registerClient'> | HttpCall<'registerExecutor'>,
    body: ClientRegistration | ExecutorRegistration,
  ) => {
    const from = originOf(call.request)
    const prepared = await registration.prepare(body, from.ip)
    let session: IssuedSession | undefined
    const answer = await call.mutate(async (unit) => {
      session = await registration.register(unit, prepared, from)
      return { data: session.tokens }
    })
    if (session) keepSession(call, session)
    return answer
  }

  return {
    registerClient: (call) => register(call, call.body),
    registerExecutor: (call) => register(call, call.body),
  }
}
