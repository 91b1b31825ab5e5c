import { type AccountState, BLOCK_RULES, type BlockRule } from '../contract/admin-terms.ts'
import type { Role } from '../contract/operations.ts'
import type { Actor, RefusalRules } from '../lifecycle/index.ts'

/** What the lifecycle must know of an account. */
export interface AccountFacts {
  readonly id: string
  readonly state: AccountState
  readonly role: Role
  /** What tells an executor from a client. */
  readonly hasCompany: boolean
  /** Tasks, replies and offers that are neither over nor taken back. */
  readonly openDeals: number
  /** Administrators who can sign in, this account left out. */
  readonly otherAdmins: number
}

/** Events of product §24 with what each needs to be decided. */
export type AccountCommand =
  | { readonly type: 'CHANGE_ROLE'; readonly role: Role }
  | { readonly type: 'BLOCK'; readonly rule: BlockRule }
  | { readonly type: 'UNBLOCK' }

/** One attempt to change an account. */
export interface AccountOccasion {
  readonly account: AccountFacts
  readonly actor: Actor
}

/** Why the lifecycle of an account refuses an event, with the sentence that a person reads. */
export const accountRefusalSentences = {
  WRONG_STATE: 'Сейчас это сделать нельзя: аккаунт уже в другом состоянии.',
  NOT_ADMIN: 'Это может сделать только администратор.',
  OWN_ACCOUNT: 'Со своим аккаунтом этого сделать нельзя: попросите другого администратора.',
  LAST_ADMIN: 'Это последний администратор. Сначала назначьте другого.',
  ROLE_UNFIT: 'Эту роль аккаунт получить не может. Исполнителя от заказчика отличает компания.',
  DEALS_OPEN: 'У человека есть открытые задания, отклики или работа. Сотрудником он станет, когда их не останется.',
  RULE_UNKNOWN: 'Выберите правило из списка.',
} as const

/** Stable code of a refusal by the lifecycle of an account. */
export type AccountRefusal = keyof typeof accountRefusalSentences

type Attempt = AccountOccasion & { readonly event: AccountCommand }

const isOfStaff = (role: Role): boolean => role === 'MODERATOR' || role === 'ADMIN'

/** Roles that an account may get instead of the one it has. */
export const rolesFor = ({ role, hasCompany }: Pick<AccountFacts, 'role' | 'hasCompany'>): readonly Role[] =>
  ([hasCompany ? 'EXECUTOR' : 'CLIENT', 'MODERATOR', 'ADMIN'] satisfies Role[]).filter((one) => one !== role)

/** When each refusal applies. WRONG_STATE is the machine's own: the state has no such transition. */
export const accountRefusalRules: RefusalRules<Exclude<AccountRefusal, 'WRONG_STATE'>, Attempt> = {
  NOT_ADMIN: ({ actor }) => actor === 'system' || actor.role !== 'ADMIN',
  OWN_ACCOUNT: ({ account, actor }) => actor !== 'system' && actor.id === account.id,
  LAST_ADMIN: ({ account }) => account.role === 'ADMIN' && account.otherAdmins === 0,
  ROLE_UNFIT: ({ account, event }) => event.type === 'CHANGE_ROLE' && !rolesFor(account).includes(event.role),
  DEALS_OPEN: ({ account, event }) =>
    event.type === 'CHANGE_ROLE' && isOfStaff(event.role) && !isOfStaff(account.role) && account.openDeals > 0,
  RULE_UNKNOWN: ({ event }) => event.type === 'BLOCK' && !BLOCK_RULES.includes(event.rule),
}
