import { blockRuleLabels } from '@artel/core/admin'
import { type AdminUserDetails, BLOCK_RULES, type BlockRule } from '@artel/core/contract'
import { Field, Select, Textarea } from '../kit/index.ts'
import css from './Admin.module.css'
import { errorsOf, FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { ru } from './ru.ts'

export interface BlockDialogProps
  extends FormDialogProps<{ readonly rule: BlockRule | null; readonly comment: string }, AdminUserDetails> {
  name: string
}

/** Why an account is blocked, and what that does. */
export function BlockDialog({ name, onChange, onBlur, ...frame }: BlockDialogProps) {
  const { values } = frame.form
  const errors = errorsOf(frame.form)
  const isFree = values.rule !== 'OTHER'
  return (
    <FormDialog {...frame} danger title={ru.block.title(name)} submit={ru.block.submit}>
      <ul className={css.points}>
        {ru.block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Field label={ru.block.rule} error={errors.rule}>
        <Select
          placeholder={ru.block.choose}
          value={values.rule ?? ''}
          onChange={({ target }) => onChange('rule', BLOCK_RULES.find((rule) => rule === target.value) ?? null)}
          onBlur={() => onBlur('rule')}
        >
          {BLOCK_RULES.map((rule) => (
            <option key={rule} value={rule}>
              {blockRuleLabels[rule]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={ru.block.comment} hint={ru.block.hint} optional={isFree} error={errors.comment}>
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
