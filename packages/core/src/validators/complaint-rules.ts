import { COMPLAINT_TEXT } from '../contract/notification-terms.ts'
import { textRule } from './rule.ts'

/** What is asked of a complaint. */
export const complaintRules = {
  text: textRule('Жалоба', ...COMPLAINT_TEXT, 'Опишите, что случилось.'),
} as const
