import type { AdminPaymentDetails } from '@artel/core/contract'
import { PAYMENT_REFUND_RULES, type PaymentRefundRule } from '@artel/core/contract'
import { formatMoney } from '@artel/core/format'
import { refundRuleLabels } from '@artel/core/tariffs'
import css from '../Admin.module.css'
import { errorsOf, FormDialog, type FormDialogProps } from '../FormDialog.tsx'
import { ReasonFields } from '../ReasonFields.tsx'
import { ru } from './ru.ts'

export interface RefundDialogProps
  extends FormDialogProps<{ readonly rule: PaymentRefundRule | null; readonly comment: string }, AdminPaymentDetails> {
  /** Kopecks that go back. */
  total: number
}

/** Why money is given back, and what that does. */
export function RefundDialog({ total, onChange, onBlur, ...frame }: RefundDialogProps) {
  const { values } = frame.form
  const words = ru.dialog
  return (
    <FormDialog {...frame} danger title={words.title(formatMoney(total))} submit={words.submit}>
      <ul className={css.points}>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ReasonFields
        values={values}
        errors={errorsOf(frame.form)}
        rules={PAYMENT_REFUND_RULES}
        labels={refundRuleLabels}
        words={words}
        isCommentOptional={values.rule !== 'OTHER'}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FormDialog>
  )
}
