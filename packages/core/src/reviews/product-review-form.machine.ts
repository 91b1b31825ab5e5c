import type { ActorRefFrom } from 'xstate'
import type { ApiClient } from '../api/index.ts'
import { filesField } from '../files/index.ts'
import { defineForm, textField, valueField } from '../forms/index.ts'
import { reviewRules } from '../validators/index.ts'

export interface ProductReviewFormPorts {
  readonly api: Pick<ApiClient, 'createProductReview'>
  readonly productId: number
}

/** What a buyer says of a product (product §17.1): a mark, words as of a deal, photos. `null` where no star was chosen. */
export const productReviewForm = defineForm({
  id: 'productReview',
  fields: {
    rating: valueField<number | null>(null, reviewRules.mark),
    text: textField((text: string, { rating }: { readonly rating: number | null }) => reviewRules.text(text, rating)),
    photoIds: filesField(),
  },
  send: async ({ rating, photoIds, ...rest }, { api, productId }: ProductReviewFormPorts) =>
    (await api.createProductReview({ body: { ...rest, productId, rating: rating as number, photoIds: [...photoIds] } }))
      .data,
})

/** A review of a product. Port: `submit`; `productReviewForm` gives it. */
export const productReviewFormMachine = productReviewForm.machine

export type ProductReviewFormActor = ActorRefFrom<typeof productReviewFormMachine>
export type ProductReviewFormValues = typeof productReviewForm.initial
