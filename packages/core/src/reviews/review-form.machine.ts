import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { defineForm, type FormField, onlyWhen, textField, valueField } from '../forms/index.ts'
import { reviewRules } from '../validators/index.ts'

/** Who writes: the client also judges the work in each respect. */
export type ReviewSide = 'CLIENT' | 'EXECUTOR'

export interface ReviewFormPorts {
  readonly api: Pick<ApiClient, 'createReview' | 'resubmitReview'>
  /** A deal to speak of, or a review that was turned down, to be mended. */
  readonly about: { readonly taskId: number; readonly subjectId: string } | { readonly reviewId: number }
}

/** What the other fields of a review are judged by. */
export interface ReviewMarked {
  readonly side: ReviewSide
  readonly rating: number | null
}

const mark = valueField<number | null>(null, reviewRules.mark)
const aspect = onlyWhen(
  ({ side }: ReviewMarked) => side === 'CLIENT',
  valueField<number | null, ReviewMarked>(null, reviewRules.mark),
)

/** Ids of what has arrived; `null` while something is on its way. They live in the list of uploads, not in the draft. */
const photos: FormField<readonly string[] | null, readonly string[]> = {
  ...valueField<readonly string[] | null>([], (ids) =>
    ids === null ? 'Подождите, пока фото загрузятся, или уберите их.' : reviewRules.photos(ids),
  ),
  wire: (ids) => ids ?? [],
  isSecret: true,
}

/** A review of the other side of a deal (product §12). `null` where no star was chosen. */
export const reviewForm = defineForm({
  id: 'review',
  fields: {
    /** Given by the page, never asked. */
    side: valueField<ReviewSide>('CLIENT'),
    rating: mark,
    quality: aspect,
    punctuality: aspect,
    communication: aspect,
    text: textField((text: string, { rating }: ReviewMarked) => reviewRules.text(text, rating)),
    photoIds: photos,
  },
  async send({ side: _, rating, photoIds, ...rest }, { api, about }: ReviewFormPorts) {
    const body = { ...rest, rating: rating as number, photoIds: [...photoIds] }
    const answer =
      'taskId' in about
        ? await api.createReview({ body: { ...body, ...about } })
        : await api.resubmitReview({ params: { id: about.reviewId }, body })
    return answer.data
  },
})

/** A review of the other side of a deal. Port: `submit`; `reviewForm` gives it. */
export const reviewFormMachine = reviewForm.machine

export type ReviewFormActor = ActorRefFrom<typeof reviewFormMachine>
export type ReviewFormValues = typeof reviewForm.initial
