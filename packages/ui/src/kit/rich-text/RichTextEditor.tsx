import type { ArticleBlock, Picture } from '@artel/core/contract'
import { type ReactNode, useId } from 'react'
import { FieldGroup, Skeleton } from '../index.ts'
import { lazyPart } from '../lazy/index.ts'
import type { EditorProps } from './Editor.tsx'
import css from './RichTextEditor.module.css'
import { ru } from './ru.ts'

const Editor = lazyPart<EditorProps>(async () => (await import('./Editor.tsx')).Editor)

export interface RichTextEditorProps {
  /** Of the text itself; an error summary leads here. */
  id?: string
  label: string
  hint?: ReactNode
  error?: string | undefined
  optional?: boolean
  /** The text. What is empty in the editor is not in it. */
  value: readonly ArticleBlock[]
  onChange: (blocks: ArticleBlock[]) => void
  /** Pictures of the text by the file's id, as the server gave them. */
  pictures?: Readonly<Record<string, Picture>>
  /** Stores a picture and answers with its file, telling how much of it has gone; without it the text has no button for pictures. */
  onUpload?: (file: File, onProgress: (percent: number) => void) => Promise<Picture>
  placeholder?: string
  disabled?: boolean
}

/** A text in blocks of the contract, written and dressed by a toolbar. The editor itself loads when it is first shown. */
export function RichTextEditor({ id, label, hint, error, optional, ...rest }: RichTextEditorProps) {
  const own = useId()
  return (
    <FieldGroup legend={label} hint={hint} error={error} {...(optional && { optional })}>
      <Editor
        {...rest}
        id={id ?? own}
        label={label}
        invalid={error !== undefined}
        required={!optional}
        failed={ru.failed}
        fallback={
          <div className={css.frame} aria-busy="true">
            <div className={css.toolbar} />
            <Skeleton shape="block" className={css.waiting} />
          </div>
        }
      />
    </FieldGroup>
  )
}
