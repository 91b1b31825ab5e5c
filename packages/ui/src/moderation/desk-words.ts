import type { ContentRejectRule, TaskRejectRule } from '@artel/core/contract'
import { type DeskRule, deskRules, type JudgedKind, type PapersRejectRule } from '@artel/core/moderation'
import { reviewRuleLabels } from '@artel/core/reviews'
import { rejectRuleLabels } from '@artel/core/tasks'
import { ru } from './ru.ts'

const labels: Readonly<Record<JudgedKind, (rule: DeskRule) => string>> = {
  TASKS: (rule) => rejectRuleLabels[rule as TaskRejectRule],
  TASK_REVIEWS: (rule) => reviewRuleLabels[rule as ContentRejectRule],
  VERIFICATION_REQUESTS: (rule) => ru.papersRules[rule as PapersRejectRule],
  COMPLAINT: () => '',
}

/** The rules of a queue with their words, in the order of the number keys. */
export const ruleOptions = (kind: JudgedKind): readonly { readonly value: DeskRule; readonly label: string }[] =>
  deskRules(kind).map((value) => ({ value, label: labels[kind](value) }))
