/*
 * Rules of what is sold, for whoever takes the money: the server and the mocks. Pages ask for prices and counts by calls and
 * do not import this.
 */
export { type BoughtService, boughtService, type HeldService, unspentReplies } from './bought-service.ts'
export {
  type BookedMoney,
  type BookedPurchase,
  entriesOf,
  type MoneyAccount,
  type MoneyDeed,
  type MoneyEntry,
  type MoneyMismatch,
  mismatchesOf,
} from './money.ts'
export { addMonths, monthStart } from './months.ts'
export {
  type OrderedService,
  type OrderTerms,
  orderTerms,
  type PurchaseOrder,
  priceOf,
  type TopPlace,
  topPlacesOf,
} from './order.ts'
export {
  listedTariffs,
  plannedStart,
  priceDesk,
  type SignedChange,
  type TermChange,
  termsAt,
} from './planned-terms.ts'
export {
  COUNTED_SERVICES,
  type CountedService,
  isInTariff,
  type KeptLimits,
  newTasksPace,
  type SetTerms,
  setableTerms,
  tariffLimits,
  tariffOffer,
} from './price-list.ts'
export { priceTitle } from './price-title.ts'
export { type CurrentTariff, type TariffPeriod, tariffAt } from './tariff-periods.ts'
export { planPurchase, planRefund, type TariffPlan } from './tariff-plan.ts'
export { previewTariff, type TariffChoice } from './tariff-preview.ts'
export {
  constraintOn,
  presentServices,
  presentTariff,
  type ServiceInForce,
  type ServiceUse,
  type UsedCounts,
  usageOf,
  usesOf,
} from './usage.ts'
