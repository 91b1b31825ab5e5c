import { LANDING_LIMITS } from '../contract/content-terms.ts'
import { countRule, textRule } from './rule.ts'

/** What administrators write on landing pages: each rule for forms, contract, server and mocks (product §24.5). */
export const landingRules = {
  title: textRule('Заголовок', ...LANDING_LIMITS.title, 'Напишите заголовок.'),
  lead: textRule('Вступление', ...LANDING_LIMITS.lead, 'Напишите вступление.'),
  question: textRule('Вопрос', ...LANDING_LIMITS.question, 'Напишите, о чём спрашивают.'),
  answer: textRule('Ответ', ...LANDING_LIMITS.answer, 'Напишите, что ответить.'),
  questions: countRule(LANDING_LIMITS.questions, {
    many: `Вопросов на странице не больше ${LANDING_LIMITS.questions[1]}.`,
  }),
} as const
