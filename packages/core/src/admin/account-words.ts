import type { AccountState, BlockRule } from '../contract/admin-terms.ts'
import { errorCatalogue } from '../contract/errors.ts'
import type { Role } from '../contract/operations.ts'

/** Roles as people call them. */
export const roleLabels: Readonly<Record<Role, string>> = {
  CLIENT: 'Заказчик',
  EXECUTOR: 'Исполнитель',
  MODERATOR: 'Модератор',
  ADMIN: 'Администратор',
}

export const accountStateLabels: Readonly<Record<AccountState, string>> = {
  ACTIVE: 'Работает',
  BLOCKED: 'Заблокирован',
  DELETED: 'Удалён',
}

/** Why somebody is blocked, as its owner reads it, too. */
export const blockRuleLabels: Readonly<Record<BlockRule, string>> = {
  FRAUD: 'Обман',
  INSULT: 'Оскорбления и угрозы',
  SPAM: 'Реклама и массовые рассылки',
  PROHIBITED: 'Запрещённые товары и услуги',
  ANOTHER_ACCOUNT: 'Второй аккаунт вместо заблокированного',
  OTHER: 'Другое нарушение правил',
}

/** Why an account was blocked, in one sentence or two. */
export const blockReason = ({
  rule,
  comment,
}: {
  readonly rule: BlockRule
  readonly comment: string | null
}): string => {
  const label = blockRuleLabels[rule]
  if (comment === null) return `Причина: ${label.toLowerCase()}.`
  return `Причина: ${label.toLowerCase()}. ${/[.!?…]$/.test(comment) ? comment : `${comment}.`}`
}

/** What somebody reads who signs in with the right password and is blocked. */
export const blockedSentence = (block: { readonly rule: BlockRule; readonly comment: string | null }): string =>
  `${errorCatalogue.ACCOUNT_BLOCKED.message} ${blockReason(block)} Если это ошибка, ответьте на наше письмо о блокировке.`

/** What a task of a blocked author is taken off the board with. */
export const blockedTaskRule = (rule: BlockRule): 'SPAM' | 'PROHIBITED' => (rule === 'SPAM' ? 'SPAM' : 'PROHIBITED')
export const BLOCKED_TASK_COMMENT = 'Аккаунт автора заблокирован.'
