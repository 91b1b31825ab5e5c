import { FILE_LIMITS } from '@artel/core/contract'
import type { UploadsViewState } from '@artel/core/files'
import type { FieldErrors } from '@artel/core/forms'
import type { FormEvent } from 'react'
import { FormProblems, useIsLive } from '../forms/index.ts'
import { FileDrop, type FileDropProps } from '../kit/files/index.ts'
import { Button, Field } from '../kit/index.ts'
import { papersRu as ru } from './ru.ts'
import { profileFieldId } from './section-view.ts'
import css from './VerificationView.module.css'

export interface PapersFormProps extends Pick<FileDropProps, 'onAdd' | 'onRemove' | 'onCancel' | 'onRetry'> {
  uploads: UploadsViewState
  message: string | null
  errors: FieldErrors
  attempt: number
  isBusy: boolean
  onSubmit: () => void
}

const ID = profileFieldId('documentIds')

/** Papers to be checked. */
export function PapersForm({ uploads, message, errors, attempt, isBusy, onSubmit, ...files }: PapersFormProps) {
  const isLive = useIsLive()
  const error = errors.documentIds
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!uploads.isBusy) onSubmit()
  }
  return (
    <form noValidate className={css.form} inert={!isLive} onSubmit={submit}>
      <FormProblems message={message} errors={error ? [{ fieldId: ID, message: error }] : []} attempt={attempt} />
      <Field id={ID} label={ru.documents} hint={`${ru.documentsHint} ${ru.privacy}`} error={error}>
        <FileDrop
          {...files}
          rows={uploads.rows}
          refusal={uploads.refusal}
          canAdd={uploads.canAdd}
          limits={FILE_LIMITS.verification}
        />
      </Field>
      {uploads.isBusy && <p className={css.quiet}>{ru.uploading}</p>}
      <Button type="submit" className={css.send} loading={isBusy} disabled={uploads.isBusy}>
        {ru.send}
      </Button>
    </form>
  )
}
