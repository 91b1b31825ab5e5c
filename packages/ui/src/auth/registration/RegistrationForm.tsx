import type { RegistrationClientValues } from '@artel/core/auth'
import type { ConsentEditions } from '@artel/core/contract'
import type { FormViewState } from '@artel/core/forms'
import type { FormEvent, ReactNode } from 'react'
import { FormProblems } from '../../forms/index.ts'
import { Button } from '../../kit/index.ts'
import { ConsentFields } from './ConsentFields.tsx'
import { errorList, type FormPartProps } from './form-parts.ts'
import { PersonFields } from './PersonFields.tsx'
import css from './RegistrationForm.module.css'
import { ru } from './ru.ts'

export interface RegistrationFormProps extends Pick<FormPartProps, 'onChange' | 'onBlur' | 'onSignIn'> {
  /** `done` shows as still sending: the session is learning who has signed in. */
  form: FormViewState<RegistrationClientValues, void>
  /** Count of refusals: each new one brings focus to the summary of errors. */
  attempt: number
  /** «Город». */
  city: ReactNode
  /** Days of the editions that are agreed to; left out until they are known. */
  editions?: ConsentEditions | undefined
  /** The server's page before scripts: nothing typed would be kept, so nothing can be typed. */
  isInert?: boolean
  onSubmit: () => void
}

/** Registration of a client (product §13). */
export function RegistrationForm({
  form,
  attempt,
  city,
  editions,
  isInert,
  onSubmit,
  ...handlers
}: RegistrationFormProps) {
  const errors = form.status === 'done' ? {} : form.errors
  const part = { values: form.values, errors, ...handlers }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate inert={isInert}>
      <FormProblems
        message={form.status === 'failed' ? form.message : null}
        errors={errorList(errors)}
        attempt={attempt}
      />
      <PersonFields {...part} />
      {city}
      <ConsentFields {...part} editions={editions} />
      <Button type="submit" wide loading={form.status === 'submitting' || form.status === 'done'}>
        {ru.submit}
      </Button>
    </form>
  )
}
