import type { CancelReason, Task } from '@artel/core/contract'
import { TASK_LIMITS } from '@artel/core/contract'
import type { FormViewState } from '@artel/core/forms'
import { type CancelFormValues, type CancelReasonChoice, needsCancelComment } from '@artel/core/tasks'
import { Field, RadioGroup, Textarea } from '../kit/index.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { ru } from './dialogs.ru.ts'

export interface CancelDialogProps {
  /** «Отменить задание» or «Отказаться от задания». */
  title: string
  /** What will follow. */
  text: string
  reasons: readonly CancelReasonChoice[]
  form: FormViewState<CancelFormValues, Task>
  onReason: (reason: CancelReason) => void
  onComment: (comment: string) => void
  onSubmit: () => void
  onClose: () => void
}

/** Cancelling a task: why, and in words where the reason says too little alone. */
export function CancelDialog({
  title,
  text,
  reasons,
  form,
  onReason,
  onComment,
  onSubmit,
  onClose,
}: CancelDialogProps) {
  const { reason, comment } = form.values
  const errors = form.status === 'done' ? {} : form.errors
  return (
    <ConfirmDialog
      title={title}
      confirm={title}
      size="medium"
      danger
      busy={form.status === 'submitting' || form.status === 'done'}
      error={form.status === 'failed' ? form.message : null}
      onConfirm={onSubmit}
      onClose={onClose}
    >
      <p>{text}</p>
      <RadioGroup
        legend={ru.reason}
        error={errors.reason}
        options={reasons.map((choice) => ({ value: choice.reason, label: choice.label }))}
        value={reason}
        onChange={onReason}
      />
      {reason !== null && (
        <Field label={ru.comment} hint={ru.commentHint} error={errors.comment} optional={!needsCancelComment(reason)}>
          <Textarea
            rows={3}
            maxLength={TASK_LIMITS.comment[1]}
            value={comment}
            onChange={(event) => onComment(event.target.value)}
          />
        </Field>
      )}
    </ConfirmDialog>
  )
}
