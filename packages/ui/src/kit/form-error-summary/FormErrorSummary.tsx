import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon/Icon.tsx'
import css from './FormErrorSummary.module.css'

/** One thing to mend; `fieldId` is the id given to its Field or FieldGroup. */
export interface FormError {
  readonly fieldId: string
  readonly message: string
}

export interface FormErrorSummaryProps {
  /** Agreed with the number: «Исправьте 2 ошибки». */
  title: string
  errors: readonly FormError[]
  /** Count of attempts to submit: each new one brings focus here. */
  attempt: number
}

/** What keeps a form from being sent, each line leading to its field. Nothing when there is nothing. */
export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) ref.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  return (
    <section ref={ref} tabIndex={-1} aria-label={title} className={css.summary}>
      <p className={css.title}>
        <Icon of={CircleAlert} />
        {title}
      </p>
      <ul className={css.list}>
        {errors.map(({ fieldId, message }) => (
          <li key={fieldId}>
            <a
              href={`#${fieldId}`}
              className={css.link}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(fieldId)?.focus()
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
