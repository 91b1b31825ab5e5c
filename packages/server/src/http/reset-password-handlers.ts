import type { accountAccessOperations } from '@artel/core/contract'
import type { AuthService } from '../features/auth/auth.service.ts'
import type { PasswordReset } from '../features/auth/password-reset.service.ts'
import type { HttpHandlersOf } from './http-call.ts'
import { KNOWN_DEVICE_COOKIE } from './session-handlers.ts'

/** A new password by a letter: whoever reads the letters is the owner, and no stranger's guesses shut their browser out. */
export function resetPasswordHandlers(
  { devices }: Pick<AuthService, 'devices'>,
  passwordReset: PasswordReset,
): HttpHandlersOf<Pick<typeof accountAccessOperations, 'resetPassword'>> {
  return {
    resetPassword: async ({ body, request, mutate, setCookie }) => {
      const prepared = await passwordReset.prepare(body.hash, body.password)
      return mutate(async (unit) => {
        const userId = await passwordReset.set(unit, prepared)
        setCookie(KNOWN_DEVICE_COOKIE, devices.add(request.cookies[KNOWN_DEVICE_COOKIE], userId), { httpOnly: true })
        return undefined
      })
    },
  }
}
