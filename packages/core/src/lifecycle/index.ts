export {
  type Actor,
  firstRefusal,
  isStaff,
  type RefusalRules,
  type Step,
  stepOf,
  unless,
} from './lifecycle.ts'
