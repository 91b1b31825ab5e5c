import { Alert, Button, Field, FormErrorSummary, Input, Textarea } from '@artel/ui/kit'
import css from './Patterns.module.css'

/** What was typed. */
export interface Question {
  readonly name: string
  readonly text: string
}

export interface QuestionFormProps {
  values: Question
  errors: Partial<Record<keyof Question, string>>
  /** Count of attempts to send. */
  attempt: number
  status: 'editing' | 'submitting' | 'done'
  /** Why the server refused the last attempt; what was typed stays. */
  refusal: string | null
  onChange: (values: Question) => void
  onSubmit: () => void
}

const labels: Readonly<Record<keyof Question, string>> = { name: 'Имя', text: 'Вопрос' }

const summaryTitle = (count: number) => (count === 1 ? 'Исправьте ошибку' : `Исправьте ${count} ошибки`)

/** The pattern of every form: one column, what is wrong above and at its field, one main button, an answer in its place. */
export function QuestionForm({ values, errors, attempt, status, refusal, onChange, onSubmit }: QuestionFormProps) {
  if (status === 'done') {
    return (
      <Alert kind="success" title="Вопрос отправлен">
        Ответим на почту в течение рабочего дня.
      </Alert>
    )
  }
  const wrong = (Object.keys(labels) as (keyof Question)[]).flatMap((field) => {
    const message = errors[field]
    return message === undefined ? [] : [{ fieldId: field, message: `${labels[field]}: ${message}` }]
  })
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <FormErrorSummary title={summaryTitle(wrong.length)} errors={wrong} attempt={attempt} />
      <Field id="name" label={labels.name} error={errors.name}>
        <Input
          autoComplete="name"
          value={values.name}
          onChange={(event) => onChange({ ...values, name: event.target.value })}
        />
      </Field>
      <Field id="text" label={labels.text} hint="Номер задания ускорит ответ" error={errors.text}>
        <Textarea
          rows={4}
          value={values.text}
          onChange={(event) => onChange({ ...values, text: event.target.value })}
        />
      </Field>
      {refusal !== null && <Alert kind="error">{refusal}</Alert>}
      <Button type="submit" loading={status === 'submitting'}>
        Отправить
      </Button>
    </form>
  )
}
