import { describe, expect, it } from 'vitest'
import { REPLY_STATUSES } from '../contract/index.ts'
import {
  BUDGET_TYPES,
  CONTACT_MODES,
  DATE_MODES,
  EXECUTOR_CANCEL_REASONS,
  PLACE_MODES,
  REPLY_REFUSALS,
  TASK_REJECT_RULES,
  TASK_STATUSES,
} from '../contract/task-terms.ts'
import { cancelReasonLabels, cancelReasons } from './cancel-reasons.ts'
import { replyRefusalSentences } from './reply-refusal-sentences.ts'
import * as labels from './task-labels.ts'
import { placeModeLabels, taskSortLabels } from './task-list-labels.ts'
import { WIZARD_STEPS, wizardStepLabels } from './task-wizard-steps.ts'

describe('what stands on the screen of a task', () => {
  it.each<[string, readonly string[], Readonly<Record<string, string>>]>([
    ['status', TASK_STATUSES, labels.taskStatusLabels],
    ['status of a reply', REPLY_STATUSES, labels.replyStatusLabels],
    ['place', PLACE_MODES, placeModeLabels],
    ['time', DATE_MODES, labels.dateModeLabels],
    ['budget', BUDGET_TYPES, labels.budgetTypeLabels],
    ['way to talk', CONTACT_MODES, labels.contactModeLabels],
    ['price', ['FIXED', 'FROM', 'NEGOTIABLE'], labels.priceTypeLabels],
    ['rule that was broken', TASK_REJECT_RULES, labels.rejectRuleLabels],
    ['step of the wizard', WIZARD_STEPS, wizardStepLabels],
    ['reason not to reply', REPLY_REFUSALS, replyRefusalSentences],
  ])('has words of its own for every %s', (_, codes, words) => {
    const said = codes.map((code) => words[code])
    expect(said.filter((text) => !/^[А-Я]/.test(text ?? ''))).toEqual([])
    expect(new Set(said).size).toBe(codes.length)
  })

  it('has words for every reason to cancel, whoever gives it', () => {
    const reasons = [
      ...cancelReasons('AUTHOR', 'APPROVED'),
      ...cancelReasons('AUTHOR', 'IN_PROGRESS'),
      ...cancelReasons('EXECUTOR', 'IN_PROGRESS'),
    ]
    expect(reasons.filter(({ label }) => !/^[А-Я]/.test(label ?? ''))).toEqual([])
    expect(EXECUTOR_CANCEL_REASONS.every((reason) => cancelReasonLabels[reason] !== '')).toBe(true)
  })

  it('names the orders of a list by what comes first', () => {
    for (const label of Object.values(taskSortLabels)) expect(label).toMatch(/^Сначала /)
  })
})
