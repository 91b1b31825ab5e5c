import { Field, Select, Textarea } from '../kit/index.ts'

interface ReasonFieldsProps<Rule extends string> {
  values: { readonly rule: Rule | null; readonly comment: string }
  errors: { readonly rule?: string; readonly comment?: string }
  rules: readonly Rule[]
  labels: Readonly<Record<Rule, string>>
  words: { readonly rule: string; readonly choose: string; readonly comment: string; readonly hint: string }
  /** The rule says enough by itself. */
  isCommentOptional: boolean
  onChange: {
    (name: 'rule', value: Rule | null): void
    (name: 'comment', value: string): void
  }
  onBlur: (name: 'rule' | 'comment') => void
}

/** Which rule was broken, and what is to be said of it. */
export function ReasonFields<Rule extends string>({
  values,
  errors,
  rules,
  labels,
  words,
  isCommentOptional,
  onChange,
  onBlur,
}: ReasonFieldsProps<Rule>) {
  return (
    <>
      <Field label={words.rule} error={errors.rule}>
        <Select
          placeholder={words.choose}
          value={values.rule ?? ''}
          onChange={({ target }) => onChange('rule', rules.find((rule) => rule === target.value) ?? null)}
          onBlur={() => onBlur('rule')}
        >
          {rules.map((rule) => (
            <option key={rule} value={rule}>
              {labels[rule]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={words.comment} hint={words.hint} optional={isCommentOptional} error={errors.comment}>
        <Textarea
          rows={3}
          value={values.comment}
          onChange={({ target }) => onChange('comment', target.value)}
          onBlur={() => onBlur('comment')}
        />
      </Field>
    </>
  )
}
