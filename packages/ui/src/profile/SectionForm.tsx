import type { FormEvent, ReactNode } from 'react'
import { FormProblems, SavedElsewhere } from '../forms/index.ts'
import { Button, type FormError } from '../kit/index.ts'
import css from './ProfileSection.module.css'
import { ru } from './ru.ts'

export interface SectionFormProps {
  /** What the server said; `null` when it said nothing. */
  message: string | null
  errors: readonly FormError[]
  /** Count of refusals: each new one brings focus to the summary of errors. */
  attempt: number
  isBusy: boolean
  /** Shows what somebody has saved elsewhere in the place of what is typed; `null` while nobody has. */
  onShowSaved: (() => void) | null
  /** The server's page before scripts: nothing typed would be kept, so nothing can be typed. */
  isInert: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A part of the profile that is saved by itself. */
export function SectionForm(props: SectionFormProps) {
  const { message, errors, attempt, isBusy, onShowSaved, isInert, onSubmit, children } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form noValidate className={css.form} inert={isInert} onSubmit={submit}>
      {onShowSaved ? (
        <SavedElsewhere onShowSaved={onShowSaved} />
      ) : (
        <FormProblems message={message} errors={errors} attempt={attempt} />
      )}
      {children}
      <Button type="submit" className={css.save} loading={isBusy}>
        {ru.save}
      </Button>
    </form>
  )
}
