import type { Review } from '@artel/core/contract'
import { formatDay } from '@artel/core/format'
import type { FormViewState } from '@artel/core/forms'
import type { ReviewFormValues } from '@artel/core/reviews'
import { paths } from '@artel/core/routes'
import { useEffect, useRef } from 'react'
import { Dialog } from '../kit/dialog/index.ts'
import { Button, ButtonLink, usePageTime } from '../kit/index.ts'
import { ru } from './form.ru.ts'
import css from './ReviewForm.module.css'
import { ReviewForm, type ReviewFormProps } from './ReviewForm.tsx'

export interface ReviewDialogViewProps extends Omit<ReviewFormProps, 'form'> {
  open: boolean
  form: FormViewState<ReviewFormValues, Review>
  /** Of the task that the review is about. */
  task: string
  /** Whom the review is about. */
  subject: string
  /** When both reviews open at the latest, ISO 8601. */
  until: string | null
  /** It goes when the photos are here. */
  isWaiting: boolean
  onStopWaiting: () => void
  onSubmit: () => void
  onClose: () => void
}

/** The window in which a deal is reviewed, and what happens to the review next. */
export function ReviewDialogView({
  open,
  form,
  task,
  subject,
  until,
  isWaiting,
  onStopWaiting,
  onSubmit,
  onClose,
  ...rest
}: ReviewDialogViewProps) {
  const { now, timeZone } = usePageTime()
  const isMending = rest.rejection !== null
  if (form.status === 'done') {
    return (
      <Dialog open={open} title={ru.done.title} onClose={onClose} footer={<SentActions onClose={onClose} />}>
        <Sent review={form.output} />
      </Dialog>
    )
  }
  const busy = form.status === 'submitting'
  return (
    <Dialog
      open={open}
      title={isMending ? ru.mendTitle : ru.title}
      onClose={onClose}
      footer={
        <>
          <Button loading={busy || isWaiting} onClick={onSubmit}>
            {isWaiting ? ru.waits : isMending ? ru.sendMended : ru.send}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={isWaiting ? onStopWaiting : onClose}>
            {isWaiting ? ru.stopWaiting : ru.later}
          </Button>
        </>
      }
    >
      <p className={css.about}>{ru.about(task, subject)}</p>
      <ReviewForm form={form} {...rest} />
      {!isMending && (
        <p className={css.note}>
          {until !== null && ru.blind(formatDay(until, now, timeZone))} {ru.once}
        </p>
      )}
    </Dialog>
  )
}

const SentActions = ({ onClose }: { onClose: () => void }) => (
  <>
    <Button onClick={onClose}>{ru.close}</Button>
    <ButtonLink to={paths.myReviews()} variant="secondary">
      {ru.mine}
    </ButtonLink>
  </>
)

/** When everybody will read it. */
function Sent({ review }: { review: Review }) {
  const { now, timeZone } = usePageTime()
  const words = useRef<HTMLParagraphElement>(null)
  // The button that had the focus has gone.
  useEffect(() => words.current?.focus(), [])
  const day = review.opensBy && formatDay(review.opensBy, now, timeZone)
  const { done } = ru
  return (
    <p ref={words} tabIndex={-1}>
      {review.status === 'MODERATION' || review.status === 'HIDDEN' ? done[review.status](day) : done.PUBLISHED}
    </p>
  )
}
