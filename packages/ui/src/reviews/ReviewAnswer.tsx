import type { Review } from '@artel/core/contract'
import { reviewAnswerForm, reviewKeys } from '@artel/core/reviews'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useDraft, useForm } from '../forms/index.ts'
import { useScreenMachine, useServices } from '../services/index.ts'
import { ReviewAnswerView } from './ReviewAnswerView.tsx'

/** The answer to a review over its machine; what is typed outlives a closed window. */
export function ReviewAnswer({ review, onClose }: { review: Review; onClose: () => void }) {
  const { api, drafts } = useServices()
  const queries = useQueryClient()
  const [machine] = useState(() => reviewAnswerForm.provide({ api, id: review.id }))
  const [draft] = useState(() =>
    reviewAnswerForm.draft(drafts, `artel_review_answer_${review.subject.id}_${review.id}`),
  )
  const actor = useScreenMachine(machine, { input: { values: draft.restore() } })
  useDraft(actor, draft)
  const { form, onChange, onBlur, onSubmit } = useForm(actor, reviewAnswerForm.select)
  useEffect(() => {
    const subscription = actor.on('form.done', () => {
      void queries.invalidateQueries({ queryKey: reviewKeys.all })
      onClose()
    })
    return () => subscription.unsubscribe()
  }, [actor, queries, onClose])
  return (
    <ReviewAnswerView
      form={form}
      onChange={(text) => onChange('text', text)}
      onBlur={() => onBlur('text')}
      onSubmit={onSubmit}
      onClose={onClose}
    />
  )
}
