import { blockRuleLabels } from '@artel/core/admin'
import { type AdminUserDetails, BLOCK_RULES, type BlockRule } from '@artel/core/contract'
import css from './Admin.module.css'
import { errorsOf, FormDialog, type FormDialogProps } from './FormDialog.tsx'
import { ReasonFields } from './ReasonFields.tsx'
import { ru } from './ru.ts'

export interface BlockDialogProps
  extends FormDialogProps<{ readonly rule: BlockRule | null; readonly comment: string }, AdminUserDetails> {
  name: string
}

/** Why an account is blocked, and what that does. */
export function BlockDialog({ name, onChange, onBlur, ...frame }: BlockDialogProps) {
  const { values } = frame.form
  return (
    <FormDialog {...frame} danger title={ru.block.title(name)} submit={ru.block.submit}>
      <ul className={css.points}>
        {ru.block.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <ReasonFields
        values={values}
        errors={errorsOf(frame.form)}
        rules={BLOCK_RULES}
        labels={blockRuleLabels}
        words={ru.block}
        isCommentOptional={values.rule !== 'OTHER'}
        onChange={onChange}
        onBlur={onBlur}
      />
    </FormDialog>
  )
}
