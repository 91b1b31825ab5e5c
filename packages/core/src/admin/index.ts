export { accountLifecycleMachine } from './account-lifecycle.machine.ts'
export {
  type AccountCommand,
  type AccountFacts,
  type AccountOccasion,
  type AccountRefusal,
  accountRefusalSentences,
  rolesFor,
} from './account-refusals.ts'
export {
  accountStateLabels,
  BLOCKED_TASK_COMMENT,
  blockedSentence,
  blockedTaskRule,
  blockReason,
  blockRuleLabels,
  roleLabels,
} from './account-words.ts'
export {
  blockUserForm,
  blockUserMachine,
  changeRoleForm,
  changeRoleMachine,
  priceForm,
  priceMachine,
  redirectForm,
  redirectMachine,
  refundForm,
  refundMachine,
  type SeenAccount,
  takeDownForm,
  takeDownMachine,
} from './admin-forms.machine.ts'
export {
  type AdminArticleFilters,
  type AdminPaymentFilters,
  type AdminUserFilters,
  adminArticleList,
  adminPaymentList,
  adminUserList,
  faqDeskList,
  type MoneyDifferenceFilters,
  moneyDifferenceList,
  type RedirectFilters,
  redirectList,
  type StaffLogFilters,
  staffLogList,
} from './admin-lists.ts'
export { adminKeys, adminQueries, logQuery } from './admin-queries.ts'
export { type ArticleVersion, articleOfVersion } from './article-versions.ts'
export { type AccountDecision, accountChoices, decideAccount } from './decide-account.ts'
export {
  type FaqItemBody,
  type FaqItemValues,
  type FaqSectionValues,
  faqItemForm,
  faqItemMachine,
  faqItemValues,
  faqSectionForm,
  faqSectionMachine,
  faqSectionValues,
} from './faq-forms.machine.ts'
export { faqItemOfVersion, faqSectionOfVersion } from './faq-versions.ts'
export {
  type LandingValues,
  landingForm,
  landingOfVersion,
  landingValues,
  landingWordsMachine,
} from './landing-form.machine.ts'
export {
  type LegalEditionValues,
  legalEditionForm,
  legalEditionMachine,
  legalEditionValues,
} from './legal-edition.machine.ts'
export { listValueWord, logChange, logRule, staffActionLabels } from './log-words.ts'
export {
  type SitePageValues,
  sitePageForm,
  sitePageMachine,
  sitePageOfVersion,
  sitePageValues,
} from './site-page-form.machine.ts'
export { type TextPiece, textChanges } from './text-changes.ts'
