import { type SignInValues, signInForm } from '@artel/core/auth'
import type { FormDraft } from '@artel/core/forms'
import type { KeyValueStorage } from '@artel/core/ports'

/** The typed address or phone: it survives a reload, and is there when the password turns out to be forgotten. */
export const signInDraft = (storage: KeyValueStorage): FormDraft<SignInValues> =>
  signInForm.draft(storage, 'artel_sign_in')
