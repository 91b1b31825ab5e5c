import { CATEGORY_REJECT_RULES, type CategoryRejectRule } from '../contract/category-request-terms.ts'
import { USER_REJECT_FIELDS, type UserRejectField, VERIFICATION_REJECT_RULES } from '../contract/notification-terms.ts'
import { CONTENT_REJECT_RULES, type ContentRejectRule } from '../contract/review-terms.ts'
import {
  TASK_REJECT_FIELDS,
  TASK_REJECT_RULES,
  type TaskRejectField,
  type TaskRejectRule,
} from '../contract/task-terms.ts'
import { categoryRequestRules, choiceRules, questionRules, type TextRule, textRule } from '../validators/index.ts'
import type { JudgedKind } from './desk-terms.ts'
import type { DeskDraft } from './moderation-desk.types.ts'

/** Rule that papers are turned down by. */
export type PapersRejectRule = (typeof VERIFICATION_REJECT_RULES)[number]

/** Any rule of the desk. */
export type DeskRule = TaskRejectRule | ContentRejectRule | PapersRejectRule | CategoryRejectRule

/** What of an object a rule may be broken in. */
export type DeskField = TaskRejectField | UserRejectField

const fields: Readonly<Partial<Record<JudgedKind, readonly DeskField[]>>> = {
  TASKS: TASK_REJECT_FIELDS,
  USERS: USER_REJECT_FIELDS,
}

/** What of an object of a queue may be found fault with; nothing where it is of one piece. */
export const deskFields = (kind: JudgedKind): readonly DeskField[] => fields[kind] ?? []

const rules: Readonly<Record<JudgedKind, readonly DeskRule[]>> = {
  TASKS: TASK_REJECT_RULES,
  TASK_REPLIES: CONTENT_REJECT_RULES,
  TASK_OFFERS: CONTENT_REJECT_RULES,
  ARTICLE_PUBLISH_REQUESTS: CONTENT_REJECT_RULES,
  PRODUCT_REVIEWS: CONTENT_REJECT_RULES,
  PRODUCT_CONSUMER_REVIEWS: CONTENT_REJECT_RULES,
  TASK_REVIEWS: CONTENT_REJECT_RULES,
  REVIEWS_REPLIES: CONTENT_REJECT_RULES,
  USERS: CONTENT_REJECT_RULES,
  VERIFICATION_REQUESTS: VERIFICATION_REJECT_RULES,
  COMPLAINT: [],
  QUESTION: [],
  CATEGORY_REQUESTS: CATEGORY_REJECT_RULES,
}

/** Rules that an object of a queue may be turned down by, in the order of the number keys. */
export const deskRules = (kind: JudgedKind): readonly DeskRule[] => rules[kind]

/** Words of a verdict to whom it concerns. Both verdicts of a complaint need them. */
export const verdictText = textRule('Решение', 1, 1000)
const advice = textRule('Совет автору', 0, 1000)

/** Words that a verdict needs; `null` where none are asked for. */
const wordsOf = (kind: JudgedKind, decision: DeskDraft['decision']): TextRule | null => {
  if (kind === 'COMPLAINT') return verdictText
  if (kind === 'QUESTION') return decision === 'approve' ? questionRules.answer : null
  if (kind === 'CATEGORY_REQUESTS' && decision === 'approve') return null
  return advice
}

/** Most characters of the words of a verdict; nought where it has none. */
export const verdictLength = (kind: JudgedKind, decision: DeskDraft['decision']): number =>
  wordsOf(kind, decision)?.max ?? 0

/** What a new category lacks, in words; nothing of another verdict. */
const categoryProblems = ({ decision, category }: DeskDraft) => ({
  name: decision === 'approve' && category ? categoryRequestRules.name(category.name.trim()) : null,
  parent: decision === 'approve' && category ? categoryRequestRules.parent(category.parentId) : null,
})

/** What a verdict lacks, in words; `null` where it lacks nothing. */
export const draftProblems = (kind: JudgedKind, draft: DeskDraft) => ({
  ...categoryProblems(draft),
  ...wordProblems(kind, draft),
})

const wordProblems = (kind: JudgedKind, { decision, rule, field, comment }: DeskDraft) => ({
  rule: decision === 'reject' && deskRules(kind).length > 0 ? choiceRules.rejectRule(rule) : null,
  // What is taken off of a person is said each time; of a task it may be all of it.
  field: decision === 'reject' && kind === 'USERS' ? choiceRules.rejectField(field) : null,
  comment: wordsOf(kind, decision)?.(comment) ?? null,
})

/** Whether a verdict is asked about before it is given: of most kinds approving needs nothing more. */
export const needsWords = (kind: JudgedKind, decision: DeskDraft['decision']): boolean =>
  decision === 'reject' || kind === 'COMPLAINT' || kind === 'QUESTION' || kind === 'CATEGORY_REQUESTS'
