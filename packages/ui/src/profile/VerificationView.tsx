import type { BusinessType, VerificationState } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import { verificationRuleAdvice, verificationRuleLabels } from '@artel/core/verification'
import { BadgeCheck, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, Callout, Icon, usePageTime } from '../kit/index.ts'
import { papersRu as ru } from './ru.ts'
import css from './VerificationView.module.css'

export interface VerificationViewProps {
  state: VerificationState
  businessType: BusinessType
  /** When the company was found in order; `null` for what was before that was written down. */
  verifiedAt: string | null
  /** Where papers are sent; shown while they may be. */
  form: ReactNode
  onWithdraw: () => void
}

/** What was turned down, by which rule, and what to do. */
function Rejection({ request }: Pick<VerificationState, 'request'>) {
  if (!request?.rejectRule) return null
  return (
    <Callout kind="refusal" title={verificationRuleLabels[request.rejectRule]}>
      <p>{verificationRuleAdvice[request.rejectRule]}</p>
      {request.comment && (
        <p className={css.comment}>
          {ru.comment} «{request.comment}»
        </p>
      )}
    </Callout>
  )
}

/** The check of an executor's papers, wherever it stands (product §16). */
export function VerificationView({ state, businessType, verifiedAt, form, onWithdraw }: VerificationViewProps) {
  const { now, timeZone } = usePageTime()
  const { status, request, submissionsLeft, nextSubmissionAt } = state
  const day = (moment: string) => formatDay(moment, now, timeZone)
  if (status === 'VERIFIED') {
    return (
      <Callout title={ru.verified} icon={BadgeCheck}>
        <p>
          {verifiedAt && `${ru.verifiedOn(day(verifiedAt))} `}
          {ru.verifiedText[businessType]}
        </p>
        <p>{ru.verifiedSeen}</p>
        <p className={css.quiet}>{ru.verifiedLoss}</p>
      </Callout>
    )
  }
  if (status === 'PENDING') {
    return (
      <Callout
        kind="attention"
        title={ru.pending}
        actions={
          request && (
            <Button variant="secondary" onClick={onWithdraw}>
              {ru.withdraw}
            </Button>
          )
        }
      >
        {request && <p>{ru.pendingText(day(request.createdAt))}</p>}
        <ul className={css.documents} aria-label={ru.documents}>
          {request?.documents.map(({ id, name }) => (
            <li key={id}>
              <Icon of={FileText} size={16} />
              {name}
            </li>
          ))}
        </ul>
      </Callout>
    )
  }
  return (
    <div className={css.papers}>
      {status === 'REJECTED' && <Rejection request={request} />}
      {nextSubmissionAt !== null && submissionsLeft === 0 ? (
        <Callout kind="attention" title={ru.spent}>
          {ru.spentText(day(nextSubmissionAt))}
        </Callout>
      ) : (
        <>
          <p>
            {ru.gain} {ru.needed[businessType]}
          </p>
          {form}
          <p className={css.quiet}>{ru.attempts(submissionsLeft)}</p>
        </>
      )}
    </div>
  )
}
