import { articleRuleLabels } from '@artel/core/articles'
import { CONTENT_REJECT_RULES, type ContentRejectRule } from '@artel/core/contract'
import { errorsOf, FormDialog, type FormDialogProps } from '../FormDialog.tsx'
import { ReasonFields } from '../ReasonFields.tsx'
import { ru } from './ru.ts'

export type TakeDownDialogProps = FormDialogProps<
  { readonly rule: ContentRejectRule | null; readonly comment: string },
  unknown
>

/** Why an article is taken off the site. */
export function TakeDownDialog({ onChange, onBlur, ...frame }: TakeDownDialogProps) {
  const { values } = frame.form
  const words = ru.takingDown
  return (
    <FormDialog {...frame} danger title={words.title} submit={words.submit}>
      <p>{words.text}</p>
      <ReasonFields
        values={values}
        errors={errorsOf(frame.form)}
        rules={CONTENT_REJECT_RULES}
        labels={articleRuleLabels}
        words={words}
        isCommentOptional
        onChange={onChange}
        onBlur={onBlur}
      />
    </FormDialog>
  )
}
