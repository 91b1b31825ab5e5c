export {
  decidePayment,
  type PaymentDecision,
  type PaymentRefusal,
  paymentRefusalSentences,
} from './decide-payment.ts'
export {
  type PaymentActor,
  type PaymentCommand,
  type PaymentOccasion,
  paymentLifecycleMachine,
} from './payment-lifecycle.machine.ts'
export {
  formatPeriod,
  formatUsage,
  isUsable,
  paymentStatusLabels,
  serviceLabels,
  tariffTypeLabels,
} from './tariff-labels.ts'
