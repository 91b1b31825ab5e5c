import { QUESTION_ANSWER, QUESTION_NAME, QUESTION_TEXT } from '../contract/content-terms.ts'
import { textRule } from './rule.ts'

/** What is asked of a question to the team, and of its answer. */
export const questionRules = {
  name: textRule('Имя', ...QUESTION_NAME),
  text: textRule('Вопрос', ...QUESTION_TEXT, 'Напишите, что случилось или что хотите узнать.'),
  answer: textRule('Ответ', ...QUESTION_ANSWER, 'Напишите ответ.'),
} as const

/** Said to a guest who leaves no address. */
export const NO_ANSWER_ADDRESS = 'Укажите почту, чтобы мы могли ответить.'
