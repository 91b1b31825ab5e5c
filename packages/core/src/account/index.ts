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
export { FORGOTTEN, isForgotten } from './forgotten.ts'
export {
  ENDS_EARLY,
  type PeriodProblems,
  periodProblems,
  sentPeriods,
  type TypedPeriod,
  typedPeriods,
} from './periods.ts'
export {
  codeRefusal,
  codeTimes,
  PHONE_CODE,
  PHONES_A_DAY,
  type PhoneCodeFacts,
  pendingCode,
} from './phone-codes.ts'
export {
  type PhoneConfirmationActor,
  type PhoneConfirmationViewState,
  phoneConfirmationMachine,
  providePhoneConfirmation,
  selectPhoneConfirmation,
} from './phone-confirmation.machine.ts'
export {
  type CompanyPorts,
  type CompanySection,
  type LegalValues,
  legalForm,
  type OwnPersonValues,
  ownPersonForm,
  type PapersValues,
  papersForm,
  type StoryValues,
  storyForm,
  type WorkValues,
  workForm,
} from './profile-forms.machine.ts'
export { PROFILE_GAPS, type ProfileFilling, type ProfileGap, profileFilling } from './profile-gaps.ts'
export { profileKeys, profileQueries } from './profile-queries.ts'
export { legalDataOf, legalValues, ownPersonValues, storyValues, workValues } from './profile-values.ts'
export { accountKeys, accountQueries } from './session-queries.ts'
