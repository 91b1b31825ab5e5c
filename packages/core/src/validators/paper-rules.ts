import { VERIFICATION_LIMITS } from '../contract/notification-terms.ts'
import { countRule } from './rule.ts'

/** What is asked of papers to be checked. */
export const documentsRule = countRule(VERIFICATION_LIMITS.documents, {
  few: 'Приложите хотя бы один документ.',
  many: `Не больше ${VERIFICATION_LIMITS.documents[1]} документов.`,
})
