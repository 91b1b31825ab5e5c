import { NO_MARK, REVIEW_LIMITS } from '../contract/review-terms.ts'
import { counted, words } from '../format/index.ts'
import { countRule, neededRule, textRule } from './rule.ts'
import { atMost, textLength } from './text.ts'

const [least, most] = REVIEW_LIMITS.text
/** Whatever the mark is. */
const anyText = textRule('Отзыв', 0, most)

/** A text may be empty only beside a good mark; while there is no mark, nothing is said of an empty one. */
const text = (value: string, mark: number | null): string | null => {
  const length = textLength(value.trim())
  const isGood = mark === null || mark >= REVIEW_LIMITS.emptyTextFrom
  if (length >= least || (length === 0 && isGood)) return anyText(value)
  return isGood
    ? `Напишите хотя бы ${least} символов или оставьте поле пустым.`
    : `Напишите хотя бы ${least} символов: что было не так?`
}

/** What is asked of a review and of the answer to one: each rule and its sentence for forms, contract, server and mocks. */
export const reviewRules = {
  mark: neededRule(NO_MARK),
  anyText,
  text: Object.assign(text, { label: anyText.label, max: anyText.max }),
  photos: countRule([0, REVIEW_LIMITS.photos], { many: atMost(counted(REVIEW_LIMITS.photos, words.ofFile)) }),
  answer: textRule('Ответ', ...REVIEW_LIMITS.reply),
} as const
