import { reviewForm, reviewKeys, reviewRuleLabels } from '@artel/core/reviews'
import { taskKeys } from '@artel/core/tasks'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDraft, useForm } from '../forms/index.ts'
import { useScreenMachine, useServices, useViewer } from '../services/index.ts'
import type { AskedReview } from './asked-review.ts'
import { ReviewDialogView } from './ReviewDialogView.tsx'
import { useReviewPhotos } from './use-review-photos.ts'
import { useWaitingSend } from './use-waiting-send.ts'

export interface ReviewDialogProps {
  asked: AskedReview
  /** A closed one keeps its photos for when it opens again. */
  open: boolean
  onClose: () => void
}

/** The review of a deal over its machine; what is typed outlives a closed window, a reload and the end of the session. */
export function ReviewDialog({ asked, open, onClose }: ReviewDialogProps) {
  const { api, drafts } = useServices()
  const viewerId = useViewer()?.id
  const queries = useQueryClient()
  const { taskId, subjectId, side, mended } = asked
  const [machine] = useState(() =>
    reviewForm.provide({ api, about: mended ? { reviewId: mended.id } : { taskId, subjectId } }),
  )
  const [draft] = useState(() =>
    reviewForm.draft(drafts, `artel_review_${viewerId}_${mended?.id ?? `of_${taskId}_${subjectId}`}`),
  )
  const [had] = useState(() => (mended ? { ...marksOf(mended), text: mended.text } : {}))
  const actor = useScreenMachine(machine, { input: { values: { ...had, ...draft.restore(), side } } })
  useDraft(actor, draft)
  const photos = useReviewPhotos(actor, mended?.photos ?? [])
  const { form, attempt, onChange, onBlur, onSubmit } = useForm(actor, reviewForm.select)
  const sending = useWaitingSend({
    isBusy: photos.uploads.isBusy,
    hasFailed: photos.uploads.failed.length > 0,
    isSound: Object.keys(reviewForm.validate(form.values)).every((field) => field === 'photoIds'),
    onSubmit,
  })
  useEffect(() => {
    const subscription = actor.on('form.done', () => {
      void queries.invalidateQueries({ queryKey: reviewKeys.all })
      void queries.invalidateQueries({ queryKey: taskKeys.all })
    })
    return () => subscription.unsubscribe()
  }, [actor, queries])
  return (
    <ReviewDialogView
      open={open}
      form={form}
      attempt={attempt}
      task={asked.task}
      subject={asked.subject}
      until={asked.until}
      rejection={mended?.rejectRule ? reviewRuleLabels[mended.rejectRule].toLocaleLowerCase('ru') : null}
      {...photos}
      onChange={onChange}
      onBlur={onBlur}
      {...sending}
      onClose={() => {
        sending.onStopWaiting()
        onClose()
      }}
    />
  )
}

const marksOf = ({ rating, quality, punctuality, communication }: NonNullable<AskedReview['mended']>) => ({
  rating,
  quality,
  punctuality,
  communication,
})
