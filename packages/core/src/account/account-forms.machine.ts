import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { defineForm, passwordField, phoneField, textField } from '../forms/index.ts'
import { personRules, signInRules } from '../validators/index.ts'

/** Another address; the new one has to be confirmed by a letter. */
export const changeEmailForm = defineForm({
  id: 'changeEmail',
  fields: { email: textField(personRules.email), password: passwordField(signInRules.password) },
  send: async (body, { api }: { readonly api: Pick<ApiClient, 'changeEmail'> }) =>
    (await api.changeEmail({ body })).data,
})

/** Another phone. */
export const changePhoneForm = defineForm({
  id: 'changePhone',
  fields: { phoneNumber: phoneField(personRules.phoneNumber) },
  send: async (body, { api }: { readonly api: Pick<ApiClient, 'updateMe'> }) => (await api.updateMe({ body })).data,
})

/** Another password, by the one that was; it ends the other sessions. */
export const changePasswordForm = defineForm({
  id: 'changePassword',
  fields: { currentPassword: passwordField(signInRules.password), password: passwordField(personRules.password) },
  send: (body, { api }: { readonly api: Pick<ApiClient, 'changePassword'> }) => api.changePassword({ body }),
})

/** Leaving for good, by the password. */
export const deleteAccountForm = defineForm({
  id: 'deleteAccount',
  fields: { password: passwordField(signInRules.password) },
  send: (body, { api }: { readonly api: Pick<ApiClient, 'deleteMe'> }) => api.deleteMe({ body }),
})

/** Form of another address. Port: `submit`; `changeEmailForm` gives it. */
export const changeEmailMachine = changeEmailForm.machine
/** Form of another phone. Port: `submit`; `changePhoneForm` gives it. */
export const changePhoneMachine = changePhoneForm.machine
/** Form of another password. Port: `submit`; `changePasswordForm` gives it. */
export const changePasswordMachine = changePasswordForm.machine
/** Form of leaving for good. Port: `submit`; `deleteAccountForm` gives it. */
export const deleteAccountMachine = deleteAccountForm.machine

export type ChangeEmailActor = ActorRefFrom<typeof changeEmailMachine>
export type ChangePhoneActor = ActorRefFrom<typeof changePhoneMachine>
export type ChangePasswordActor = ActorRefFrom<typeof changePasswordMachine>
export type DeleteAccountActor = ActorRefFrom<typeof deleteAccountMachine>
