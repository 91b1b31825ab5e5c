import { FAQ_LIMITS } from '../contract/content-terms.ts'
import { countRule, neededRule, type Rule, textRule } from './rule.ts'

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const slug: Rule<string> = (typed) =>
  typed.length <= FAQ_LIMITS.slug && SLUG.test(typed)
    ? null
    : `Адрес: латинские буквы, цифры и дефисы между ними, до ${FAQ_LIMITS.slug} символов.`

/** What administrators write in the help: each rule for forms, contract, server and mocks (product §24.5). */
export const faqRules = {
  title: textRule('Название', ...FAQ_LIMITS.title, 'Назовите раздел.'),
  about: textRule('О чём раздел', ...FAQ_LIMITS.about, 'Напишите, о чём раздел.'),
  slug,
  audience: neededRule('Выберите, для кого раздел.'),
  section: neededRule('Выберите раздел помощи.'),
  question: textRule('Вопрос', ...FAQ_LIMITS.question, 'Напишите вопрос.'),
  answer: textRule('Ответ', 1, FAQ_LIMITS.answer, 'Напишите, что отвечает помощь.'),
  related: countRule([0, FAQ_LIMITS.related], {
    many: `Вопросов, которые читают дальше, не больше ${FAQ_LIMITS.related}.`,
  }),
} as const

/** Said of the address of a section that another one has. */
export const TAKEN_SECTION = 'Этот адрес занят другим разделом.'
/** Said of a section that a colleague has removed meanwhile. */
export const NO_SECTION = 'Такого раздела нет. Выберите другой.'
