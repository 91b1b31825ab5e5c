import { useEffect, useRef } from 'react'
import { Alert, type FormError, FormErrorSummary } from '../kit/index.ts'
import { ru } from './ru.ts'

export interface FormProblemsProps {
  /** What the server said; `null` when it said nothing. */
  message: string | null
  /** Fields to mend, in the order in which they stand on the screen. */
  errors: readonly FormError[]
  /** Count of refusals: each new one brings focus here. */
  attempt: number
}

/** Comes into sight: on a phone the button that was pressed is a screen below. The alert reads itself out, so focus stays. */
function Refusal({ message }: { message: string }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place}>
      <Alert kind="error">{message}</Alert>
    </div>
  )
}

/** What stands in the way of a form: the words of the server, and the fields to mend, each a link to it. */
export function FormProblems({ message, errors, attempt }: FormProblemsProps) {
  // What the server said of a field stands below, and need not be said twice.
  const own = errors.some((error) => error.message === message) ? null : message
  return (
    <>
      {/* It stays when everything is mended: a summary that came back by itself would take the focus from who is typing. */}
      <FormErrorSummary title={own ?? ru.errors(errors.length)} errors={errors} attempt={attempt} />
      {errors.length === 0 && message !== null && <Refusal message={message} />}
    </>
  )
}
