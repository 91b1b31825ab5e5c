import type { accountAccessOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { AuthService } from './auth.service.ts'
import type { Confirmation } from './confirmation.service.ts'
import type { PasswordReset } from './password-reset.service.ts'

export interface AccountAccessDeps {
  readonly auth: Pick<AuthService, 'endSessions' | 'listSessions'>
  readonly confirmation: Confirmation
  readonly passwordReset: PasswordReset
}

/** The links in letters and the sessions of an account; the reset itself also speaks to the browser. */
export function accountAccessHandlers({
  auth,
  confirmation,
  passwordReset,
}: AccountAccessDeps): HandlersOf<Omit<typeof accountAccessOperations, 'resetPassword'>> {
  return {
    confirmEmail: ({ body, mutate }) => mutate((unit) => nothing(confirmation.confirm(unit, body.hash))),
    sendConfirmation: ({ viewer, mutate }) => mutate((unit) => nothing(confirmation.resend(unit, viewer.id))),
    requestPasswordReset: ({ body, request }) => nothing(passwordReset.request(body.email, request.ip)),

    listSessions: async ({ viewer }) => ({ data: await auth.listSessions(viewer) }),
    endSession: ({ viewer, params, mutate }) =>
      mutate(async (unit) => {
        const ended = await auth.endSessions(unit, { userId: viewer.id, only: params.id }, 'ENDED')
        if (ended === 0) throw new Refusal('NOT_FOUND')
        return undefined
      }),
    endOtherSessions: ({ viewer, mutate }) =>
      mutate((unit) => nothing(auth.endSessions(unit, { userId: viewer.id, except: viewer.sessionId }, 'ENDED'))),
  }
}

const nothing = async (done: Promise<unknown>): Promise<undefined> => {
  await done
  return undefined
}
