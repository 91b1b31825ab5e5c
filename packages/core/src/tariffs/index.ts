export {
  decidePayment,
  type PaymentDecision,
  type PaymentRefusal,
  paymentRefusalSentences,
} from './decide-payment.ts'
export { managerLines } from './manager-lines.ts'
export { comparedServices, type OfferedAmount, offeredTariffs } from './offered-tariffs.ts'
export {
  type OfferedService,
  type OwnPayments,
  type PaidServices,
  type PaidServicesFilters,
  paidQueries,
  paidServicesList,
  returnedPayment,
  type TariffSettings,
  type TariffSettingsFilters,
  tariffSettingsList,
} from './paid-queries.ts'
export {
  type PaymentActor,
  type PaymentCommand,
  type PaymentOccasion,
  paymentLifecycleMachine,
} from './payment-lifecycle.machine.ts'
export { plannedPrice, plannedSentences } from './planned-words.ts'
export {
  PAYMENT_LIFETIME,
  PAYMENT_POLL,
  type PurchaseActor,
  type PurchaseEmitted,
  type PurchaseEvent,
  type PurchaseInput,
  type PurchaseSnapshot,
  providePurchase,
  purchaseMachine,
} from './purchase.machine.ts'
export { type PurchaseViewState, selectPurchase } from './purchase.selectors.ts'
export { type ReplyCost, replyCost, tariffKeys, tariffQueries } from './reply-cost.ts'
export { type RepliesLeft, type ReplyCounts, repliesLeft } from './reply-quota.ts'
export { type LargerTariff, type Room, roomOf, roomQueries } from './room.ts'
export {
  keptChoice,
  lacksPlace,
  nothingChosen,
  orderOf,
  SERVICES_ON_SALE,
  type ServiceChoice,
  type ServiceOnSale,
} from './service-choice.ts'
export { type MonthOfPayments, spendingByMonth } from './spending.ts'
export { type LimitChange, type OptionChange, type TariffChange, tariffChange } from './tariff-change.ts'
export {
  formatPeriod,
  formatUsage,
  isUsable,
  paymentStatusLabels,
  refundRuleLabels,
  serviceLabels,
  tariffTypeLabels,
} from './tariff-labels.ts'
