import { FILE_LIMITS, type Picture as PictureFile, type Review } from '@artel/core/contract'
import type { UploadsViewState } from '@artel/core/files'
import type { FormViewState } from '@artel/core/forms'
import type { ReviewFormValues } from '@artel/core/reviews'
import { reviewRules } from '@artel/core/validators'
import { FormProblems } from '../forms/index.ts'
import { FileDrop } from '../kit/files/index.ts'
import { Alert, Field, Textarea } from '../kit/index.ts'
import { RatingInput } from '../kit/rating-input/index.ts'
import { ru } from './form.ru.ts'
import { KeptPhotos } from './KeptPhotos.tsx'
import css from './ReviewForm.module.css'

const MARKS = ['rating', 'quality', 'punctuality', 'communication'] as const
/** In the order in which they stand on the screen. */
const FIELDS = [...MARKS, 'text', 'photoIds'] as const
const idOf = (field: (typeof FIELDS)[number]) => `review-${field}`

export interface ReviewFormProps {
  form: Exclude<FormViewState<ReviewFormValues, Review>, { readonly status: 'done' }>
  /** Count of refusals: each new one brings focus to the summary of errors. */
  attempt: number
  /** Why the review was turned down, when it is mended. */
  rejection: string | null
  uploads: UploadsViewState
  /** Photos of a review that is mended. */
  kept: readonly PictureFile[]
  onChange: <N extends keyof ReviewFormValues>(name: N, value: ReviewFormValues[N]) => void
  onBlur: (name: keyof ReviewFormValues) => void
  onAddPhotos: (files: File[]) => void
  onRemovePhoto: (key: number) => void
  onCancelPhoto: (key: number) => void
  onRetryPhoto: (key: number) => void
  onRemoveKept: (id: string) => void
}

/** What one side of a deal says about the other (product §12). */
export function ReviewForm({ form, attempt, rejection, uploads, kept, onChange, onBlur, ...photos }: ReviewFormProps) {
  const { values, errors } = form
  const isClient = values.side === 'CLIENT'
  const problems = FIELDS.flatMap((field) => {
    const message = errors[field]
    return message === undefined ? [] : [{ fieldId: idOf(field), message: nameOf(field, message) }]
  })
  return (
    <div className={css.form}>
      {rejection !== null && (
        <Alert kind="warning">
          {ru.rejected(rejection)}. {ru.mendOnce}
        </Alert>
      )}
      <FormProblems message={form.status === 'failed' ? form.message : null} errors={problems} attempt={attempt} />
      {MARKS.filter((mark) => isClient || mark === 'rating').map((mark) => (
        <RatingInput
          key={mark}
          id={idOf(mark)}
          legend={mark === 'rating' ? ru.rating : ru.aspects[mark]}
          error={errors[mark]}
          value={values[mark]}
          onChange={(value) => onChange(mark, value)}
        />
      ))}
      <Field
        id={idOf('text')}
        label={ru.text}
        hint={ru.textHints[values.side]}
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
      {kept.length > 0 && <KeptPhotos photos={kept} onRemove={photos.onRemoveKept} />}
      <Field id={idOf('photoIds')} label={ru.photos} error={errors.photoIds} optional>
        <FileDrop
          rows={uploads.rows}
          refusal={uploads.refusal}
          canAdd={uploads.canAdd}
          limits={FILE_LIMITS.review}
          onAdd={photos.onAddPhotos}
          onRemove={photos.onRemovePhoto}
          onCancel={photos.onCancelPhoto}
          onRetry={photos.onRetryPhoto}
        />
      </Field>
    </div>
  )
}

/** «Качество работы: поставьте оценку.»: four fields say the same. */
const nameOf = (field: (typeof FIELDS)[number], message: string): string => {
  if (field === 'text' || field === 'photoIds') return message
  const name = field === 'rating' ? ru.rating : ru.aspects[field]
  return `${name}: ${message.charAt(0).toLocaleLowerCase('ru')}${message.slice(1)}`
}
