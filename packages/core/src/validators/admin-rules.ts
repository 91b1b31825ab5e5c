import { BLOCK_COMMENT, type BlockRule, LIST_PRICE, type ListValueKind, MOST_LIMIT } from '../contract/admin-terms.ts'
import type { PaymentRefundRule } from '../contract/tariff-terms.ts'
import { formatNumber } from '../format/number.ts'
import { decodedPath } from '../routes/redirects.ts'
import { NO_AMOUNT, NOT_WHOLE } from './amount.ts'
import { neededRule, type Rule, sumRule, textRule } from './rule.ts'
import { atLeast, atMost } from './text.ts'

const [, longest] = BLOCK_COMMENT
const needed = textRule('Комментарий', ...BLOCK_COMMENT, 'Напишите, за что: это прочтёт владелец аккаунта.')
const refundNeeded = textRule('Комментарий', ...BLOCK_COMMENT, 'Напишите, почему возвращаете деньги.')
const allowed = textRule('Комментарий', 0, longest)

/** An address inside the site, as the table of moves takes it. */
export const SITE_PATH = /^\/(?!\/)[^\\\s?#]*$/
const sitePath: Rule<string> = (path) => {
  if (path.length > 500) return 'Адрес слишком длинный: не больше 500 символов.'
  return SITE_PATH.test(path) ? null : 'Адрес внутри сайта начинается с одной косой черты.'
}

/** Of the home page and of administration: whoever moved them away would hardly find the way back. */
const STAYS = /^\/($|admin$|admin\/)/
const movedPath: Rule<string> = (path) =>
  sitePath(path) ?? (STAYS.test(decodedPath(path)) ? 'Главная страница и управление не переезжают.' : null)

const price = sumRule(LIST_PRICE)
const count =
  (least: number): Rule<number> =>
  (value) => {
    if (!Number.isSafeInteger(value)) return NOT_WHOLE
    if (value < least) return atLeast(String(least))
    return value > MOST_LIMIT ? atMost(formatNumber(MOST_LIMIT)) : null
  }
const [limit, added] = [count(0), count(1)]

/** What administrators fill in: each rule for forms, contract, server and mocks. */
export const adminRules = {
  blockRule: neededRule('Выберите, за что блокируете.'),
  /** Nobody learns anything from «other» alone. */
  blockComment: (comment: string, { rule }: { readonly rule: BlockRule | null }): string | null =>
    rule === 'OTHER' ? needed(comment) : allowed(comment),
  refundRule: neededRule('Выберите, почему возвращаете деньги.'),
  /** The same of money that is given back. */
  refundComment: (comment: string, { rule }: { readonly rule: PaymentRefundRule | null }): string | null =>
    rule === 'OTHER' ? refundNeeded(comment) : allowed(comment),
  /** Words of a moderator to an author, where there are any. */
  verdictComment: allowed,
  role: neededRule('Выберите роль.'),
  sitePath,
  movedPath,
  /** A price in kopecks, a limit in pieces; only the limit of a tariff may be none. */
  listValue: (value: number | null, kind: ListValueKind): string | null => {
    if (kind === 'PRICE') return price(value)
    if (value === null) return kind === 'LIMIT' ? null : NO_AMOUNT
    return (kind === 'LIMIT' ? limit : added)(value)
  },
} as const
