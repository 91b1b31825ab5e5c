import { articleRuleLabels } from '@artel/core/articles'
import { categoryRuleLabels } from '@artel/core/categories'
import type { CategoryRejectRule, ContentRejectRule, TaskRejectRule } from '@artel/core/contract'
import {
  type DeskField,
  type DeskRule,
  deskFields,
  deskRules,
  type JudgedKind,
  type PapersRejectRule,
  userRejectFieldLabels,
} from '@artel/core/moderation'
import { productRuleLabels } from '@artel/core/products'
import { reviewRuleLabels } from '@artel/core/reviews'
import { rejectFieldLabels, rejectRuleLabels } from '@artel/core/tasks'
import { ru } from './ru.ts'

const textRule = (rule: DeskRule) => reviewRuleLabels[rule as ContentRejectRule]

const labels: Readonly<Record<JudgedKind, (rule: DeskRule) => string>> = {
  TASKS: (rule) => rejectRuleLabels[rule as TaskRejectRule],
  TASK_REPLIES: textRule,
  TASK_OFFERS: textRule,
  ARTICLE_PUBLISH_REQUESTS: (rule) => articleRuleLabels[rule as ContentRejectRule],
  PRODUCT_REVIEWS: (rule) => productRuleLabels[rule as ContentRejectRule],
  PRODUCT_CONSUMER_REVIEWS: textRule,
  TASK_REVIEWS: textRule,
  REVIEWS_REPLIES: textRule,
  USERS: textRule,
  VERIFICATION_REQUESTS: (rule) => ru.papersRules[rule as PapersRejectRule],
  COMPLAINT: () => '',
  QUESTION: () => '',
  CATEGORY_REQUESTS: (rule) => categoryRuleLabels[rule as CategoryRejectRule],
}

/** The rules of a queue with their words, in the order of the number keys. */
export const ruleOptions = (kind: JudgedKind): readonly { readonly value: DeskRule; readonly label: string }[] =>
  deskRules(kind).map((value) => ({ value, label: labels[kind](value) }))

const fieldLabels: Readonly<Record<DeskField, string>> = { ...rejectFieldLabels, ...userRejectFieldLabels }

/** What of an object of a queue may be found fault with, in words. */
export const fieldOptions = (kind: JudgedKind): readonly { readonly value: DeskField; readonly label: string }[] =>
  deskFields(kind).map((value) => ({ value, label: fieldLabels[value] }))
