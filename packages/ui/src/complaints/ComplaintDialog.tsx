import { COMPLAINT_REASONS, COMPLAINT_TEXT } from '@artel/core/contract'
import type { FormViewState } from '@artel/core/forms'
import { type ComplaintFormValues, type ComplaintTarget, complaintReasonLabels } from '@artel/core/moderation'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Dialog } from '../kit/dialog/index.ts'
import { Alert, Button, Field, RadioGroup, Textarea } from '../kit/index.ts'
import { ru as complaintWays } from './ask/ru.ts'
import css from './ComplaintDialog.module.css'
import { ru } from './ru.ts'

export interface ComplaintDialogProps {
  target: ComplaintTarget
  form: FormViewState<ComplaintFormValues, { id: string }>
  onChange: <N extends keyof ComplaintFormValues>(name: N, value: ComplaintFormValues[N]) => void
  onBlur: (name: keyof ComplaintFormValues) => void
  onSubmit: () => void
  onClose: () => void
  /** Its files, by what is wrong with them. */
  files?: (error: string | undefined) => ReactNode
}

/** The button that had the focus is gone: the next one takes it, so that it goes back to the page from there. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** A complaint to the moderators (product §20): why, in words, with proof; then what happens next. */
export function ComplaintDialog({ target, form, onChange, onBlur, onSubmit, onClose, files }: ComplaintDialogProps) {
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  // One dialog for both: another one would not know where the focus came from.
  if (form.status === 'done') {
    return (
      <Dialog
        open
        onClose={onClose}
        title={ru.sentTitle}
        description={ru.sentText}
        footer={
          <Button ref={takeFocus} onClick={onClose}>
            {ru.close}
          </Button>
        }
      >
        <p>{ru.sentAdvice}</p>
      </Dialog>
    )
  }
  const { values, errors } = form
  return (
    <Dialog
      open
      onClose={onClose}
      title={complaintWays.titles[target]}
      footer={
        <>
          <Button type="submit" form={id} loading={form.status === 'submitting'}>
            {ru.send}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {ru.notNow}
          </Button>
        </>
      }
    >
      <form id={id} className={css.form} onSubmit={submit} noValidate>
        <p>{ru.about}</p>
        {form.status === 'failed' && <Alert kind="error">{form.message}</Alert>}
        <RadioGroup
          legend={ru.reason}
          error={errors.reason}
          options={COMPLAINT_REASONS.map((value) => ({ value, label: complaintReasonLabels[value] }))}
          value={values.reason}
          onChange={(value) => onChange('reason', value)}
        />
        <Field label={ru.text} hint={ru.textHint(...COMPLAINT_TEXT)} error={errors.text}>
          <Textarea
            rows={4}
            maxLength={COMPLAINT_TEXT[1]}
            value={values.text}
            onChange={(event) => onChange('text', event.target.value)}
            onBlur={() => onBlur('text')}
          />
        </Field>
        {files?.(errors.fileIds)}
      </form>
    </Dialog>
  )
}
