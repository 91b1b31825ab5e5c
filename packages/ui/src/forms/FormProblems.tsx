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

/** What stands in the way of a form: the words of the server, and the fields to mend, each a link to it. */
export function FormProblems({ message, errors, attempt }: FormProblemsProps) {
  if (errors.length > 0) {
    return <FormErrorSummary title={message ?? ru.errors(errors.length)} errors={errors} attempt={attempt} />
  }
  return message === null ? null : <Alert kind="error">{message}</Alert>
}
