import type { TaskReply } from '@artel/core/contract'
import { PRICE_TYPES, REPLY_LIMITS } from '@artel/core/contract'
import type { FormViewState } from '@artel/core/forms'
import type { ReplyFormValues } from '@artel/core/tasks'
import type { FormEvent, ReactNode } from 'react'
import { Alert, Button, Card, Field, MoneyInput, NumberInput, RadioGroup, Textarea } from '../kit/index.ts'
import css from './ReplyForm.module.css'
import { ru } from './reply-form.ru.ts'

export interface ReplyFormProps {
  form: FormViewState<ReplyFormValues, TaskReply>
  onChange: <N extends keyof ReplyFormValues>(name: N, value: ReplyFormValues[N]) => void
  onBlur: (name: keyof ReplyFormValues) => void
  onSubmit: () => void
  /** What sending costs, above the button. */
  cost?: ReactNode
  /** Works of the portfolio beside it, by what is wrong with them. */
  works?: (error: string | undefined) => ReactNode
  /** Its files, by what is wrong with them. */
  files?: (error: string | undefined) => ReactNode
}

/** An executor's reply to a task: words, price and term (product §11). */
export function ReplyForm({ form, onChange, onBlur, onSubmit, cost, works, files }: ReplyFormProps) {
  const { values } = form
  const errors = form.status === 'done' ? {} : form.errors
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Card as="section" className={css.reply} aria-labelledby="reply-title">
      <h2 id="reply-title" tabIndex={-1} className={css.title}>
        {ru.yourReply}
      </h2>
      <form className={css.form} onSubmit={submit} noValidate>
        {form.status === 'failed' && <Alert kind="error">{form.message}</Alert>}
        <RadioGroup
          look="cards"
          legend={ru.priceType}
          options={PRICE_TYPES.map((value) => ({ value, label: ru.priceTypes[value] }))}
          value={values.priceType}
          onChange={(value) => onChange('priceType', value)}
        />
        <div className={css.row}>
          {values.priceType !== 'NEGOTIABLE' && (
            <Field label={ru.price} error={errors.price}>
              <MoneyInput
                name="price"
                value={values.price}
                onChange={(value) => onChange('price', value)}
                onBlur={() => onBlur('price')}
              />
            </Field>
          )}
          <Field label={ru.termDays} error={errors.termDays}>
            <NumberInput
              name="termDays"
              value={values.termDays}
              onChange={(value) => onChange('termDays', value)}
              onBlur={() => onBlur('termDays')}
            />
          </Field>
        </div>
        <Field label={ru.message} hint={ru.messageHint} error={errors.text}>
          <Textarea
            name="text"
            maxLength={REPLY_LIMITS.text[1]}
            value={values.text}
            onChange={(event) => onChange('text', event.target.value)}
            onBlur={() => onBlur('text')}
          />
        </Field>
        {works?.(errors.caseIds)}
        {files?.(errors.fileIds)}
        {cost}
        <Button type="submit" loading={form.status === 'submitting' || form.status === 'done'}>
          {ru.sendReply}
        </Button>
      </form>
    </Card>
  )
}
