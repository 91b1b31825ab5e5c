import { articleRuleLabels } from '@artel/core/articles'
import { CONTENT_REJECT_RULES, type ContentRejectRule } from '@artel/core/contract'
import { Field, Select, Textarea } from '../../kit/index.ts'
import { errorsOf, FormDialog, type FormDialogProps } from '../FormDialog.tsx'
import { ru } from './ru.ts'

export type TakeDownDialogProps = FormDialogProps<
  { readonly rule: ContentRejectRule | null; readonly comment: string },
  unknown
>

/** Why an article is taken off the site. */
export function TakeDownDialog({ onChange, onBlur, ...frame }: TakeDownDialogProps) {
  const { values } = frame.form
  const errors = errorsOf(frame.form)
  const words = ru.takingDown
  return (
    <FormDialog {...frame} danger title={words.title} submit={words.submit}>
      <p>{words.text}</p>
      <Field label={words.rule} error={errors.rule}>
        <Select
          placeholder={words.choose}
          value={values.rule ?? ''}
          onChange={({ target }) =>
            onChange('rule', CONTENT_REJECT_RULES.find((rule) => rule === target.value) ?? null)
          }
          onBlur={() => onBlur('rule')}
        >
          {CONTENT_REJECT_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {articleRuleLabels[rule]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.comment} hint={words.hint} optional error={errors.comment}>
        <Textarea
          rows={3}
          value={values.comment}
          onChange={({ target }) => onChange('comment', target.value)}
          onBlur={() => onBlur('comment')}
        />
      </Field>
    </FormDialog>
  )
}
