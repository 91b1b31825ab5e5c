import { changeEmailForm, changePhoneForm } from '@artel/core/account'
import type { KeyValueStorage } from '@artel/core/ports'

/** What is typed and not sent, by the account: whoever signs in after another finds nothing of theirs. */
export const emailDraft = (storage: KeyValueStorage, userId: string) =>
  changeEmailForm.draft(storage, `artel_new_email_${userId}`)

/** The same of the phone. */
export const phoneDraft = (storage: KeyValueStorage, userId: string) =>
  changePhoneForm.draft(storage, `artel_new_phone_${userId}`)
