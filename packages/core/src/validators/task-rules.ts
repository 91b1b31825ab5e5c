import { PRICE_LIMITS } from '../contract/content-terms.ts'
import { REPLY_LIMITS, TASK_LIMITS } from '../contract/task-terms.ts'
import { counted, words } from '../format/index.ts'
import { countRule, type Rule, sumRule, textRule } from './rule.ts'
import { atMost } from './text.ts'

const COMMENT = 'Комментарий'

/** What is asked of a task: each rule and its sentence for forms, contract, server and mocks. */
export const taskRules = {
  title: textRule('Что нужно сделать', ...TASK_LIMITS.title, 'Напишите, что нужно сделать.'),
  description: textRule('Описание', ...TASK_LIMITS.description, 'Опишите задание.'),
  addressDetail: textRule('Адрес', 0, TASK_LIMITS.addressDetail),
  budget: sumRule(TASK_LIMITS.budget),
  comment: textRule(COMMENT, ...TASK_LIMITS.comment),
  objection: textRule('Возражение', ...TASK_LIMITS.comment),
  optionalComment: textRule(COMMENT, 0, TASK_LIMITS.comment[1]),
} as const

/** Of the price of a product, a service or a finished work. */
export const priceRule = sumRule(PRICE_LIMITS)

const [minDays, maxDays] = REPLY_LIMITS.termDays

const termDays: Rule<number | null> = (days) => {
  if (days === null || !Number.isInteger(days)) return 'Укажите срок в днях.'
  return days < minDays || days > maxDays ? `Срок: от ${minDays} до ${maxDays} дней.` : null
}

/** What is asked of a reply to a task. */
export const replyRules = {
  text: textRule('Сообщение', ...REPLY_LIMITS.text),
  price: sumRule(REPLY_LIMITS.price),
  termDays,
  cases: countRule([0, REPLY_LIMITS.cases], { many: atMost(counted(REPLY_LIMITS.cases, words.ofWork)) }),
} as const
