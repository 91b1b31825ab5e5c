import type { Review } from '@artel/core/contract'
import type { FormViewState } from '@artel/core/forms'
import type { ReviewAnswerValues } from '@artel/core/reviews'
import { reviewRules } from '@artel/core/validators'
import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button, Field, Textarea } from '../kit/index.ts'
import { ru } from './form.ru.ts'
import css from './ReviewForm.module.css'

export interface ReviewAnswerViewProps {
  form: FormViewState<ReviewAnswerValues, Review>
  onChange: (text: string) => void
  onBlur: () => void
  onSubmit: () => void
  onClose: () => void
}

/** The one answer of whom a review is about. */
export function ReviewAnswerView({ form, onChange, onBlur, onSubmit, onClose }: ReviewAnswerViewProps) {
  const busy = form.status === 'submitting' || form.status === 'done'
  return (
    <Dialog
      open
      title={ru.answerTitle}
      description={ru.answerAbout}
      onClose={onClose}
      footer={
        <>
          <Button loading={busy} onClick={onSubmit}>
            {ru.sendAnswer}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {ru.later}
          </Button>
        </>
      }
    >
      <div className={css.form}>
        {form.status === 'failed' && <Alert kind="error">{form.message}</Alert>}
        <Field label={ru.answer} hint={ru.answerHint} error={form.status === 'done' ? undefined : form.errors.text}>
          <Textarea
            name="text"
            maxLength={reviewRules.answer.max}
            value={form.values.text}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </Field>
      </div>
    </Dialog>
  )
}
