import { paths } from '@artel/core/routes'
import { verificationRuleAdvice, verificationRuleLabels } from '@artel/core/verification'
import type { NewNotification } from '../notifications/notifier.ts'
import type { RequestRow } from './verification.queries.ts'

/*
 * What executors are told of their papers. The profile is where the next step is.
 */

const about = ({ user_id }: Pick<RequestRow, 'user_id'>, words: Pick<NewNotification, 'title' | 'text'>) => ({
  userId: user_id,
  kind: 'VERIFICATION_REQUESTS' as const,
  path: paths.profile(),
  ...words,
})

type Reason = Pick<RequestRow, 'user_id' | 'reject_rule' | 'comment'>

const reasonOf = ({ reject_rule: rule, comment }: Reason): string =>
  [rule === null ? '' : `${verificationRuleLabels[rule]}.`, comment?.trim() || (rule && verificationRuleAdvice[rule])]
    .filter(Boolean)
    .join(' ')

export const approvedNotice = (request: Pick<RequestRow, 'user_id'>): NewNotification =>
  about(request, {
    title: 'Документы подтверждены',
    text: 'В профиле и в откликах теперь стоит отметка с датой проверки.',
  })

export const rejectedNotice = (request: Reason): NewNotification =>
  about(request, { title: 'Документы не прошли проверку', text: reasonOf(request) })

export const revokedNotice = (request: Reason): NewNotification =>
  about(request, { title: 'Отметка о проверке снята', text: reasonOf(request) })
