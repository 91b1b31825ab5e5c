import { SERVICE_LIMITS } from '../contract/content-terms.ts'
import { countRule, textRule } from './rule.ts'

/** What is asked of a line of a price list: each rule and its sentence for forms, contract, server and mocks (product §17.4). */
export const serviceRules = {
  name: textRule('Услуга', ...SERVICE_LIMITS.name, 'Назовите услугу.'),
  /** May be left empty; what is written is judged by the shape of the contract in the same words. */
  unit: textRule('Единица', 0, SERVICE_LIMITS.unit[1]),
  /** Lines that are added at once. */
  lines: countRule([1, SERVICE_LIMITS.count], {
    few: 'Добавьте хотя бы одну услугу.',
    many: `За один раз добавляется не больше ${SERVICE_LIMITS.count} услуг.`,
  }),
} as const
