export {
  type ChangeEmailActor,
  type ChangePasswordActor,
  type ChangePhoneActor,
  changeEmailForm,
  changeEmailMachine,
  changePasswordForm,
  changePasswordMachine,
  changePhoneForm,
  changePhoneMachine,
  type DeleteAccountActor,
  deleteAccountForm,
  deleteAccountMachine,
} from './account-forms.machine.ts'
export { changeCompany } from './change-company.ts'
export { checkCompany } from './check-company.ts'
export { exportFileName } from './export-file-name.ts'
export { FORGOTTEN } from './forgotten.ts'
export { accountKeys, accountQueries } from './session-queries.ts'
