import type { LegalEditionValues } from '@artel/core/admin'
import type { LegalDocument } from '@artel/core/contract'
import { legalPages } from '@artel/core/legal'
import { readTextInParts } from '@artel/core/marked-text'
import { legalRules } from '@artel/core/validators'
import { Alert } from '../../kit/index.ts'
import { LegalView } from '../../legal/index.ts'
import { ru } from '../ru.ts'
import css from './Legal.module.css'

export interface EditionPreviewProps {
  document: LegalDocument
  values: LegalEditionValues
  /** The day from which it will hold. */
  day: string
}

/** The edition on its page, before it is there. */
export function EditionPreview({ document, values, day }: EditionPreviewProps) {
  const problem = legalRules.text(values.text.trim())
  if (problem !== null) {
    return (
      <Alert kind="warning" title={ru.legal.unfit}>
        {problem}
      </Alert>
    )
  }
  const { title } = legalPages[document]
  return (
    <div className={css.preview}>
      <LegalView
        level={2}
        text={{ title, version: day, isDraft: values.isDraft, ...readTextInParts(values.text.trim()) }}
      />
    </div>
  )
}
