import type { SignInValues } from '@artel/core/auth'
import { createFormDraft, type FormDraft } from '@artel/core/forms'
import type { KeyValueStorage } from '@artel/core/ports'

/** The typed address or phone: it survives a reload, and is there when the password turns out to be forgotten. */
export const signInDraft = (storage: KeyValueStorage): FormDraft<SignInValues> =>
  createFormDraft<SignInValues>({
    storage,
    key: 'artel_sign_in',
    initial: { login: '', password: '' },
    secrets: ['password'],
  })
