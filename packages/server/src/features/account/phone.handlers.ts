import type { phoneOperations } from '@artel/core/contract'
import type { HandlersOf } from '../../domain/call.ts'
import { Refusal } from '../../domain/refusal.ts'
import type { OwnUserReader } from './own-user.ts'
import type { PhoneConfirmation } from './phone-confirmation.service.ts'

export interface PhoneHandlerDeps {
  readonly phones: PhoneConfirmation
  readonly readUser: OwnUserReader
}

/** Codes that confirm a phone. */
export const phoneHandlers = ({ phones, readUser }: PhoneHandlerDeps): HandlersOf<typeof phoneOperations> => ({
  sendPhoneCode: ({ viewer, request, mutate }) =>
    mutate(async (unit) => ({ data: await phones.send(unit, viewer, request.ip) })),
  confirmPhone: async ({ viewer, body, mutate }) => {
    const checked = await phones.check(viewer, body.code)
    return mutate(async (unit) => {
      await phones.confirm(unit, viewer, checked)
      const user = await readUser(unit.trx, viewer.id)
      if (!user) throw new Refusal('SESSION_ENDED')
      return { data: user }
    })
  },
})
