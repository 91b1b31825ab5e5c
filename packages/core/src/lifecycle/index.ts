export { type Actor, isStaff } from './actor.ts'
export { firstRefusal, type RefusalRules, type Step, stepOf, unless } from './lifecycle.ts'
