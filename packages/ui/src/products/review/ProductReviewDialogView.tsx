import type { ProductReview } from '@artel/core/contract'
import type { FormViewState } from '@artel/core/forms'
import type { ProductReviewFormValues } from '@artel/core/reviews'
import { reviewRules } from '@artel/core/validators'
import { type FormEvent, type ReactNode, useId } from 'react'
import { FormProblems } from '../../forms/index.ts'
import { Dialog } from '../../kit/dialog/index.ts'
import { Button, Field, Textarea } from '../../kit/index.ts'
import { RatingInput } from '../../kit/rating-input/index.ts'
import css from './ProductReview.module.css'
import { ru } from './ru.ts'

/** In the order in which they stand on the screen. */
const FIELDS = ['rating', 'text', 'photoIds'] as const
const idOf = (field: (typeof FIELDS)[number]) => `product-review-${field}`

export interface ProductReviewDialogViewProps {
  open: boolean
  /** Title of the product. */
  product: string
  form: FormViewState<ProductReviewFormValues, ProductReview>
  /** Count of refusals: each new one brings focus to the summary of errors. */
  attempt: number
  /** Nobody has signed in: the way to send leads through signing in, and photos come after it. */
  isGuest: boolean
  onChange: <N extends keyof ProductReviewFormValues>(name: N, value: ProductReviewFormValues[N]) => void
  onBlur: (name: keyof ProductReviewFormValues) => void
  onSubmit: () => void
  onClose: () => void
  /** Its photos, by what is wrong with them and the id of their field. */
  photos: (error: string | undefined, id: string) => ReactNode
}

/** The button that had the focus is gone: the next one takes it. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus()

/** The window in which a product is reviewed (product §17.1), and what happens to the review next. */
export function ProductReviewDialogView(props: ProductReviewDialogViewProps) {
  const { open, product, form, attempt, isGuest, onChange, onBlur, onSubmit, onClose, photos } = props
  const formId = useId()
  // One dialog for both: another one would not know where the focus came from.
  if (form.status === 'done') {
    const close = (
      <Button ref={takeFocus} onClick={onClose}>
        {ru.close}
      </Button>
    )
    return (
      <Dialog open={open} title={ru.thanks} onClose={onClose} footer={close}>
        <p>{form.output.status === 'PUBLISHED' ? ru.published : ru.judged}</p>
      </Dialog>
    )
  }
  const { values, errors, status } = form
  const problems = FIELDS.flatMap((field) => {
    const message = errors[field]
    return message === undefined ? [] : [{ fieldId: idOf(field), message }]
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog
      open={open}
      title={ru.title}
      onClose={onClose}
      footer={
        <>
          <Button type="submit" form={formId} loading={status === 'submitting'}>
            {isGuest ? ru.signIn : ru.send}
          </Button>
          <Button variant="secondary" disabled={status === 'submitting'} onClick={onClose}>
            {ru.later}
          </Button>
        </>
      }
    >
      <form id={formId} className={css.form} onSubmit={submit} noValidate>
        <p className={css.product}>{product}</p>
        <FormProblems message={status === 'failed' ? form.message : null} errors={problems} attempt={attempt} />
        <RatingInput
          id={idOf('rating')}
          legend={ru.rating}
          error={errors.rating}
          value={values.rating}
          onChange={(value) => onChange('rating', value)}
        />
        <Field
          id={idOf('text')}
          label={ru.text}
          hint={ru.textHint}
          error={errors.text}
          optional={values.rating !== null && reviewRules.text('', values.rating) === null}
        >
          <Textarea
            name="text"
            rows={5}
            maxLength={reviewRules.text.max}
            value={values.text}
            onChange={(event) => onChange('text', event.target.value)}
            onBlur={() => onBlur('text')}
          />
        </Field>
        {isGuest ? <p className={css.note}>{ru.photosLater}</p> : photos(errors.photoIds, idOf('photoIds'))}
        <p className={css.note}>
          {ru.proof} {ru.once}
        </p>
      </form>
    </Dialog>
  )
}
